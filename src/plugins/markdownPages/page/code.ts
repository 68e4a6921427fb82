import type { Element, Nodes } from "hast";
import { classesOf, element, find, hasClass, lineOf, rawText, text } from "../../../shared/markup/elements";
import type { Rule } from "./rule";

function languageOf(node: Element): string | undefined {
  const name = classesOf(node).find((found) => found.startsWith("language-"));
  return name?.slice("language-".length);
}

/** The lines of a block as they are shown: one that is empty holds a line end besides its own. */
function linesOf(node: Nodes): string {
  if (hasClass(node, "token-line")) return `${rawText(node).replace(/\n+$/u, "")}\n`;
  return "children" in node ? node.children.map(linesOf).join("") : rawText(node);
}

/**
 * Puts the plain text of a code block in the place of its marked and linked tokens. Its language and its title stand in
 * `dataLang` and `dataTitle`, where `toMarkdown` finds them.
 */
export const code: Rule = (node) => {
  const block = hasClass(node, "theme-code-block");
  if (!block && node.tagName !== "pre") return undefined;
  const pre = block ? find(node, ({ tagName }) => tagName === "pre") : node;
  if (!pre) return undefined;
  const title = find(node, (part) => hasClass(part, "codeBlockTitle_"));
  const inside = find(pre, ({ tagName }) => tagName === "code");
  const language = languageOf(node) ?? languageOf(pre) ?? (inside && languageOf(inside));
  const properties = { dataLang: language, dataTitle: title && lineOf(title) };
  return [element("pre", [text(linesOf(pre).replace(/\n$/u, ""))], properties)];
};
