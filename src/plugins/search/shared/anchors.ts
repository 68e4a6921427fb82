import { fold, partsOf, RUN } from "./words";

/** Stands for the words of the title, identifiers in parts, as the tool writes anchors: `media-list` for `mediaList`. */
const PARTS = "*";
/** Stands for the words of the title as they are written, identifiers whole, as headings get theirs. */
const WORDS = "!";

/** Begins an anchor of which the title tells nothing. */
const LITERAL = "=";

function slugs(title: string): readonly (readonly [mark: string, slug: string])[] {
  return [
    [
      PARTS,
      partsOf(title)
        .map(({ term }) => term)
        .join("-"),
    ],
    [WORDS, Array.from(title.matchAll(RUN), ([word]) => fold(word)).join("-")],
  ];
}

/**
 * Shortens an anchor by what the title of its section tells already. Most are nothing but that.
 *
 * @returns what `unpackAnchor` makes the anchor of again; empty for the commonest form
 */
export function packAnchor(anchor: string, title: string): string {
  const [mark, slug = ""] = slugs(title).find(([, known]) => known !== "" && anchor.endsWith(known)) ?? [];
  if (mark === undefined || anchor.startsWith(LITERAL)) return LITERAL + anchor;
  const before = anchor.slice(0, anchor.length - slug.length);
  return before === "" && mark === PARTS ? "" : before + mark;
}

/** Reads back what `packAnchor` wrote. */
export function unpackAnchor(packed: string, title: string): string {
  if (packed.startsWith(LITERAL)) return packed.slice(1);
  const form = packed === "" ? PARTS : packed;
  const [, slug = ""] = slugs(title).find(([mark]) => form.endsWith(mark)) ?? [];
  return form.slice(0, -1) + slug;
}
