import { readFile } from "node:fs/promises";
import path from "node:path";
import ts from "typescript";
import { listFiles } from "@site/src/shared/files";
import { HOLE, textsOf } from "../code/texts";
import { project } from "../markdown/files";
import { readPages } from "../markdown/pages";
import { parsePage } from "../markdown/parse";
import { isExternal, linksOf } from "./collect";

/** Files that use a URL, by the URL. */
export type ExternalLinks = ReadonlyMap<string, ReadonlySet<string>>;

/** Documentation for developers, which is not part of the site. */
const TEXTS = ["CONTRIBUTING.md", "README.md"];

/** Every external URL in the pages, the code and the documentation for developers. */
export async function externalLinks(): Promise<ExternalLinks> {
  const read = async (file: string): Promise<string> => readFile(path.join(project, file), "utf8");
  const texts = await Promise.all(TEXTS.map(async (file) => parsePage(file, asMdx(await read(file)))));
  const code = (await listFiles(path.join(project, "src"))).filter((file) => /\.tsx?$/u.test(file));
  const found = new Map<string, Set<string>>();
  const add = (url: string, file: string): void => {
    if (isExternal(url) && new URL(url).hostname !== "localhost")
      found.set(url, (found.get(url) ?? new Set()).add(file));
  };
  for (const page of [...(await readPages()), ...texts]) {
    for (const { url } of linksOf(page.tree)) add(url, page.path);
  }
  for (const file of code.map((name) => `src/${name}`)) {
    for (const url of urlsIn(file, await read(file))) add(url, file);
  }
  return found;
}

/** Strings of a module that are complete URLs, including those built from constants. */
function urlsIn(file: string, source: string): string[] {
  const urls: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      urls.push(...textsOf(node).filter((text) => /^https?:\/\/\S+$/u.test(text) && !text.includes(HOLE)));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return urls;
}

/** The report of all URLs, sorted, each with the files that use it. */
export function reportOf(links: ExternalLinks): string {
  const lines = [...links]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([url, files]) => [`- <${url}>`, ...[...files].sort().map((file) => `  - \`${file}\``)]);
  return [
    "# External links",
    "",
    "Every URL outside the site that its pages and its code lead to, with the files that use it.",
    "After a change, `npx vitest run --project docs tests/docs/links.test.ts -u` rewrites this list.",
    "",
    ...lines,
    "",
  ].join("\n");
}

/** Converts URLs in angle brackets, which MDX would parse as elements, to links. */
function asMdx(markdown: string): string {
  return markdown.replaceAll(/<(https?:[^>\s]+)>/gu, "[$1]($1)");
}
