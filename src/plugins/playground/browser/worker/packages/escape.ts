/** What MDX and Markdown read as markup. */
const MARKUP = /[{<_*>}]/u;

/** The character as the tool writes it: as a character reference. */
function reference(character: string): string {
  return `&#x${character.charCodeAt(0).toString(16).padStart(4, "0").toUpperCase()};`;
}

/**
 * What the tool's own `escapeMDX` gives, in a time that grows with the text and not with its square. The tool looks through
 * all of the rest of the text at each character that it may have to escape, which takes minutes for a description of a
 * megabyte. Escaped are the characters that neither follow a backtick nor have an odd number of backticks after them.
 * Compared with release 1.12.0 of `@graphql-markdown/utils`.
 */
export function escapeMarkup(value: unknown): string {
  const text = String(value);
  if (!MARKUP.test(text)) return text;
  const parts: string[] = [];
  // The rest of the text has an even number of backticks where as many, evenly or oddly, have been passed as there are.
  let open = (text.match(/`/gu)?.length ?? 0) % 2 === 1;
  let from = 0;
  for (const { 0: character, index } of text.matchAll(/[`{<_*>}]/gu)) {
    if (character === "`") {
      open = !open;
    } else if (!open && text[index - 1] !== "`") {
      parts.push(text.slice(from, index), reference(character));
      from = index + 1;
    }
  }
  return parts.join("") + text.slice(from);
}
