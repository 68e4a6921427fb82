import type { PhrasingContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toString } from "mdast-util-to-string";

/** All that could mean something to Markdown, MDX or a table. */
function escape(text: string): string {
  return text.replaceAll(/[!-/:-@[-`{-~]/gu, (character) =>
    /[\\`*_{}[\]<>|#~&]/u.test(character) ? `\\${character}` : character,
  );
}

function renderPart(node: PhrasingContent): string {
  if (node.type === "link") return `[${escape(toString(node))}](${node.url})`;
  return escape(toString(node));
}

/**
 * A type in running text as one piece of code. The plugin writes each of its names as a piece of its own, with what stands
 * between them outside.
 */
export function renderInlineType(markdown: string): string {
  const [paragraph] = fromMarkdown(markdown.replaceAll(/\s+/gu, " ")).children;
  if (paragraph?.type !== "paragraph") return markdown;
  const [only] = paragraph.children;
  if (paragraph.children.length === 1 && only?.type === "inlineCode") return markdown;
  return `<code translate="no">${paragraph.children.map(renderPart).join("")}</code>`;
}
