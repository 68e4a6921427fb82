import { memoize } from "../shared/memoize.ts";
import type { Cell, PostingShard, SearchIndexFile, TextShard } from "../shared/packed.ts";
import type { QueryProblem, AreaCount, SearchAnswer, SearchHit, SearchScope } from "../shared/types.ts";
import { countAreas, pathOf, ranksFrom, sectionFinder } from "./entries.ts";
import { excerptOf, markerFor, matchedWords } from "./excerpt.ts";
import type { FindMarks } from "./excerpt.ts";
import { correctQuery, expandQuery, lookupsOf, similarQuery } from "./expansion.ts";
import type { ExpandedWord } from "./expansion.ts";
import { englishStems } from "./stemmers.ts";
import type { StemsOf } from "./stemmers.ts";
import { createSynonyms } from "./synonyms.ts";
import { candidateMaker, matchesIn, termsInTexts } from "./match.ts";
import type { Matches } from "./match.ts";
import { createNames } from "./names.ts";
import { parseQuery } from "./parseQuery.ts";
import { rankCandidates } from "./rank.ts";
import type { Candidate } from "./rank.ts";
import { withTexts } from "./score.ts";
import type { FieldIndexes } from "./score.ts";
import { createPostings, createTexts, ShardGone } from "./shards.ts";
import type { DocumentText } from "./shards.ts";

/** Callbacks of a running search. */
interface Progress {
  /** Receives partial answers: first matches in names only, then results without their texts. */
  readonly onPart: (answer: SearchAnswer) => void;
  /** Resolves to whether the answer is still wanted. Called before texts are loaded. */
  readonly isWanted: () => Promise<boolean>;
}

/** Fetches the shards of an index by number. */
export interface FetchShard {
  readonly postings: (number: number) => Promise<PostingShard>;
  readonly texts: (number: number) => Promise<TextShard>;
  readonly cells: (number: number) => Promise<Cell>;
}

/** Answers queries over one index. */
export interface Engine {
  readonly hash: string;
  /** Whether a shard of this index no longer exists on the site. */
  readonly isOutdated: () => boolean;
  /** Answers a query. Never rejects: when shards fail to load, the answer has a problem. */
  search(query: string, scope?: SearchScope, progress?: Progress): Promise<SearchAnswer>;
}

type TextOf = (id: number) => DocumentText | undefined;

/**
 * Maximum number of times that results are ranked by their texts. Loaded texts may change the results, and then the texts
 * of the new results must be loaded too. A second round is rarely needed.
 */
const MAX_ROUNDS = 3;

/** In a large index: maximum number of documents to load and rank that match in their running text only. */
const MAX_UNKNOWN = 16;

/** Maximum number of results of a similar query, or of other areas. */
const MAX_NEAREST = 3;

const WITHOUT_PROGRESS: Progress = { onPart: () => undefined, isWanted: () => Promise.resolve(true) };

function toHit(
  { entry, score }: Candidate,
  words: readonly ExpandedWord[],
  findMarks: FindMarks,
  textOf: TextOf,
): SearchHit {
  const { document, kind, siteSection, breadcrumb, isEmpty } = entry;
  const known = isEmpty ? { text: "", code: "" } : textOf(document.id);
  const excerpt = known ? excerptOf(known, document.title, findMarks) : null;
  const typed = words.filter(({ isStopWord }) => !isStopWord).map(({ word }) => word);
  const searched = [document.title, known?.text ?? "", excerpt?.isCode ? excerpt.text : ""];
  return {
    document: { ...document, content: known?.text ?? "" },
    score,
    terms: [...new Set([...matchedWords(searched, findMarks), ...(known ? [] : typed)])],
    kind,
    siteSection: siteSection.label,
    breadcrumb,
    title: { text: document.title, marks: findMarks(document.title) },
    excerpt,
  };
}

/**
 * Creates the engine for an index. Call it in a worker: the work grows with the size of the index.
 *
 * @throws Error if the parts of the index are inconsistent
 */
export function createEngine(file: SearchIndexFile, fetchShard: FetchShard, stemsOf: StemsOf = englishStems): Engine {
  const { index, settings } = file;
  const names = createNames(file, fetchShard.cells, stemsOf);
  const sectionOf = sectionFinder(settings.sections);
  const synonyms = createSynonyms(settings.synonyms, stemsOf);
  const postings = createPostings(index.postings, fetchShard.postings, names.textLengths);
  const texts = createTexts(index.texts, fetchShard.texts);
  let outdated = false;

  /** Waits for shards; returns false if they failed to load. Not logged, because the panel reports it. */
  async function hasLoaded(loading: Promise<void>): Promise<boolean> {
    try {
      await loading;
      return true;
    } catch (error) {
      outdated ||= error instanceof ShardGone;
      return false;
    }
  }

  async function search(
    query: string,
    scope: SearchScope = {},
    { onPart, isWanted }: Progress = WITHOUT_PROGRESS,
  ): Promise<SearchAnswer> {
    const { from, area } = scope;
    const isPlaced = settings.contextual && from !== undefined;
    const ranks = memoize(ranksFrom(isPlaced ? sectionOf(pathOf(from)) : undefined));
    const { terms: typed, problem } = parseQuery(query);
    const lookups = lookupsOf(typed, synonyms);
    if (!names.hasAll(lookups) && !(await hasLoaded(names.load(lookups)))) {
      const none = countAreas(settings.sections, []);
      const failure = { code: "no-index" } as const;
      return { query, area, areas: none, hits: [], correctedQuery: null, problem: problem ?? failure, whole: true };
    }
    const { fields, lexicon, entryAt, add } = names.viewFor(lookups);
    const corrected = correctQuery(typed, { lexicon, synonyms });
    const terms = corrected?.terms ?? typed;
    const words = expandQuery(terms, { lexicon, synonyms });
    const wanted = words.filter(({ term }) => term.presence !== "prohibited");
    const wantedQuery = terms
      .filter(({ presence }) => presence !== "prohibited")
      .map(({ text }) => text)
      .join(" ");
    const inTexts = termsInTexts(words);
    const findMarks = markerFor(wanted);
    // With prohibited words, names alone are not enough: the text of a document may contain one of them.
    const hasProhibited = wanted.length < words.length;

    // An answer must not depend on earlier queries, so this ignores loaded texts that the query has not requested.
    const read = new Set<number>();
    const textOf: TextOf = (id) => (read.has(id) ? texts.get(id) : undefined);
    let areas: readonly AreaCount[] = [];
    const matchesOf = (known: FieldIndexes): Matches => {
      const all = matchesIn(known, words, settings);
      const found = all.found.flatMap((match) => {
        const section = names.sectionAt(match.id);
        return section && !(settings.contextual && ranks(section).isHidden) ? [{ match, section }] : [];
      });
      areas = countAreas(
        settings.sections,
        found.map(({ section }) => section),
      );
      const inArea = found.filter(({ section }) => area === undefined || section.area === area);
      return { ...all, found: inArea.map(({ match }) => match) };
    };
    const candidateOf = candidateMaker(wanted);
    /** Ranks the documents that have loaded. */
    const ranked = (matches: Matches): (() => Candidate[]) => {
      const candidates = matches.found.flatMap(({ id, score }) => {
        const entry = entryAt(id);
        return entry ? [candidateOf({ score, ...matches.qualitiesOf(id) }, entry)] : [];
      });
      const rank = rankCandidates(candidates, { query: wantedQuery, words: wanted, ranks, settings });
      return () => rank((id) => textOf(id)?.text ?? "");
    };
    const answer = (
      shown: readonly Candidate[],
      whole: boolean,
      loadProblem: QueryProblem | null = null,
    ): SearchAnswer => ({
      query,
      area,
      areas,
      hits: shown.map((candidate) => toHit(candidate, wanted, findMarks, textOf)),
      correctedQuery: corrected?.query ?? null,
      problem: problem ?? loadProblem,
      whole,
    });

    if (!postings.hasAll(inTexts)) {
      const byNames = hasProhibited ? [] : ranked(matchesOf(fields))();
      if (!hasProhibited) onPart(answer(byNames, false));
      if (!(await hasLoaded(postings.load(inTexts)))) return answer(byNames, true, { code: "no-texts" });
    }
    const matches = matchesOf(withTexts(fields, inTexts, (term) => postings.get(term)));
    const unknown = matches.found
      .filter(({ id }) => !entryAt(id))
      .sort((a, b) => b.score - a.score || a.id - b.id)
      .slice(0, MAX_UNKNOWN)
      .map(({ id }) => id);
    if (!texts.hasAll(unknown)) {
      const shown = ranked(matches)();
      onPart(answer(shown, false));
      if (!(await isWanted())) return answer(shown, false);
      if (!(await hasLoaded(texts.load(unknown)))) return answer(shown, true, { code: "no-texts" });
    }
    for (const id of unknown) add(texts.get(id)?.part);
    const rank = ranked(matches);
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const shown = rank();
      const unread = shown.filter(({ entry }) => !entry.isEmpty).map(({ entry }) => entry.document.id);
      if (unread.every((id) => read.has(id))) break;
      if (!texts.hasAll(unread)) {
        onPart(answer(shown, false));
        if (!(await isWanted())) return answer(shown, false);
        if (!(await hasLoaded(texts.load(unread)))) return answer(shown, true, { code: "no-texts" });
      }
      for (const id of unread) read.add(id);
    }
    const found = answer(rank(), true);
    if (found.hits.length > 0) return found;
    const nearest = areas.some(({ count }) => count > 0) ? query : similarQuery(terms, { lexicon, synonyms });
    // The recursion ends: it searches all areas, and all words of a similar query are in the index.
    if (nearest === undefined || (nearest === query && area === undefined)) return found;
    const { hits } = await search(nearest, { from });
    return { ...found, correctedQuery: null, nearest: { query: nearest, hits: hits.slice(0, MAX_NEAREST) } };
  }

  return { hash: index.hash, isOutdated: () => outdated, search };
}
