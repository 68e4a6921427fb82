import type { Nodes } from "mdast";
import { sourceOf, parseMdx } from "@site/src/generate/markdown";
import { formsOf, hasForms } from "@site/src/plugins/configurationForms/forms";
import { commandsFor, hasManagers, MANAGERS } from "@site/src/plugins/packageManagers/commands";
import { commandsWith, hasPrograms, PROGRAMS } from "@site/src/plugins/toolCommands/commands";
import { readSource, writtenPages } from "./markdown/files";
import { attributeOf } from "./markdown/pages";
import type { MarkdownNode } from "./markdown/pages";

/** A fenced code block of a page. */
export interface Fence {
  /** Path of the page from the project's folder, as in `docs/intro.mdx`. */
  readonly page: string;
  /** Line of the opening fence, counted from 1. */
  readonly line: number;
  /** Empty if the block has none. */
  readonly language: string;
  /** Metadata after the language, such as `title: "a.js"`. A word without a value has an empty string. */
  readonly meta: Readonly<Record<string, string>>;
  /** Content without the indentation of the fence, ending in a line break. */
  readonly code: string;
  /** Values of the enclosing `TabItem` elements, outermost first. */
  readonly tabs: readonly string[];
  /** Texts of the `h2` and `h3` above the block; empty above the first heading. */
  readonly headings: readonly string[];
}

/** Page and line of a block. */
export const placeOf = ({ page, line }: Pick<Fence, "page" | "line">): string => `${page}:${String(line)}`;

/**
 * The fenced blocks of one page, in order. A fence inside a longer fence is content.
 *
 * @param page path of the page
 * @param source text of the page
 * @throws Error when a fence is never closed
 */
export function parseFences(page: string, source: string): Fence[] {
  const fences: Fence[] = [];
  let headings: string[] = [];
  const read = (node: Nodes, tabs: readonly string[]): void => {
    if (node.type === "heading") headings = withHeading(headings, sourceOf(node, source));
    if (node.type === "code") {
      const line = node.position?.start.line ?? 0;
      if (!/(?:```|~~~)$/u.test(sourceOf(node, source))) {
        throw new Error(`${placeOf({ page, line })}: the code block is never closed`);
      }
      const code = node.value === "" ? "" : `${node.value}\n`;
      fences.push({ page, line, language: node.lang ?? "", meta: parseMeta(node.meta ?? ""), code, tabs, headings });
    }
    if (!("children" in node)) return;
    const tab = tabOf(node);
    for (const child of node.children) read(child, tab === undefined ? tabs : [...tabs, tab]);
  };
  read(parseMdx(source), []);
  return fences;
}

/** The fenced blocks of the main documentation and the entry page of the API reference. */
export async function readFences(): Promise<Fence[]> {
  const pages = (await writtenPages()).filter((page) => !page.startsWith("examples/"));
  return (await Promise.all(pages.map(async (page) => inAllForms(parseFences(page, await readSource(page)))))).flat();
}

/** Expands options into a file for each form of configuration, and commands into those of each package manager or program. */
async function inAllForms(fences: readonly Fence[]): Promise<Fence[]> {
  const all = fences.map(async (fence) => {
    const block = { ...fence, meta: Object.keys(fence.meta).join(" ") };
    if (hasManagers(block))
      return MANAGERS.map((manager): Fence => {
        return { ...fence, meta: {}, code: commandsFor(manager, fence.code), tabs: [...fence.tabs, manager] };
      });
    if (hasPrograms(block.meta)) {
      const meta = Object.fromEntries(Object.entries(fence.meta).filter(([key]) => key !== "tool"));
      return PROGRAMS.map(({ value, program }): Fence => {
        return { ...fence, meta, code: commandsWith(program, fence.code), tabs: [...fence.tabs, value] };
      });
    }
    if (!hasForms(block)) return [fence];
    const forms = await formsOf(block);
    return forms.map(({ name, file, language, complete }): Fence => {
      return { ...fence, language, meta: { title: file }, code: complete, tabs: [...fence.tabs, name] };
    });
  });
  return (await Promise.all(all)).flat();
}

function withHeading(headings: readonly string[], source: string): string[] {
  const [, level = "", title = ""] = /^(#{2,3}) (.*?)(?:\s*\{#[^}]+\})?$/u.exec(source) ?? [];
  if (level === "") return [...headings];
  return level.length === 2 ? [title] : [...headings.slice(0, 1), title];
}

function tabOf(node: Nodes): string | undefined {
  return "name" in node && node.name === "TabItem" ? attributeOf(node as MarkdownNode, "value") : undefined;
}

function parseMeta(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/gu)];
  return Object.fromEntries(pairs.map(([, key, double, single, bare]) => [key ?? "", double ?? single ?? bare ?? ""]));
}
