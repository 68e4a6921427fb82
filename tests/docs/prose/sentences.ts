import { lineOf, textOf, walk } from "../markdown/node";
import type { MarkdownNode } from "../markdown/node";

/** A sentence of a page, with each piece of inline code as one word. */
export interface Sentence {
  readonly text: string;
  readonly words: number;
  /** Line on which its block starts. */
  readonly line: number;
}

/** Nodes whose text is split into sentences. */
const BLOCKS = new Set(["paragraph", "heading", "tableCell"]);

/** Splits after full stops, but not within numbers such as 1.35.0 or abbreviations. */
const segmenter = new Intl.Segmenter("en-GB", { granularity: "sentence" });

/** The sentences of a page, without code. */
export function sentencesOf(tree: MarkdownNode): Sentence[] {
  return [...walk(tree)].filter(({ type }) => BLOCKS.has(type)).flatMap(sentencesOfBlock);
}

/** The words of a text, without dashes and arrows. */
function wordsOf(text: string): string[] {
  return text.split(/\s+/u).filter((word) => /[\p{Letter}\p{Number}]/u.test(word));
}

function sentencesOfBlock(block: MarkdownNode): Sentence[] {
  // A line break does not end a sentence.
  const text = textOf(block, () => "Code").replaceAll(/\s+/gu, " ");
  return [...segmenter.segment(text)].map(({ segment }) => ({
    text: segment.trim(),
    words: wordsOf(segment).length,
    line: lineOf(block),
  }));
}
