import { sentencesOf } from "./sentences";
import type { MarkdownNode } from "../markdown/node";

const MAX_WORDS = 40;

/** Words that belittle the reader's problems, praise the product, or promise features that don't exist. */
const BANNED =
  /\b(?:simpl[ey]|simplest|just|obvious(?:ly)?|easy|easily|easier|easiest|trivial(?:ly)?|effortless(?:ly)?|seamless(?:ly)?|powerful|blazing(?:ly)?|awesome|amazing|world-class|cutting-edge|best-in-class|coming soon|todo|fixme|lorem ipsum)\b/giu;

/** Finds banned words and long sentences on a page. */
export function wordingFaults(tree: MarkdownNode): string[] {
  return sentencesOf(tree).flatMap(({ text, words, line }) => [
    ...bannedWords(text).map((word) => `line ${String(line)}: "${word}"`),
    ...(words > MAX_WORDS ? [`line ${String(line)}: ${String(words)} words in "${text.slice(0, 60)}…"`] : []),
  ]);
}

export function bannedWords(text: string): string[] {
  return [...text.matchAll(BANNED)].map(([word]) => word);
}
