import type { SearchDocument } from "../../shared/types";
import { squash, wordsOf } from "../../shared/words";
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
  /** Terms of the title of its page, for a section. */
  readonly pageTerms: ReadonlySet<string>;
}

function namesOf(document: SearchDocument): string[] {
  const { title, pageTitle } = document;
  const last = title.split(/[./]/u).at(-1) ?? "";
  const names = [title, last, ...(title === pageTitle ? [] : [`${pageTitle}.${title}`])].map(squash);
  return [...new Set(names)].filter((name) => name !== "");
}

/** Prepares the documents of an index for ranking; those of one page share what they have in common. */
export function entriesOf(documents: readonly SearchDocument[]): Entry[] {
  const terms = new Map<string, ReadonlySet<string>>();
  return documents.map((document) => {
    const { pageTitle, title, sectionRoute } = document;
    const known = terms.get(pageTitle) ?? new Set(wordsOf(pageTitle).map(({ term }) => term));
    terms.set(pageTitle, known);
    return {
      document,
      place: placeOf(document),
      page: sectionRoute.split("#")[0] ?? "",
      names: namesOf(document),
      pageTerms: title === pageTitle ? new Set() : known,
    };
  });
}
