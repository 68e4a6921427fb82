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

/** The rules in order. For each element, the first rule that returns a result applies. */
const rules: readonly Rule[] = [pageChrome, code, tabs, admonition, details, embeddedPage, cards, cells, links, images];

/** Inserts spaces between adjacent links that only CSS separates. */
function separateLinks(nodes: readonly ElementContent[]): ElementContent[] {
  const isLink = (node: ElementContent | undefined): boolean => node?.type === "element" && node.tagName === "a";
  return nodes.flatMap((node, at) => (isLink(node) && isLink(nodes[at - 1]) ? [text(" "), node] : [node]));
}

/** Reduces the content of a built page to elements that Markdown can express. */
function simplify(nodes: readonly ElementContent[], pageUrl: string): ElementContent[] {
  const simplifyElement = (node: Element, labels: readonly string[]): ElementContent[] => {
    const inner = innerBelow(labels);
    for (const rule of rules) {
      const result = rule(node, { inner, labels, pageUrl });
      if (result) return result;
    }
    const { tagName, properties, children } = node;
    // Drops spans and attributes, which only serve styles, to make the next steps faster. Only `ol` keeps its attributes, for
    // its start number.
    if (tagName === "span") return inner(children);
    const kept = tagName === "ol" ? properties : {};
    return [{ type: "element", tagName, properties: kept, children: inner(children) }];
  };
  const innerBelow =
    (outerLabels: readonly string[]): Inner =>
    (list, labels = outerLabels) =>
      separateLinks(
        list.flatMap((node) => {
          if (node.type === "element") return simplifyElement(node, labels);
          return node.type === "text" ? [text(withoutBreaks(node.value))] : [];
        }),
      );
  return innerBelow([])(nodes);
}

/** Converts a code block that the rule `code` has prepared. */
const pre: Handle = (_, node: Element) => {
  const { dataLang: lang } = node.properties;
  return { type: "code", lang: typeof lang === "string" ? lang : undefined, value: rawText(node) };
};

/** Writes a line for the top of a page: a label and a URL. */
function urlLine(label: string, url: string): Paragraph {
  const link = { type: "link" as const, url, children: [{ type: "text" as const, value: url }] };
  return { type: "paragraph", children: [{ type: "text", value: `${label}: ` }, link] };
}

function isTitle(node: RootContent): node is Heading {
  return node.type === "heading" && node.depth === 1;
}

function contentOf(nodes: Nodes): RootContent[] {
  return nodes.type === "root" ? nodes.children : [nodes];
}

/** The title and URLs for the top of a Markdown form. */
export interface Front {
  /** Title for a page without a heading of the first level. */
  readonly title: string;
  /** Canonical URL of the page. */
  readonly url: string;
  /** Absolute URL of `llms.txt`. */
  readonly index: string;
}

/** Writes simplified content as GitHub Flavored Markdown: the title, the URLs, and then the rest of the content. */
function toMarkdown(content: Root, { title, url, index }: Front): string {
  const all = contentOf(toMdast(content, { handlers: { pre } }));
  const heading = all.find(isTitle) ?? { type: "heading", depth: 1, children: [{ type: "text", value: title }] };
  const root: MarkdownRoot = {
    type: "root",
    children: [heading, urlLine("Source", url), urlLine("All pages", index), ...all.filter((node) => node !== heading)],
  };
  // No padding in tables: it doubled the length of tables with long cells.
  const extensions = [gfmToMarkdown({ tablePipeAlign: false })];
  return write(root, { bullet: "-", rule: "-", fences: true, extensions });
}

/** Converts the HTML of a built page, in which all components are rendered, to Markdown. */
export function markdownOf(tree: Root, front: Front): string {
  const main = find(tree, ({ tagName }) => tagName === "main") ?? find(tree, ({ tagName }) => tagName === "body");
  return toMarkdown({ type: "root", children: simplify(main ? [main] : [], front.url) }, front);
}
