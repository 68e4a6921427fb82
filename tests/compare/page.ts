import type { Element, Nodes } from "hast";
import { find, hasClass, rawText } from "@site/src/shared/markup/elements";
import { parsePage } from "@site/src/shared/markup/page";

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
 * Reads the main part of a built page.
 *
 * @param html - of the page
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
