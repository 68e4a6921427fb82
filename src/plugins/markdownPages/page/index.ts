import type { Element, ElementContent, Root } from "hast";
import { toMdast } from "hast-util-to-mdast";
import type { Handle } from "hast-util-to-mdast";
import type { Heading, Nodes, Paragraph, Root as MarkdownRoot, RootContent } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown as write } from "mdast-util-to-markdown";
import { find, rawText, text } from "docusaurus-lean-search/hast";
import { withoutBreaks } from "docusaurus-lean-search/text";
import { admonition, cards, cells, code, details, embeddedPage, images, links, pageChrome, tabs } from "./rules";
import type { Inner, Rule } from "./rules";

/** In order: the first rule that returns a result for an element wins. */
const rules: readonly Rule[] = [pageChrome, code, tabs, admonition, details, embeddedPage, cards, cells, links, images];

/** Inserts spaces between adjacent links that only CSS separates. */
function separateLinks(nodes: readonly ElementContent[]): ElementContent[] {
  const isLink = (node: ElementContent | undefined): boolean => node?.type === "element" && node.tagName === "a";
  return nodes.flatMap((node, at) => (isLink(node) && isLink(nodes[at - 1]) ? [text(" "), node] : [node]));
}

/** Reduces the content of a built page to elements that Markdown has a form for. */
function simplify(nodes: readonly ElementContent[], pageUrl: string): ElementContent[] {
  const one = (node: Element, labels: readonly string[]): ElementContent[] => {
    const inner = within(labels);
    for (const rule of rules) {
      const result = rule(node, { inner, labels, pageUrl });
      if (result) return result;
    }
    const { tagName, properties, children } = node;
    // Drops spans and attributes, which only serve styles, to make the next steps faster. A list keeps its start number.
    if (tagName === "span") return inner(children);
    const kept = tagName === "ol" ? properties : {};
    return [{ type: "element", tagName, properties: kept, children: inner(children) }];
  };
  const within =
    (around: readonly string[]): Inner =>
    (list, labels = around) =>
      separateLinks(
        list.flatMap((node) => {
          if (node.type === "element") return one(node, labels);
          return node.type === "text" ? [text(withoutBreaks(node.value))] : [];
        }),
      );
  return within([])(nodes);
}

/** Converts a code block that the rule `code` has prepared. */
const pre: Handle = (_, node: Element) => {
  const { dataLang: lang } = node.properties;
  return { type: "code", lang: typeof lang === "string" ? lang : undefined, value: rawText(node) };
};

/** Writes a line for the top of a page: a label and a URL. */
function urlLine(name: string, url: string): Paragraph {
  const link = { type: "link" as const, url, children: [{ type: "text" as const, value: url }] };
  return { type: "paragraph", children: [{ type: "text", value: `${name}: ` }, link] };
}

function isTitle(node: RootContent): node is Heading {
  return node.type === "heading" && node.depth === 1;
}

function contentOf(nodes: Nodes): RootContent[] {
  return nodes.type === "root" ? nodes.children : [nodes];
}

export interface Front {
  /** For a page without a heading of the first level. */
  readonly title: string;
  readonly url: string;
  /** Absolute URL of `llms.txt`. */
  readonly index: string;
}

/** Writes simplified content as GitHub Flavored Markdown: title, URLs, text. */
function toMarkdown(content: Root, { title, url, index }: Front): string {
  const all = contentOf(toMdast(content, { handlers: { pre } }));
  const heading = all.find(isTitle) ?? { type: "heading", depth: 1, children: [{ type: "text", value: title }] };
  const root: MarkdownRoot = {
    type: "root",
    children: [heading, urlLine("Source", url), urlLine("All pages", index), ...all.filter((node) => node !== heading)],
  };
  // Without padding, which doubled the length of tables with long cells.
  const extensions = [gfmToMarkdown({ tablePipeAlign: false })];
  return write(root, { bullet: "-", rule: "-", fences: true, extensions });
}

/** Converts a built page to Markdown, from its HTML, in which all components are rendered. */
export function markdownOf(tree: Root, front: Front): string {
  const main = find(tree, ({ tagName }) => tagName === "main") ?? find(tree, ({ tagName }) => tagName === "body");
  return toMarkdown({ type: "root", children: simplify(main ? [main] : [], front.url) }, front);
}
