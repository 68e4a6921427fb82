import type { Element, ElementContent, Nodes, Root } from "hast";
import { raw } from "hast-util-raw";
import { sanitize } from "hast-util-sanitize";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { toHast } from "mdast-util-to-hast";
import { gfm } from "micromark-extension-gfm";
import { visit } from "unist-util-visit";
import { parse } from "yaml";
import { admonition, element, text } from "../elements";
import { fencedOf, partsOf } from "../frontMatter";
import type { FrontMatter, ShownPage } from "../page";
import { DEEPEST, parsePage } from "../parse";
import { MOST_IN_COLOURS, MOST_NODES } from "../toPage";
import { identifyHeadings } from "./headings";

/** What makes an alert of a block quote. */
const ALERT = /^\[!(?<kind>NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/iu;

function valueOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(valueOf).join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}

function tableOf(lines: string): FrontMatter | undefined {
  try {
    const value: unknown = parse(lines);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    return { rows: Object.entries(value).map(([key, one]) => [key, valueOf(one)]) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/** Whether a page has what only sites read: modules, components, expressions, admonitions, or ids of headings. */
function holdsMdx(source: string): boolean {
  const { rest } = fencedOf(source);
  let found = /^\s*(?:import|export)\s/u.test(rest) || /\{#[^}\s]+\}\s*$/mu.test(rest);
  visit(parsePage(partsOf(source, true).body, true).root, (node) => {
    found ||= /^(?:mdx\w+Expression|containerDirective)$/u.test(node.type);
    found ||= "attributes" in node && "name" in node && /^(?:[A-Z].*)?$/u.test(node.name ?? "");
  });
  return found;
}

/** The alert that a block quote stands for. */
function alertOf({ children }: Element): Element | undefined {
  const at = children.findIndex(({ type }) => type === "element");
  const paragraph = children[at];
  if (paragraph?.type !== "element" || paragraph.tagName !== "p") return undefined;
  const [first, ...rest] = paragraph.children;
  const found = first?.type === "text" ? ALERT.exec(first.value) : null;
  if (first?.type !== "text" || !found) return undefined;
  const kind = (found.groups?.["kind"] ?? "").toLowerCase();
  const opening = { ...paragraph, children: [text(first.value.slice(found[0].length)), ...rest] };
  return admonition(kind, [text(kind.charAt(0).toUpperCase() + kind.slice(1))], [opening, ...children.slice(at + 1)]);
}

function blockOf({ children: [code] }: Element, plain: boolean): Element | undefined {
  if (code?.type !== "element" || code.tagName !== "code") return undefined;
  const [name = ""] = (code.properties["className"] ?? []) as readonly string[];
  const lines = code.children.map((child) => (child.type === "text" ? child.value : "")).join("");
  const language = name.replace(/^language-/u, "") || "text";
  return element("block", { language, code: lines.replace(/\n$/u, ""), ...(plain ? { plain } : {}) });
}

/** The element in those of a page, as far as there is one: alerts, blocks of code, and links that lead somewhere. */
function inOwnElements(node: Element, plain: boolean): Element {
  const { tagName, properties, children } = node;
  if (tagName === "blockquote") return alertOf(node) ?? node;
  if (tagName === "pre") return blockOf(node, plain) ?? node;
  return tagName === "a" && properties["href"] === undefined ? element("span", {}, children) : node;
}

/** Content in the elements of a page, as long as there is room. */
function bounded(root: Root): { readonly content: Root; readonly cut: boolean } {
  let left = MOST_NODES;
  let blocks = 0;
  let cut = false;
  const convert = (nodes: readonly Nodes[], depth: number): ElementContent[] =>
    nodes.flatMap((node): ElementContent[] => {
      if (left <= 0 || depth > DEEPEST) {
        cut = true;
        return [];
      }
      left -= 1;
      if (node.type === "text") return [node];
      if (node.type !== "element") return [];
      if (node.tagName === "pre") blocks += 1;
      const own = inOwnElements(node, blocks > MOST_IN_COLOURS);
      return [{ ...own, children: convert(own.children, depth + 1) }];
    });
  return { content: { type: "root", children: convert(root.children, 0) }, cut };
}

/**
 * Makes of a page what GitHub shows of it: it reads MDX as Markdown, and of the elements in it, it keeps those of a list,
 * without most of their attributes. Nothing of the page is evaluated.
 *
 * @param source the page, or as much of it as is to be shown
 * @param isMdx whether it is meant to be MDX
 */
export function toGithubPage(source: string, isMdx: boolean): ShownPage {
  const { lines, rest } = fencedOf(source);
  const root = fromMarkdown(rest, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const { content, cut } = bounded(sanitize(raw(toHast(root, { allowDangerousHtml: true }))) as Root);
  return {
    title: undefined,
    content,
    cut,
    headings: identifyHeadings(content),
    github: {
      frontMatter: lines === undefined ? undefined : tableOf(lines),
      holdsMdx: isMdx && holdsMdx(source),
      linksToSite: /\]\(\/(?!\/)/u.test(rest),
    },
  };
}
