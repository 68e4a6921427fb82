import { SEARCH_FIELDS } from "../../shared/fields";
import type { SearchField } from "../../shared/fields";
import type { SearchKind } from "../../shared/types";
import type { EntryAt } from "./entries";
import type { FieldIndexes } from "./fieldIndex";
import type { Need, Quality } from "./needs";
import type { Candidate } from "./rank";
import { remembering } from "./remembering";
import { postingOf, scoresOf } from "./score";
import type { Clause } from "./score";
import { WEIGHTS } from "./weights";

/** A single letter begins so many words that only titles are worth looking at. */
const SHORT = 1;

/** What a word that says nothing counts for, beside one that does. */
const STOP_SHARE = 0.05;

function fieldsOf({ word, term }: Need): readonly SearchField[] {
  if (term.field) return [term.field];
  return word.length <= SHORT ? ["title"] : SEARCH_FIELDS;
}

function shareOf({ stop, carrier = false }: Need): number {
  if (stop) return STOP_SHARE;
  return carrier ? WEIGHTS.carrier : 1;
}

/**
 * The terms that some needs ask for, and how much each counts.
 *
 * @param needs - of a query, without what it prohibits
 */
export function clausesOf(needs: readonly Need[]): Clause[] {
  return needs.flatMap((need) =>
    [...need.answers].map(([term, quality]) => ({
      term,
      fields: fieldsOf(need),
      boost: quality * quality * need.term.boost * shareOf(need),
    })),
  );
}

/** Letters of a word at least whose beginnings are looked for in running text: see `KEPT_TOGETHER` in `build/pack.ts`. */
const TELLING_BEGINNING = 3;

/**
 * The terms that are looked for in running text. Stop words tell nothing beside words that do, and what one or two letters
 * begin would be a large part of the index: names answer those. What a query requires, prohibits, or looks for in running text
 * alone counts in all its forms.
 *
 * @param needs - of a query
 */
export function termsInTexts(needs: readonly Need[]): string[] {
  const telling = needs.some(({ stop, answers }) => !stop && answers.size > 0);
  const terms = needs.flatMap((need) => {
    const { field, presence } = need.term;
    const found = [...need.answers.keys()];
    if (presence === "prohibited" && field === undefined) return found;
    if (!fieldsOf(need).includes("content")) return [];
    if (presence !== "optional" || field === "content") return found;
    if (need.stop && telling) return [];
    return need.word.length < TELLING_BEGINNING && !need.term.text.includes("*")
      ? found.filter((term) => term === need.word || !term.startsWith(need.word))
      : found;
  });
  return [...new Set(terms)];
}

/** How well each document answers a need in some fields, at its id. */
function qualities({ answers }: Need, within: readonly SearchField[], fields: FieldIndexes): Float64Array {
  const best = new Float64Array(fields.content.lengths.length);
  for (const [term, quality] of answers) {
    for (const field of within) {
      const { ids, start, end } = postingOf(fields, field, term);
      for (let at = start; at < end; at += 1) {
        const id = ids[at] ?? 0;
        if ((best[id] ?? 0) < quality) best[id] = quality;
      }
    }
  }
  return best;
}

/** How well some terms, which no field holds, answer each need. */
function qualitiesIn(terms: Iterable<string>, needs: readonly Need[]): Quality[] {
  return needs.map(({ answers, term }) => {
    let best = 0;
    if (term.field === undefined) {
      for (const found of terms) best = Math.max(best, answers.get(found) ?? 0);
    }
    return best;
  });
}

/** What readers call an option as well. */
const SETTING = "setting";

/** Words by which readers ask for a kind of document. */
function termsOfKind(kind: SearchKind): readonly string[] {
  return kind === "option" ? [kind, SETTING] : [kind];
}

/** Says of a document whether it holds what the query excludes. */
function prohibitedBy(fields: FieldIndexes, needs: readonly Need[]): (id: number) => boolean {
  const excluded = needs
    .filter(({ term }) => term.presence === "prohibited")
    .map((need) => qualities(need, need.term.field ? [need.term.field] : SEARCH_FIELDS, fields));
  return (id) => excluded.some((found) => found[id] !== 0);
}

/**
 * Finds the documents that hold any of the needed words, and says of each how well it answers which need. A word that the
 * query requires or prohibits may stand there in any of its forms.
 *
 * @param fields - of the index
 * @param entryAt - its documents, by their ids
 * @param needs - of the query
 * @returns the documents in no order
 */
export function candidatesFor(fields: FieldIndexes, entryAt: EntryAt, needs: readonly Need[]): Candidate[] {
  const wanted = needs.filter(({ term }) => term.presence !== "prohibited");
  if (wanted.every(({ answers }) => answers.size === 0)) return [];
  const isProhibited = prohibitedBy(fields, needs);
  const anywhere = wanted.map((need) => qualities(need, fieldsOf(need), fields));
  const title = wanted.map((need) => {
    const within = fieldsOf(need).filter((field) => field === "title");
    return qualities(need, within, fields);
  });
  const required = anywhere.filter((_, at) => wanted[at]?.term.presence === "required");
  const qualitiesOf = (found: readonly Float64Array[], id: number): Quality[] => found.map((best) => best[id] ?? 0);
  // Hundreds of documents stand in one place, and all are of a dozen kinds.
  const ofPlace = remembering((terms: ReadonlySet<string>) => qualitiesIn(terms, wanted));
  const ofKind = remembering((kind: SearchKind) => qualitiesIn(termsOfKind(kind), wanted));
  const candidates: Candidate[] = [];
  for (const [id, score] of scoresOf(fields, clausesOf(wanted))) {
    if (isProhibited(id) || required.some((found) => found[id] === 0)) continue;
    const entry = entryAt(id);
    if (!entry) continue;
    candidates.push({
      entry,
      score,
      anywhere: qualitiesOf(anywhere, id),
      title: qualitiesOf(title, id),
      place: ofPlace(entry.placeTerms),
      kind: ofKind(entry.place.kind),
    });
  }
  return candidates;
}
