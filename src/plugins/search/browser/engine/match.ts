import type lunr from "lunr";
import { SEARCH_FIELDS } from "../../shared/fields";
import type { SearchField } from "../../shared/fields";
import type { Entry } from "./entries";
import type { Need, Quality } from "./needs";
import type { Candidate } from "./rank";

/** A single letter begins so many words that only titles are worth looking at. */
const SHORT = 1;

/** What lunr tells of a match: for each term, the fields that hold it. */
type Metadata = Readonly<Record<string, Readonly<Partial<Record<SearchField, object>>>>>;

function fieldsOf({ word, term }: Need): readonly SearchField[] {
  if (term.field) return [term.field];
  return word.length <= SHORT ? ["title"] : SEARCH_FIELDS;
}

function addClauses(query: lunr.Query, needs: readonly Need[]): void {
  for (const need of needs) {
    if (need.term.presence === "prohibited") continue;
    for (const [answer, quality] of need.answers) {
      const boost = quality * quality * need.term.boost * (need.stop ? 0.05 : 1);
      query.term(answer, { fields: [...fieldsOf(need)], boost, usePipeline: false });
    }
  }
}

function qualities(needs: readonly Need[], metadata: Metadata, only?: SearchField): Quality[] {
  return needs.map(({ answers, term }) => {
    let best = 0;
    for (const [found, fields] of Object.entries(metadata)) {
      const field = only ?? term.field;
      if (field === undefined || fields[field] !== undefined) best = Math.max(best, answers.get(found) ?? 0);
    }
    return best;
  });
}

function placeQualities(needs: readonly Need[], { placeTerms }: Entry): Quality[] {
  return needs.map(({ answers, term }) => {
    let best = 0;
    if (term.field === undefined) {
      for (const found of placeTerms) best = Math.max(best, answers.get(found) ?? 0);
    }
    return best;
  });
}

/** Documents that hold what the query excludes. */
function prohibitedBy(index: lunr.Index, needs: readonly Need[]): ReadonlySet<string> {
  const excluded = needs.filter(({ term }) => term.presence === "prohibited");
  if (excluded.length === 0) return new Set();
  const results = index.query((query) => {
    for (const need of excluded) {
      const fields = need.term.field ? [need.term.field] : [...SEARCH_FIELDS];
      for (const answer of need.answers.keys()) query.term(answer, { fields, usePipeline: false });
    }
  });
  return new Set(results.map(({ ref }) => ref));
}

/**
 * Asks lunr for the documents that hold any of the needed words, and says of each how well it answers which need.
 * Required and prohibited words are sorted out here and not by lunr, which would demand each form of a word at once.
 *
 * @param index - the loaded index
 * @param entries - its documents, at the positions of their ids
 * @param needs - of the query
 */
export function candidatesFor(index: lunr.Index, entries: readonly Entry[], needs: readonly Need[]): Candidate[] {
  const wanted = needs.filter(({ term }) => term.presence !== "prohibited");
  if (wanted.every(({ answers }) => answers.size === 0)) return [];
  const prohibited = prohibitedBy(index, needs);
  const candidates: Candidate[] = [];
  for (const { ref, score, matchData } of index.query((query) => {
    addClauses(query, wanted);
  })) {
    const entry = entries[Number(ref)];
    if (!entry || prohibited.has(ref)) continue;
    const metadata = matchData.metadata as Metadata;
    const anywhere = qualities(wanted, metadata);
    const missing = wanted.some(({ term }, at) => term.presence === "required" && (anywhere[at] ?? 0) === 0);
    if (missing) continue;
    candidates.push({
      entry,
      score,
      anywhere,
      title: qualities(wanted, metadata, "title"),
      place: placeQualities(wanted, entry),
    });
  }
  return candidates;
}
