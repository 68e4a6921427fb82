import { element, find, lineOf, text } from "../../../shared/markup/elements";
import type { Rule } from "./rule";

/** The absolute form of a URL; undefined for what is no URL. */
function absolute(value: unknown, base: string): string | undefined {
  if (typeof value !== "string" || !URL.canParse(value, base)) return undefined;
  return URL.canParse(value) ? value : new URL(value, base).href;
}

/** Links lead to absolute URLs; those that show nothing are left out. */
export const links: Rule = (node, { inner, pageUrl }) => {
  if (node.tagName !== "a") return undefined;
  const href = absolute(node.properties["href"], pageUrl);
  const content = inner(node.children);
  if (href === undefined) return content;
  const shown = lineOf(node) !== "" || find(node, ({ tagName }) => tagName === "img") !== undefined;
  return shown ? [element("a", content, { href })] : [];
};

/** Images have absolute URLs too; of one whose data stands in the page, the words remain. */
export const images: Rule = (node, { pageUrl }) => {
  if (node.tagName !== "img") return undefined;
  const { alt, title, src: given } = node.properties;
  const src = absolute(given, pageUrl);
  const words = typeof alt === "string" ? alt : "";
  if (src === undefined || src.startsWith("data:")) return words === "" ? [] : [text(words)];
  return [element("img", [], { src, alt: words, title })];
};
