/** A built page in memory. */
export interface HtmlPage {
  /** Path below the base URL. */
  readonly route: string;
  readonly html: string;
}

const SYLLABLES = ["ba", "ce", "di", "fo", "gu", "ka", "le", "mi", "no", "pu", "ra", "se", "ti", "vo", "zu", "xa"];

/** What stands for the name of a type, field, function or option: a word with a capital or underscore inside. */
const IDENTIFIER = /\b\p{L}[\p{L}\p{N}]*(?:\p{Ll}\p{Lu}|_)[\p{L}\p{N}_]*/gu;

/** A made-up word, always the same for the same number: `baba`, `baca`, … */
function madeUpWord(number: number): string {
  const { length } = SYLLABLES;
  const syllable = (place: number): string => SYLLABLES[Math.floor(number / length ** place) % length] ?? "";
  return syllable(2) + syllable(1) + syllable(0);
}

/**
 * Gives every identifier of a text another name in each copy: its first part stays, so that names still share parts, and
 * a made-up word takes the place of the last one.
 */
function renameIdentifiers(text: string, copy: number): string {
  const word = madeUpWord(copy);
  return text.replace(IDENTIFIER, (name) => {
    if (name.includes("_")) return name.replace(/_[^_]*$/u, `_${word.toUpperCase()}`);
    const [last = ""] = /(?:\p{Lu}[\p{Ll}\p{N}]+|\p{Lu}+)$/u.exec(name) ?? [];
    const end = word.charAt(0).toUpperCase() + word.slice(1);
    return last === "" ? name + end : name.slice(0, -last.length) + end;
  });
}

/** Renames in the text of the article, and leaves its markup and everything around it alone. */
function renameInArticle(html: string, copy: number): string {
  return html.replace(/<article.*<\/article>/su, (article) =>
    article.replace(/>[^<]+/gu, (text) => renameIdentifiers(text, copy)),
  );
}

/**
 * The pages of a site that has grown: those that there are, and copies of them under other routes and with other names.
 * Prose stays as it is, as the prose of real pages repeats its words.
 *
 * @param pages - of the built site
 * @param times - how many times as many pages there shall be
 */
export function* multiply(pages: readonly HtmlPage[], times: number): Generator<HtmlPage> {
  yield* pages;
  for (let copy = 1; copy < times; copy += 1) {
    for (const { route, html } of pages) {
      yield { route: `${route.replace(/\/$/u, "")}-${madeUpWord(copy)}`, html: renameInArticle(html, copy) };
    }
  }
}
