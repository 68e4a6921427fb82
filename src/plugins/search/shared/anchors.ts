import { fold, partsOf, RUN } from "./words";

/** Stands for the words of the title, identifiers in parts, as the tool writes anchors: `media-list` for `mediaList`. */
const PARTS = "*";
/** Stands for the words of the title as they are written, identifiers whole, as headings get theirs. */
const WORDS = "!";

/** Begins an anchor of which the title tells nothing. */
const LITERAL = "=";

/** What each mark stands for. Of 4,000 titles each takes milliseconds, so a reader makes only the one that is asked for. */
const SLUGS: Readonly<Record<string, (title: string) => string>> = {
  [PARTS]: (title) =>
    partsOf(title)
      .map(({ term }) => term)
      .join("-"),
  [WORDS]: (title) => Array.from(title.matchAll(RUN), ([word]) => fold(word)).join("-"),
};

/**
 * Shortens an anchor by what the title of its section tells already. Most are nothing but that.
 *
 * @returns what `unpackAnchor` makes the anchor of again; empty for the commonest form
 */
export function packAnchor(anchor: string, title: string): string {
  const known = Object.entries(SLUGS).map(([mark, slugOf]) => [mark, slugOf(title)] as const);
  const [mark, slug = ""] = known.find(([, one]) => one !== "" && anchor.endsWith(one)) ?? [];
  if (mark === undefined || anchor.startsWith(LITERAL)) return LITERAL + anchor;
  const before = anchor.slice(0, anchor.length - slug.length);
  return before === "" && mark === PARTS ? "" : before + mark;
}

/** Reads back what `packAnchor` wrote. */
export function unpackAnchor(packed: string, title: string): string {
  if (packed.startsWith(LITERAL)) return packed.slice(1);
  const form = packed === "" ? PARTS : packed;
  return form.slice(0, -1) + (SLUGS[form.slice(-1)]?.(title) ?? "");
}
