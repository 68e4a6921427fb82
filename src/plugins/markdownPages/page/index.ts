import type { Root } from "hast";
import { find } from "../../../shared/markup/elements";
import { simplify } from "./simplify";
import { toMarkdown } from "./toMarkdown";
import type { Front } from "./toMarkdown";

/**
 * The Markdown form of a built page. It is made from HTML, where each component has become what a reader sees.
 *
 * @param tree - of the page
 * @param front - what it starts with
 */
export function markdownOf(tree: Root, front: Front): string {
  const main = find(tree, ({ tagName }) => tagName === "main") ?? find(tree, ({ tagName }) => tagName === "body");
  return toMarkdown({ type: "root", children: simplify(main ? [main] : [], front.url) }, front);
}
