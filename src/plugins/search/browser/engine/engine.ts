import { unpackDocuments, unpackTerms } from "../../shared/packed";
import type { PostingShard, SearchIndexFile, TextShard } from "../../shared/packed";
import type { QueryProblem, SearchAnswer, SearchHit } from "../../shared/types";
import { entriesOf } from "./entries";
import { excerptOf, markerFor, matchedWords } from "./excerpt";
import type { FindMarks } from "./excerpt";
import { correctQuery, expandQuery } from "./expansion";
import type { ExpandedWord } from "./expansion";
import { createLexicon } from "./lexicon";
import { candidatesFor, termsInTexts } from "./match";
import { parseQuery } from "./parseQuery";
import { rankCandidates } from "./rank";
import type { Candidate } from "./rank";
import { fieldIndexes, termsIn, withTexts } from "./score";
import type { FieldIndexes } from "./score";
import { createPostings, createTexts, ShardGone } from "./shards";
import type { DocumentText } from "./shards";

/** How a search reports on its way. */
interface Progress {
  /** Receives partial answers: first matches in names alone, then results without their texts. */
  readonly onPart: (answer: SearchAnswer) => void;
  /** Whether the answer is still wanted; asked before texts are loaded. */
  readonly isWanted: () => Promise<boolean>;
}

/** Gets the shards of an index by their numbers. */
export interface FetchShard {
  readonly postings: (number: number) => Promise<PostingShard>;
  readonly texts: (number: number) => Promise<TextShard>;
}

/** Answers queries over one index. */
export interface Engine {
  /** Hash of the index. */
  readonly hash: string;
  /** Whether the site did not have a shard of this index any more. */
  readonly isOutdated: () => boolean;
  /** Answers a query. Never rejects: when shards fail to load, the answer does without them and says so. */
  search(query: string, progress?: Progress): Promise<SearchAnswer>;
}

type TextOf = (id: number) => DocumentText | undefined;

/**
 * Rounds of ranking by texts. Texts may bring up results whose own texts have to be loaded, which hardly ever happens more
 * than once.
 */
const ROUNDS = 3;

const WITHOUT_PROGRESS: Progress = { onPart: () => undefined, isWanted: () => Promise.resolve(true) };

function toHit(
  { entry, score }: Candidate,
  words: readonly ExpandedWord[],
  findMarks: FindMarks,
  textOf: TextOf,
): SearchHit {
  const { document, kind, instance, breadcrumb, isEmpty } = entry;
  const known = isEmpty ? { text: "", code: "" } : textOf(document.id);
  const excerpt = known ? excerptOf(known, document.title, findMarks) : null;
  const typed = words.filter(({ isStopWord }) => !isStopWord).map(({ word }) => word);
  const searched = [document.title, known?.text ?? "", excerpt?.isCode ? excerpt.text : ""];
  return {
    document: { ...document, content: known?.text ?? "" },
    score,
    terms: [...new Set([...matchedWords(searched, findMarks), ...(known ? [] : typed)])],
    kind,
    instance: instance.label,
    breadcrumb,
    title: { text: document.title, marks: findMarks(document.title) },
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
  const lexicon = createLexicon(termsIn(fields, unpackTerms(index.terms)));
  const entryAt = entriesOf(documents, fields.content.lengths);
  const postings = createPostings(index.postings, fetchShard.postings);
  const texts = createTexts(index.texts, fetchShard.texts);
  let outdated = false;

  /** Waits for shards. Nothing goes to the console: the panel says what is missing. */
  async function hasLoaded(loading: Promise<void>): Promise<boolean> {
    try {
      await loading;
      return true;
    } catch (error) {
      outdated ||= error instanceof ShardGone;
      return false;
    }
  }

  async function search(query: string, { onPart, isWanted }: Progress = WITHOUT_PROGRESS): Promise<SearchAnswer> {
    const { terms: typed, problem } = parseQuery(query);
    const corrected = correctQuery(typed, lexicon);
    const terms = corrected?.terms ?? typed;
    const words = expandQuery(terms, lexicon);
    const wanted = words.filter(({ term }) => term.presence !== "prohibited");
    const wantedQuery = terms
      .filter(({ presence }) => presence !== "prohibited")
      .map(({ text }) => text)
      .join(" ");
    const inTexts = termsInTexts(words);
    const findMarks = markerFor(wanted);
    // With prohibited words there is no answer from names alone: the text of such a document may hold one of them.
    const hasProhibited = wanted.length < words.length;

    // An answer must not depend on earlier queries: texts count once this query has asked for them.
    const read = new Set<number>();
    const textOf: TextOf = (id) => (read.has(id) ? texts.get(id) : undefined);
    const rankedIn = (known: FieldIndexes): (() => Candidate[]) => {
      const rank = rankCandidates(candidatesFor(known, entryAt, words), wantedQuery, wanted);
      return () => rank((id) => textOf(id)?.text ?? "");
    };
    const answer = (
      shown: readonly Candidate[],
      whole: boolean,
      loadProblem: QueryProblem | null = null,
    ): SearchAnswer => ({
      query,
      hits: shown.map((candidate) => toHit(candidate, wanted, findMarks, textOf)),
      correctedQuery: corrected?.query ?? null,
      problem: problem ?? loadProblem,
      whole,
    });

    if (!postings.hasAll(inTexts)) {
      const byNames = hasProhibited ? [] : rankedIn(fields)();
      if (!hasProhibited) onPart(answer(byNames, false));
      if (!(await hasLoaded(postings.load(inTexts)))) return answer(byNames, true, { code: "no-texts" });
    }
    const ranked = rankedIn(withTexts(fields, inTexts, (term) => postings.get(term)));
    for (let round = 0; round < ROUNDS; round += 1) {
      const shown = ranked();
      const unread = shown.filter(({ entry }) => !entry.isEmpty).map(({ entry }) => entry.document.id);
      if (unread.every((id) => read.has(id))) break;
      if (!texts.hasAll(unread)) {
        onPart(answer(shown, false));
        if (!(await isWanted())) return answer(shown, false);
        if (!(await hasLoaded(texts.load(unread)))) return answer(shown, true, { code: "no-texts" });
      }
      for (const id of unread) read.add(id);
    }
    return answer(ranked(), true);
  }

  return { hash: index.hash, isOutdated: () => outdated, search };
}
