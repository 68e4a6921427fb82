/** A sentence ends where the next one starts with a capital, a piece of code or a link. */
const END = /(?<!\b(?:e\.g|i\.e|etc|vs))[.!?]\)?(?=\s+[A-Z`[{*\\])/;

/** A text cut after its first sentence. */
export interface SplitText {
  readonly first: string;
  readonly rest: string;
}

/** Cuts a paragraph of Markdown after its first sentence; authors who write lines instead of sentences end them. */
export function splitSentence(paragraph: string): SplitText {
  const match = END.exec(paragraph);
  if (!match) return { first: paragraph, rest: "" };
  const end = match.index + match[0].length;
  return { first: paragraph.slice(0, end), rest: paragraph.slice(end).trim() };
}
