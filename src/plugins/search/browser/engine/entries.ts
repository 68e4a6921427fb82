import type { NamedDocument } from "../../shared/documents";
import { STOP_WORDS } from "../../shared/stopWords";
import { partsOf, squash, wordsOf } from "../../shared/words";
import { placeOf } from "./place";
import type { Place } from "./place";
import { remembering } from "./remembering";

/** A document with what ranking asks of it again and again. */
export interface Entry {
  readonly document: NamedDocument;
  readonly place: Place;
  /** Path of its page. */
  readonly page: string;
  /** Names it goes by, squashed: its own first, then the last part of a dotted or slashed one, then with its page. */
  readonly names: readonly string[];
  /** Whether it is a heading without a text of its own, or one of stop words. */
  readonly isEmpty: boolean;
  /** Words of its title that say something. */
  readonly titleLength: number;
  /** Terms of where it stands: categories, and the title of its page for a section. Documents of one place share the set. */
  readonly placeTerms: ReadonlySet<string>;
}

function namesOf(document: NamedDocument): string[] {
  const { title, pageTitle } = document;
  const last = title.split(/[./]/u).at(-1) ?? "";
  const names = [title, last, ...(title === pageTitle ? [] : [`${pageTitle}.${title}`])].map(squash);
  return [...new Set(names)].filter((name) => name !== "");
}

/** Singular and plural of a label: "media object" means one of the objects. */
function termsOfLabel(label: string): string[] {
  const terms = wordsOf(label).map(({ term }) => term);
  return terms.flatMap((term) => (term.endsWith("s") ? [term, term.slice(0, -1)] : [term]));
}

/** Gives the documents of an index as ranking needs them. */
export type EntryAt = (id: number) => Entry | undefined;

/**
 * Prepares the documents of an index for ranking, each when it is first asked for.
 *
 * @param documents - at the positions of their ids
 * @param lengths - of their texts, in terms
 */
export function entriesOf(documents: readonly NamedDocument[], lengths: ArrayLike<number>): EntryAt {
  const termsOf = remembering((place: string): ReadonlySet<string> => new Set(place.split("\n").flatMap(termsOfLabel)));
  const prepare = (document: NamedDocument): Entry => {
    const place = placeOf(document);
    const telling = partsOf(document.title).filter(({ term }) => !STOP_WORDS.has(term));
    return {
      document,
      place,
      page: document.sectionRoute.split("#")[0] ?? "",
      names: namesOf(document),
      isEmpty: (lengths[document.id] ?? 0) === 0,
      titleLength: Math.max(telling.length, 1),
      placeTerms: termsOf(place.breadcrumb.join("\n")),
    };
  };
  const entryOf = remembering(prepare);
  return (id) => {
    const document = documents[id];
    return document && entryOf(document);
  };
}
