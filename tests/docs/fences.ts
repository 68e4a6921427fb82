import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { listFiles } from "@site/src/shared/files/list";

const project = fileURLToPath(new URL("../..", import.meta.url));

/** A fenced code block of a page. */
export interface Fence {
  /** Path of the page from the project's folder, as in `docs/intro.mdx`. */
  readonly page: string;
  /** Line of the opening fence, counted from 1. */
  readonly line: number;
  /** Empty when the block declares none. */
  readonly language: string;
  /** What follows the language: `title="a.js"` as `title: "a.js"`, a word without a value as an empty text. */
  readonly meta: Readonly<Record<string, string>>;
  /** Content without the indentation of the fence, ending in a line break. */
  readonly code: string;
  /** Values of the enclosing `TabItem` elements, outermost first. */
  readonly tabs: readonly string[];
  /** Texts of the `h2` and `h3` above the block; empty above the first heading. */
  readonly headings: readonly string[];
}

interface Opening {
  readonly indent: number;
  readonly marker: string;
  readonly fence: Omit<Fence, "code">;
}

/**
 * The fenced blocks of one page, in order. A fence inside a longer fence is content.
 *
 * @param page path that the blocks are to carry
 * @param source text of the page
 * @throws Error when a fence is never closed
 */
export function parseFences(page: string, source: string): Fence[] {
  const fences: Fence[] = [];
  const tabs: string[] = [];
  let headings: string[] = [];
  let opening: Opening | undefined;
  let code: string[] = [];
  for (const [index, text] of source.split(/\r?\n/u).entries()) {
    if (opening === undefined) {
      readTabs(text, tabs);
      headings = readHeading(text, headings);
      opening = openFence(text, { page, line: index + 1, tabs: [...tabs], headings });
      code = [];
    } else if (closes(text, opening.marker)) {
      fences.push({ ...opening.fence, code: code.map((line) => `${line}\n`).join("") });
      opening = undefined;
    } else {
      code.push(text.slice(0, opening.indent).trimStart() + text.slice(opening.indent));
    }
  }
  if (opening !== undefined) throw new Error(`${page}:${String(opening.fence.line)}: the code block is never closed`);
  return fences;
}

/**
 * The fenced blocks of every written page: the main documentation and the entry page of the API reference.
 *
 * @param root folder that holds `docs/` and `api/`; another one than the project's serves tests on copies
 */
export async function readFences(root: string = project): Promise<Fence[]> {
  const docs = (await listFiles(path.join(root, "docs"))).filter((file) => /\.mdx?$/u.test(file));
  const pages = [...docs.map((file) => `docs/${file}`), "api/index.mdx"];
  const read = async (page: string): Promise<Fence[]> =>
    parseFences(page, await readFile(path.join(root, page), "utf8"));
  return (await Promise.all(pages.map(read))).flat();
}

function readTabs(text: string, tabs: string[]): void {
  for (const [tag, value] of text.matchAll(/<TabItem\b[^>]*?\bvalue="([^"]*)"[^>]*>|<\/TabItem>/gu)) {
    if (tag.startsWith("</")) tabs.pop();
    else tabs.push(value ?? "");
  }
}

function readHeading(text: string, headings: string[]): string[] {
  const match = /^(#{2,3}) (.*?)(?:\s*\{#[^}]+\})?$/u.exec(text);
  if (match === null) return headings;
  const [, level = "", title = ""] = match;
  return level.length === 2 ? [title] : [...headings.slice(0, 1), title];
}

function openFence(text: string, place: Omit<Fence, "language" | "meta" | "code">): Opening | undefined {
  const match = /^(\s*)(`{3,}|~{3,})\s*([^\s`{]*)(.*)$/u.exec(text);
  if (match === null) return undefined;
  const [, indent = "", marker = "", language = "", meta = ""] = match;
  return { indent: indent.length, marker, fence: { ...place, language, meta: parseMeta(meta) } };
}

function closes(text: string, marker: string): boolean {
  const line = text.trim();
  return line.startsWith(marker) && line === marker.charAt(0).repeat(line.length);
}

function parseMeta(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/gu)];
  return Object.fromEntries(pairs.map(([, key, double, single, bare]) => [key ?? "", double ?? single ?? bare ?? ""]));
}
