/** Phrases that readers had to read twice, and what to write instead. */
const PHRASES: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\bin step with\b/iu, "match, or: update … when … changes"],
  [/\bdirectives in words\b/iu, "what each directive means"],
  [/\bfields apart\b/iu, "fields in one place"],
  [/\b(?:one|each) entry\b/iu, "each type and operation"],
  [/\bschema of (?:somebody|someone) else\b/iu, "someone else's schema"],
  [/\blists all that\b/iu, "lists everything that"],
  [/\beach if there is one\b/iu, "where they apply"],
  [/\boutside docusaurus, (?:let|run|that's|the command)\b/iu, "a block `bash tool`, which shows both commands"],
  [/\bchecked as files\b/iu, "we haven't built such a site"],
  [/\b(?:choose|with|than|without) the formatter to copy\b/iu, "the reference formatter"],
  [/\b(?:made with|same page with) (?:the|this) folder\b/iu, "the reference formatter"],
];

/** Finds phrases that readers had to read twice. */
export function phraseFaults(text: string): string[] {
  // Texts are wrapped anywhere.
  const line = text.replaceAll(/\s+/gu, " ");
  return PHRASES.flatMap(([phrase, instead]) => {
    const [found] = phrase.exec(line) ?? [];
    return found === undefined ? [] : [`"${found}": say "${instead}"`];
  });
}
