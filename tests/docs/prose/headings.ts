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

/** What is wrong with the headings of a page: with their levels and their wording. */
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
 * What is wrong with the wording of a heading or a title. The one style is sentence case without a closing mark: what
 * the section is about, or what the reader does there.
 *
 * @param text with inline code between backticks
 */
export function headingStyleFaults(text: string): string[] {
  const faults: string[] = [];
  const [first = "", ...rest] = text
    .replaceAll(/`[^`]*`/gu, "0")
    .replaceAll(LONG_NAMES, "0")
    .split(/[\s/]+/u);
  if (/^\p{Ll}+$/u.test(first)) faults.push("starts with a small letter");
  if (rest.some(isCapitalised)) faults.push("is not in sentence case");
  if (/[.:;,!?]$/u.test(text)) faults.push("ends with a mark");
  return faults;
}

/** Whether a word has a capital for no reason: it is neither a name nor an abbreviation. */
function isCapitalised(word: string): boolean {
  const bare = word.replaceAll(/^\P{Letter}+|\P{Letter}+$/gu, "");
  return /^\p{Lu}\P{Lu}*$/u.test(bare) && !NAMES.has(bare);
}
