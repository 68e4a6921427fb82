import { STOP_WORDS } from "../../shared/stopWords";
import type { SearchDocument } from "../../shared/types";
import { partsOf, squash, wordsOf } from "../../shared/words";
import { placeOf } from "./place";
import type { Place } from "./place";

/** A document with what ranking asks of it again and again. */
export interface Entry {
  readonly document: SearchDocument;
  readonly place: Place;
  /** Path of its page. */
  readonly page: string;
  /** Names it goes by, squashed: its own first, then the last part of a dotted or slashed one, then with its page. */
  readonly names: readonly string[];
  /** Words of its title that say something. */
  readonly titleLength: number;
  /** Terms of where it stands: categories, and the title of its page for a section. */
  readonly placeTerms: ReadonlySet<string>;
}

function namesOf(document: SearchDocument): string[] {
  const { title, pageTitle } = document;
  const last = title.split(/[./]/u).at(-1) ?? "";
  const names = [title, last, ...(title === pageTitle ? [] : [`${pageTitle}.${title}`])].map(squash);
  return [...new Set(names)].filter((name) => name !== "");
}

/** Singular and plural of a category: "media object" means one of the objects. */
function termsOfPlace({ breadcrumb }: Place): Set<string> {
  const terms = breadcrumb.flatMap((label) => wordsOf(label).map(({ term }) => term));
  return new Set(terms.flatMap((term) => (term.endsWith("s") ? [term, term.slice(0, -1)] : [term])));
}

/** Prepares the documents of an index for ranking. */
export function entriesOf(documents: readonly SearchDocument[]): Entry[] {
  return documents.map((document) => {
    const place = placeOf(document);
    const page = document.sectionRoute.split("#")[0] ?? "";
    const telling = partsOf(document.title).filter(({ term }) => !STOP_WORDS.has(term));
    return {
      document,
      place,
      page,
      names: namesOf(document),
      titleLength: Math.max(telling.length, 1),
      placeTerms: termsOfPlace(place),
    };
  });
}
