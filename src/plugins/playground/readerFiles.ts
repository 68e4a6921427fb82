/**
 * Files that readers download, as data for the playground: the starter projects, the reference formatter, and the
 * definitions of Federation.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "../../shared/files";
import { starterKinds } from "./browser/ui/result/project";
import type { StarterKind, Starters } from "./browser/ui/result/project";
import type { GeneratedFile } from "./browser/protocol";

export const startersFolder = "packages/starters";

/** Files that running a starter leaves in its folder, besides those that its `.gitignore` names. */
const GENERATED = ["package-lock.json", "docs/api/", "src/content/docs/api/"];

/** The first files in an archive. */
const FIRST = ["README.md", "package.json"];

async function readStarter(folder: string): Promise<Readonly<Record<string, string>>> {
  const read = (file: string): Promise<string> => readFile(path.join(folder, file), "utf8");
  const leftovers = [...GENERATED, ...(await read(".gitignore")).trim().split("\n")];
  const files = (await listFiles(folder)).filter((file) => !leftovers.some((start) => file.startsWith(start)));
  const entries = [...new Set([...FIRST, ...files])].map(async (file) => [file, await read(file)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** Reads the files of each starter, without the pages generated from its sample schema. */
export async function readStarters(siteDir: string): Promise<Starters> {
  const kinds = Object.keys(starterKinds) as StarterKind[];
  const entries = kinds.map(async (kind) => [kind, await readStarter(path.join(siteDir, startersFolder, kind))]);
  return Object.fromEntries(await Promise.all(entries)) as Starters;
}

export const formatterFolder = "packages/reference-formatter";

/** Matches the pictures in the README of the formatter. */
const PICTURES = /\nBefore:\n.*<\/picture>\n/su;

/**
 * Reads the files of the reference formatter, without the pictures of its README. Their paths begin with the folder
 * `formatter`.
 *
 * @throws Error if the README shows no pictures
 */
export async function readFormatter(siteDir: string): Promise<readonly GeneratedFile[]> {
  const folder = path.join(siteDir, formatterFolder);
  const files = (await listFiles(folder)).filter((file) => !file.endsWith(".webp"));
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(folder, file), "utf8");
      if (file !== "README.md") return { path: `formatter/${file}`, text };
      if (!PICTURES.test(text))
        throw new Error(`${formatterFolder}/README.md shows no pictures; correct readerFiles.ts.`);
      return { path: `formatter/${file}`, text: text.replace(PICTURES, "") };
    }),
  );
}

/** Matches the code block with the definitions of Federation, by its title. */
const BLOCK = /^```graphql title="federation\.graphql"\n(?<text>.*?)^```$/msu;

/** Returns the path of the docs page with the definitions of Federation. */
export function federationPage(siteDir: string): string {
  return path.join(siteDir, "docs/guides/federation.mdx");
}

/**
 * Reads the definitions of Federation that the docs give, which the playground adds to a subgraph.
 *
 * @throws Error when the page has no block with the title federation.graphql
 */
export async function federationDefinitions(siteDir: string): Promise<string> {
  const page = federationPage(siteDir);
  const text = BLOCK.exec(await readFile(page, "utf8"))?.groups?.["text"];
  if (text === undefined) {
    throw new Error(`${path.relative(siteDir, page)} has no block of GraphQL with the title federation.graphql.`);
  }
  return text;
}
