import { readFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "@site/src/shared/files";
import { fileOf } from "../../docs/blocks/roles";
import { SITE_CONFIG, createSandbox } from "../../docs/blocks/sandbox";
import { runLoaded } from "../../docs/blocks/shell";
import { parseFences } from "../../docs/fences";
import type { Fence } from "../../docs/fences";
import { project } from "../../docs/markdown/files";
import { writeFiles } from "../../writeFiles";

/** Contents of files by path. */
export type Files = Readonly<Record<string, string>>;

/** What a user does in a folder with installed packages. */
export interface Run {
  /** Initial files: a schema, a configuration, and maybe a formatter or a script. */
  readonly files: Files;
  /** Commands and files to write. */
  readonly steps: readonly (string | Files)[];
}

/** The results of a run. */
export interface Outcome {
  /** Output of each command. */
  readonly printed: readonly string[];
  /** Files below `docs/`, by path. */
  readonly docs: Files;
  /**
   * Returns the text of a file below `docs/`.
   *
   * @throws Error if the file is missing, so that a missing page does not pass for one that lacks a text
   */
  readonly text: (file: string) => string;
}

/** One way to reproduce a bug. */
export interface Trial {
  /** Triggers the bug. */
  readonly run: Run;
  /** The same run with the workaround or, if there is none, without the trigger. */
  readonly control: Run;
  /** Whether the results show the bug: true for the run, false for the control. */
  readonly shows: (outcome: Outcome) => boolean;
}

/** Trials by the anchor of the bug's row in the docs, then by what triggers the bug. */
export type Reproductions = Readonly<Record<string, Readonly<Record<string, Trial>>>>;

const runs = new Map<string, Promise<Outcome>>();

/**
 * Does what a run describes with the installed tool. Equal runs share one result.
 *
 * @throws Error when a command fails
 */
export async function outcomeOf(run: Run): Promise<Outcome> {
  const key = JSON.stringify(run);
  const outcome = runs.get(key) ?? execute(run);
  runs.set(key, outcome);
  return outcome;
}

async function execute({ files, steps }: Run): Promise<Outcome> {
  const sandbox = await createSandbox(files);
  try {
    const printed: string[] = [];
    for (const step of steps) {
      if (typeof step !== "string") await writeFiles(sandbox.folder, step);
      else {
        const { output, code } = await runLoaded(sandbox.folder, step, { DOCUSAURUS_CLI_CONFIG: SITE_CONFIG });
        if (code !== 0) throw new Error(`\`${step}\` ended with ${String(code)}:\n${output}`);
        printed.push(output);
      }
    }
    return { printed, ...(await readDocs(path.join(sandbox.folder, "docs"))) };
  } finally {
    await sandbox.remove();
  }
}

async function readDocs(folder: string): Promise<Pick<Outcome, "docs" | "text">> {
  const names = await listFiles(folder);
  const texts = names.map(async (name) => [name, await readFile(path.join(folder, name), "utf8")] as const);
  const docs = Object.fromEntries(await Promise.all(texts));
  const text = (file: string): string => {
    const found = docs[file];
    if (found === undefined) throw new Error(`docs/${file} was not written. Written: ${names.join(", ")}`);
    return found;
  };
  return { docs, text };
}

/** Paths of pages to which others link, but which were not written. */
export function brokenLinks({ docs }: Outcome): string[] {
  return Object.values(docs).flatMap((text) =>
    [...text.matchAll(/\]\(\/([^)#]+\.mdx?)/gu)].flatMap(([, page = ""]) => (page in docs ? [] : [page])),
  );
}

/** Titles in the front matter of the pages. */
export function titles({ docs }: Outcome): string[] {
  return Object.values(docs).flatMap((text) => /^---\n[^]*?^title: (.*)$/mu.exec(text)?.[1] ?? []);
}

const fences = new Map<string, Fence[]>();

/**
 * Returns the code of a file that the docs show as a workaround.
 *
 * @param page path of the page
 * @param heading heading above the block
 * @param file file that the title of the block names
 * @throws Error if the page shows no such file there
 */
export function codeInDocs(page: string, heading: string, file: string): string {
  const blocks = fences.get(page) ?? parseFences(page, readFileSync(path.join(project, page), "utf8"));
  fences.set(page, blocks);
  const block = blocks.find((fence) => fence.headings.includes(heading) && fileOf(fence) === file);
  if (block === undefined) throw new Error(`${page} shows no ${file} below "${heading}"`);
  return block.code;
}

/** A schema that triggers the bugs. */
export const schema = `directive @internal(level: Level) on OBJECT
directive @beta on OBJECT
directive @doc(category: String) on OBJECT

enum Level {
  LOW
}

type Query {
  user(id: ID): User
}

type Mutation {
  rename(name: String): User
}

type User @doc(category: "People") {
  name: String
  pet: Pet!
  toy: Toy
  age: Int @deprecated(reason: "Ask them.")
  size: Int @deprecated(reason: "First line.\\nSecond line.")
}

type Pet @internal {
  name: String
}

type Toy @beta {
  name: String
}
`;

/** The loader for the schema, in a form that is valid in JavaScript and YAML. */
export const LOADERS = 'loaders: { GraphQLFileLoader: "@graphql-tools/graphql-file-loader" }';

/** The command that generates pages in a Docusaurus site. */
export const DOCUSAURUS = "docusaurus graphql-to-doc";

/** The command that generates pages without Docusaurus. */
export const GQLMD = "gqlmd graphql-to-doc";

/** Parts of a run in addition to the options of the tool. */
interface RunExtras {
  /** Source code of `formatter.cjs`, which is used as the formatter. */
  readonly formatter?: string;
  readonly files?: Files;
  /** Steps to run instead of the command alone. */
  readonly steps?: Run["steps"];
}

/**
 * A run that generates pages in Docusaurus.
 *
 * @param options options of the plugin, as JavaScript
 */
export function docusaurus(options: string, { formatter, files, steps = [DOCUSAURUS] }: RunExtras = {}): Run {
  const formatterOption = formatter === undefined ? "" : 'formatter: new URL("./formatter.cjs", import.meta.url).href';
  const allOptions = [LOADERS, options, formatterOption].filter((option) => option !== "").join(", ");
  const config = `export default { plugins: [["@graphql-markdown/docusaurus", { ${allOptions} }]] };\n`;
  return { files: { "docusaurus.config.js": config, ...filesOf(formatter), ...files }, steps };
}

/**
 * A run that generates pages without Docusaurus.
 *
 * @param options options of the tool, as YAML
 */
export function gqlmd(options: string, { formatter, files, steps = [GQLMD] }: RunExtras = {}): Run {
  const formatterOption = formatter === undefined ? "" : 'formatter: "${PWD}/formatter.cjs"';
  const allOptions = [LOADERS, options, formatterOption].filter((option) => option !== "").join(", ");
  const config = `schema: schema.graphql\nextensions: { graphql-markdown: { ${allOptions} } }\n`;
  return { files: { ".graphqlrc": config, ...filesOf(formatter), ...files }, steps };
}

function filesOf(formatter: string | undefined): Files {
  return { "schema.graphql": schema, ...(formatter === undefined ? {} : { "formatter.cjs": formatter }) };
}
