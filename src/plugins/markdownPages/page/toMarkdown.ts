import type { Element, Root } from "hast";
import { toMdast } from "hast-util-to-mdast";
import type { Handle } from "hast-util-to-mdast";
import type { Heading, Nodes, Paragraph, Root as MarkdownRoot, RootContent } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown as write } from "mdast-util-to-markdown";
import { rawText } from "../../../shared/markup/elements";

/** A code block as `code.ts` leaves it. */
const pre: Handle = (_, node: Element) => {
  const { dataLang, dataTitle } = node.properties;
  // A fence gives its title only behind a language.
  const lang = typeof dataLang === "string" ? dataLang : dataTitle ? "text" : undefined;
  const meta = typeof dataTitle === "string" ? `title=${JSON.stringify(dataTitle)}` : undefined;
  return { type: "code", lang, meta, value: rawText(node) };
};

/** A line of the front: what a URL leads to. */
function lead(name: string, url: string): Paragraph {
  const link = { type: "link" as const, url, children: [{ type: "text" as const, value: url }] };
  return { type: "paragraph", children: [{ type: "text", value: `${name}: ` }, link] };
}

function isTitle(node: RootContent): node is Heading {
  return node.type === "heading" && node.depth === 1;
}

function contentOf(nodes: Nodes): RootContent[] {
  return nodes.type === "root" ? nodes.children : [nodes];
}

/** What the Markdown of a page starts with. */
export interface Front {
  /** For a page without a heading of the first level. */
  readonly title: string;
  /** Where people read the page, absolute. */
  readonly url: string;
  /** Of `llms.txt`, absolute. */
  readonly index: string;
}

/**
 * Writes simplified content as GitHub Flavored Markdown: title, URLs, text.
 *
 * @param content - as `simplify` leaves it
 * @returns text that ends with a line end
 */
export function toMarkdown(content: Root, { title, url, index }: Front): string {
  const all = contentOf(toMdast(content, { handlers: { pre } }));
  const heading = all.find(isTitle) ?? { type: "heading", depth: 1, children: [{ type: "text", value: title }] };
  const root: MarkdownRoot = {
    type: "root",
    children: [heading, lead("Source", url), lead("All pages", index), ...all.filter((node) => node !== heading)],
  };
  return write(root, { bullet: "-", rule: "-", fences: true, extensions: [gfmToMarkdown()] });
}
