import { headingsOf } from "../markdown/headings";
import type { MarkdownNode } from "../markdown/node";

/** Names that keep their capital inside a heading. */
const NAMES = new Set([
  "Astro",
  "Docusaurus",
  "Fumadocs",
  "Git",
  "Hugo",
  "Markdown",
  "Mermaid",
  "Node.js",
  "Prettier",
  "Starlight",
  "Vocs",
]);

/** Names of several words that keep their capitals. */
const LONG_NAMES = /\b(?:Cloudflare|GitHub|GitLab) Pages\b/gu;

/** Checks the levels and the wording of a page's headings. */
export function headingFaults(tree: MarkdownNode): string[] {
  let previous = 1;
  return headingsOf(tree).flatMap(({ text, depth, line }) => {
    const faults = headingStyleFaults(text);
    if (depth === 1) faults.push("repeats the level of the title");
    if (depth > 3) faults.push("is deeper than three levels");
    if (depth > previous + 1) faults.push(`jumps from level ${String(previous)} to ${String(depth)}`);
    previous = depth;
    return faults.map((fault) => `line ${String(line)}: the heading "${text}" ${fault}`);
  });
}

/**
 * Checks that a heading or a title is in sentence case, without punctuation at its end.
 *
 * @param text with inline code between backticks
 */
export function headingStyleFaults(text: string): string[] {
  const faults: string[] = [];
  const [first = "", ...rest] = text
    .replaceAll(/`[^`]*`/gu, "0")
    .replaceAll(LONG_NAMES, "0")
    .split(/[\s/]+/u);
  if (/^\p{Ll}+$/u.test(first)) faults.push("starts with a lower-case letter");
  if (rest.some(isCapitalised)) faults.push("is not in sentence case");
  if (/[.:;,!?]$/u.test(text)) faults.push("ends with punctuation");
  return faults;
}

/** Whether a word is capitalised but neither a name nor an abbreviation. */
function isCapitalised(word: string): boolean {
  const bare = word.replaceAll(/^\P{Letter}+|\P{Letter}+$/gu, "");
  return /^\p{Lu}\P{Lu}*$/u.test(bare) && !NAMES.has(bare);
}
