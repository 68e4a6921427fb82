import { attributeOf, lineOf, nodesOf, textOf, walk } from "../markdown/node";
import type { Page } from "../markdown/parse";

/** Checks that a page has an example and a link, and that images and links have texts. */
export function substanceFaults({ tree }: Page): string[] {
  const nodes = [...walk(tree)];
  const onward = nodesOf(tree, "link").filter(({ url = "" }) => /^(?:\.{0,2}\/)/u.test(url));
  return [
    ...(nodes.some(({ type }) => type === "code") ? [] : ["no example in code"]),
    ...(onward.length > 0 ? [] : ["no link to another page"]),
    ...nodesOf(tree, "code")
      .filter(({ lang }) => !lang)
      .map((node) => `line ${String(lineOf(node))}: a code block without a language`),
    ...nodes
      .filter((node) => node.type === "image" || (node.type.startsWith("mdxJsx") && node.name === "img"))
      .filter((node) => (node.alt ?? attributeOf(node, "alt") ?? "").trim() === "")
      .map((node) => `line ${String(lineOf(node))}: an image without an alternative text`),
    ...nodesOf(tree, "link")
      .filter((node) => /^(?:|here|this|this page|link|click here|read more)$/iu.test(textOf(node).trim()))
      .map((node) => `line ${String(lineOf(node))}: a link whose text does not name its target`),
  ];
}
