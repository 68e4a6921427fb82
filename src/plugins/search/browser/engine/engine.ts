import type { SearchIndexFile } from "../../shared/packed";
import type { SearchAnswer, SearchHit } from "../../shared/types";
import { correct } from "./correct";
import { entriesOf } from "./entries";
import type { EntryAt } from "./entries";
import { excerptOf, markText, matchedWords } from "./excerpt";
import { fieldIndexes, termsIn } from "./fieldIndex";
import type { FieldIndexes } from "./fieldIndex";
import { joinNeeds } from "./joinNeeds";
import { createLexicon } from "./lexicon";
import type { Lexicon } from "./lexicon";
import { candidatesFor } from "./match";
import { nearIn } from "./near";
import type { FindNear } from "./near";
import { needsOf } from "./needs";
import type { Need } from "./needs";
import { parseQuery } from "./query";
import type { QueryTerm } from "./query";
import { rankCandidates } from "./rank";
import type { Candidate } from "./rank";

/** Answers queries over one index. */
export interface Engine {
  search(query: string): SearchAnswer;
}

interface Parts {
  readonly fields: FieldIndexes;
  readonly entryAt: EntryAt;
  readonly lexicon: Lexicon;
  readonly near: FindNear;
}

function toHit({ entry, score }: Candidate, needs: readonly Need[]): SearchHit {
  const { document, place } = entry;
  return {
    document,
    score,
    terms: matchedWords([document.title, document.content], needs),
    kind: place.kind,
    instance: place.instance.label,
    breadcrumb: place.breadcrumb,
    title: markText(document.title, needs),
    excerpt: excerptOf(document.content, needs),
  };
}

function find({ fields, entryAt, lexicon, near }: Parts, terms: readonly QueryTerm[]): SearchHit[] {
  const needs = joinNeeds(
    terms.flatMap((term) => needsOf(term, lexicon, near)),
    lexicon,
  );
  const wanted = needs.filter(({ term }) => term.presence !== "prohibited");
  const words = terms.filter(({ presence }) => presence !== "prohibited").map(({ text }) => text);
  const candidates = candidatesFor(fields, entryAt, needs);
  return rankCandidates(candidates, words.join(" "), wanted).map((candidate) => toHit(candidate, wanted));
}

/**
 * Loads an index. The work grows with its size, which is why it belongs in a worker.
 *
 * @param file - as the build wrote it
 * @throws Error if the parts of the index do not fit together
 */
export function createEngine(file: SearchIndexFile): Engine {
  const fields = fieldIndexes(file);
  const terms = termsIn(fields);
  const lexicon = createLexicon(terms);
  const parts = { fields, entryAt: entriesOf(file.documents), lexicon, near: nearIn(terms) };
  return {
    search(query) {
      const { terms: asked, problem } = parseQuery(query);
      const corrected = correct(asked, lexicon, parts.near);
      return {
        query,
        hits: find(parts, corrected?.terms ?? asked),
        correctedQuery: corrected?.query ?? null,
        problem,
      };
    },
  };
}
