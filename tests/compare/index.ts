import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Element, Nodes } from "hast";
import { listFiles } from "@site/src/shared/files";
import { find, hasClass, rawText } from "docusaurus-lean-search/hast";
import { parsePage } from "@site/src/shared/markup/page";
import { buildFolder, normalize } from "../build/site";

/** The content of a page, as lines that can be compared. */
export interface PageLines {
  readonly text: readonly string[];
  /** Each link with its target. */
  readonly link: readonly string[];
  /** Each heading with its level and anchor. */
  readonly outline: readonly string[];
}

/** Elements inside a line of text. All others start a new line. */
const INLINE = new Set(
  "a abbr b bdi cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr".split(" "),
);

/** Elements that are not displayed. */
const UNSEEN = new Set(["script", "style", "noscript", "template", "title"]);

function tidy(text: string): string {
  return text
    .replaceAll(/[\u200b\u00ad]/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

function attribute({ properties }: Element, name: string): string {
  const value = properties[name];
  return typeof value === "string" ? value : "";
}

/**
 * Reads the text, links and headings in the `main` element of a built page.
 *
 * @param html - HTML of the page
 */
export function linesOf(html: string): PageLines {
  const text = [""];
  const link: string[] = [];
  const outline: string[] = [];
  const walk = (node: Nodes): void => {
    if (node.type === "text") text.push(`${text.pop() ?? ""}${node.value}`);
    if (node.type !== "element" || UNSEEN.has(node.tagName) || hasClass(node, "hash-link")) return;
    const line = tidy(rawText(node));
    if (node.tagName === "a") link.push(`${line} → ${attribute(node, "href")}`);
    if (/^h[1-6]$/u.test(node.tagName)) outline.push(`${node.tagName} ${line} #${attribute(node, "id")}`);
    const isBlock = !INLINE.has(node.tagName);
    if (isBlock) text.push("");
    node.children.forEach(walk);
    if (isBlock) text.push("");
  };
  const main = find(parsePage(html).tree, ({ tagName }) => tagName === "main");
  if (main) walk(main);
  return { text: text.map(tidy).filter((line) => line !== ""), link, outline };
}

/** A line that was added to some pages, or removed from them. */
export interface Difference {
  readonly kind: keyof PageLines;
  readonly sign: "+" | "-";
  readonly line: string;
  /** Routes of these pages. */
  readonly pages: readonly string[];
}

/** The lines of a list without a counterpart in another: one that it has three times and the other once is returned twice. */
function surplus(lines: readonly string[], others: readonly string[]): string[] {
  const unmatched = new Map<string, number>();
  for (const line of others) unmatched.set(line, (unmatched.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = unmatched.get(line) ?? 0;
    unmatched.set(line, count - 1);
    return count <= 0;
  });
}

/**
 * Compares the pages that two builds of the site have in common. A line that only moved is not a difference.
 *
 * @param before - pages of the earlier build by route
 * @param now - pages of the later build by route
 * @returns each difference once, the most frequent first
 */
export function differencesOf(
  before: ReadonlyMap<string, PageLines>,
  now: ReadonlyMap<string, PageLines>,
): Difference[] {
  const found = new Map<string, Difference & { readonly pages: string[] }>();
  const add = (kind: keyof PageLines, sign: "+" | "-", lines: readonly string[], page: string): void => {
    for (const line of new Set(lines)) {
      const key = `${kind} ${sign} ${line}`;
      const known = found.get(key);
      if (known) known.pages.push(page);
      else found.set(key, { kind, sign, line, pages: [page] });
    }
  };
  for (const [page, current] of now) {
    const old = before.get(page);
    if (!old) continue;
    for (const kind of ["text", "link", "outline"] as const) {
      add(kind, "-", surplus(old[kind], current[kind]), page);
      add(kind, "+", surplus(current[kind], old[kind]), page);
    }
  }
  return [...found.values()].sort((a, b) => b.pages.length - a.pages.length);
}

/** Reads the pages of a build, by route. */
async function readBuild(folder: string): Promise<ReadonlyMap<string, PageLines>> {
  const files = (await listFiles(folder)).filter((file) => file.endsWith("index.html"));
  if (files.length === 0) throw new Error(`There is no page in ${folder}. Run \`npm run build\` first.`);
  const pages = new Map<string, PageLines>();
  for (const file of files.sort()) {
    const route = normalize(`/${file.replace(/index\.html$/u, "")}`);
    pages.set(route, linesOf(await readFile(path.join(folder, file), "utf8")));
  }
  return pages;
}

/** The pages that others do not have. */
function missing(pages: Iterable<string>, others: ReadonlyMap<string, unknown>): string[] {
  return [...pages].filter((page) => !others.has(page));
}

/**
 * `npm run compare -- <folder>`: lists the differences in text, links and headings between `build/` and an earlier build of the
 * site, for instance after an upgrade. A difference that many pages share is listed once.
 */
async function main(): Promise<void> {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error("Name the folder of another build: npm run compare -- <folder>");
  const before = await readBuild(path.resolve(folder));
  const now = await readBuild(buildFolder);
  const lines = [
    ...missing(before.keys(), now).map((page) => `- page ${page}`),
    ...missing(now.keys(), before).map((page) => `+ page ${page}`),
    ...differencesOf(before, now).map(
      ({ kind, sign, line, pages }) => `${sign} ${kind} ${line}  (${String(pages.length)}: ${pages[0] ?? ""})`,
    ),
  ];
  process.stdout.write(`${lines.length === 0 ? "No differences." : lines.join("\n")}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
