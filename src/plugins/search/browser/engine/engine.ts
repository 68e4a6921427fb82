import { unpackDocuments } from "../../shared/documents";
import type { PostingShard, SearchIndexFile, TextShard } from "../../shared/packed";
import { unpackTerms } from "../../shared/terms";
import type { QueryProblem, SearchAnswer, SearchHit } from "../../shared/types";
import { correct } from "./correct";
import { entriesOf } from "./entries";
import { excerptOf, markText, marksFor, matchedWords } from "./excerpt";
import type { FindMarks } from "./excerpt";
import { fieldIndexes, termsIn, withTexts } from "./fieldIndex";
import type { FieldIndexes } from "./fieldIndex";
import { joinNeeds } from "./joinNeeds";
import { createLexicon } from "./lexicon";
import { candidatesFor, termsInTexts } from "./match";
import { nearIn } from "./near";
import { needsOf } from "./needs";
import type { Need } from "./needs";
import { createPostings } from "./postings";
import { parseQuery } from "./query";
import { rankCandidates } from "./rank";
import type { Candidate } from "./rank";
import { readAsSentence } from "./sentence";
import { ShardGone } from "./shards";
import { createTexts } from "./texts";
import type { DocumentText } from "./texts";

/** What a search does while files are fetched. */
interface Progress {
  /** Takes what names alone answer, and then the results before their texts are there. */
  readonly onPart: (answer: SearchAnswer) => void;
  /** Whether the answer is still wanted; asked before texts are fetched. */
  readonly isWanted: () => Promise<boolean>;
}

/** Gets the files of an index by their numbers. */
export interface FetchShard {
  readonly postings: (number: number) => Promise<PostingShard>;
  readonly texts: (number: number) => Promise<TextShard>;
}

/** Answers queries over one index. */
export interface Engine {
  /** Of the index. */
  readonly hash: string;
  /** Whether a file of this index was there no more. */
  readonly isOutdated: () => boolean;
  /** Answers a query. Never rejects: what cannot be had is left out, and the answer says so. */
  search(query: string, progress?: Progress): Promise<SearchAnswer>;
}

/** A text of the results of one query, once that has been read for it. */
type TextOf = (id: number) => DocumentText | undefined;

/**
 * Times that results are put in order anew by what their texts say: that may bring others up whose texts are not there yet,
 * but hardly ever does.
 */
const ROUNDS = 3;

const AT_ONCE: Progress = { onPart: () => undefined, isWanted: () => Promise.resolve(true) };

function toHit({ entry, score }: Candidate, needs: readonly Need[], marksOf: FindMarks, textOf: TextOf): SearchHit {
  const { document, place, isEmpty } = entry;
  const known = isEmpty ? { text: "", code: "" } : textOf(document.id);
  const excerpt = known ? excerptOf(known, document.title, marksOf) : null;
  const typed = needs.filter(({ stop }) => !stop).map(({ word }) => word);
  const searched = [document.title, known?.text ?? "", excerpt?.isCode ? excerpt.text : ""];
  return {
    document: { ...document, content: known?.text ?? "" },
    score,
    terms: [...new Set([...matchedWords(searched, marksOf), ...(known ? [] : typed)])],
    kind: place.kind,
    instance: place.instance.label,
    breadcrumb: place.breadcrumb,
    title: markText(document.title, marksOf),
    excerpt,
  };
}

/**
 * Loads an index. The work grows with its size, which is why it belongs in a worker.
 *
 * @param file - as the build wrote it
 * @throws Error if the parts of the index do not fit together
 */
export function createEngine({ documents: packed, index }: SearchIndexFile, fetchShard: FetchShard): Engine {
  const documents = unpackDocuments(packed);
  const fields = fieldIndexes(documents, index.lengths);
  const terms = termsIn(fields, unpackTerms(index.terms));
  const lexicon = createLexicon(terms);
  const near = nearIn(terms);
  const entryAt = entriesOf(documents, fields.content.lengths);
  const postings = createPostings(index.postings, fetchShard.postings);
  const texts = createTexts(index.texts, fetchShard.texts);
  let outdated = false;

  /** Waits for files. The panel tells readers what is missing, and the console stays silent. */
  async function isHad(loading: Promise<void>): Promise<boolean> {
    try {
      await loading;
      return true;
    } catch (error) {
      outdated ||= error instanceof ShardGone;
      return false;
    }
  }

  async function search(query: string, { onPart, isWanted }: Progress = AT_ONCE): Promise<SearchAnswer> {
    const { terms: asked, problem } = parseQuery(query);
    const corrected = correct(asked, lexicon, near);
    const meant = corrected?.terms ?? asked;
    const asTyped = meant.flatMap((term) => needsOf(term, lexicon, near));
    const needs = readAsSentence(joinNeeds(asTyped, lexicon));
    const wanted = needs.filter(({ term }) => term.presence !== "prohibited");
    const words = meant.filter(({ presence }) => presence !== "prohibited").map(({ text }) => text);
    const inTexts = termsInTexts(needs);
    const marksOf = marksFor(wanted);
    // Then names alone may be those of documents whose texts the query prohibits.
    const leavesOut = wanted.length < needs.length;

    // An answer must not depend on what was asked before: files count once this query has asked for them.
    const read = new Set<number>();
    const textOf: TextOf = (id) => (read.has(id) ? texts.of(id) : undefined);
    const rankedIn = (known: FieldIndexes): (() => Candidate[]) => {
      const rank = rankCandidates(candidatesFor(known, entryAt, needs), words.join(" "), wanted);
      return () => rank((id) => textOf(id)?.text ?? "");
    };
    const answer = (
      shown: readonly Candidate[],
      whole: boolean,
      trouble: QueryProblem | null = null,
    ): SearchAnswer => ({
      query,
      hits: shown.map((candidate) => toHit(candidate, wanted, marksOf, textOf)),
      correctedQuery: corrected?.query ?? null,
      problem: problem ?? trouble,
      whole,
    });

    if (!postings.areHere(inTexts)) {
      const byNames = leavesOut ? [] : rankedIn(fields)();
      if (!leavesOut) onPart(answer(byNames, false));
      if (!(await isHad(postings.load(inTexts)))) return answer(byNames, true, { code: "no-texts" });
    }
    const ranked = rankedIn(withTexts(fields, postings.of(inTexts)));
    for (let round = 0; round < ROUNDS; round += 1) {
      const shown = ranked();
      const unread = shown.filter(({ entry }) => !entry.isEmpty).map(({ entry }) => entry.document.id);
      if (unread.every((id) => read.has(id))) break;
      if (!texts.areHere(unread)) {
        onPart(answer(shown, false));
        if (!(await isWanted())) return answer(shown, false);
        if (!(await isHad(texts.load(unread)))) return answer(shown, true, { code: "no-texts" });
      }
      for (const id of unread) read.add(id);
    }
    return answer(ranked(), true);
  }

  return { hash: index.hash, isOutdated: () => outdated, search };
}
