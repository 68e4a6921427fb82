/**
 * The engine of the search: it plans a query (`plan.ts`), finds matches, ranks candidates, and makes hits.
 *
 * - A match is a document that contains a word of the query (`match.ts`). In a large index, the document may not have
 *   loaded.
 * - An entry is a document that has loaded, with data for ranking (`entries.ts`).
 * - A candidate is the entry of a match, with how well it matches each word (`match.ts`, `rank.ts`).
 * - A hit is a candidate in an answer, with its marks and excerpt (`hit.ts`).
 */
import { memoize } from "../shared/memoize.ts";
import type { Cell, PostingShard, SearchIndexFile, TextShard } from "../shared/packed.ts";
import type { AreaCount, SearchAnswer, SearchScope } from "../shared/types.ts";
import { countAreas, pathOf, ranksFrom, sectionFinder } from "./entries.ts";
import { lookupsOf, lookupsOfUnknown, similarQuery } from "./expansion.ts";
import { hitMaker } from "./hit.ts";
import { candidateMaker, matchesIn, NO_MATCHES } from "./match.ts";
import type { Matches } from "./match.ts";
import { createNames } from "./names.ts";
import type { View } from "./names.ts";
import { parseQuery } from "./parseQuery.ts";
import type { QueryTerm } from "./parseQuery.ts";
import { planQuery } from "./plan.ts";
import type { Plan } from "./plan.ts";
import { rankCandidates } from "./rank.ts";
import type { Candidate } from "./rank.ts";
import { withTexts } from "./score.ts";
import type { FieldIndexes } from "./score.ts";
import { createPostings, createTexts, ShardGone } from "./shards.ts";
import type { DocumentText, ShardStore } from "./shards.ts";
import { englishStems } from "./stemmers.ts";
import type { StemsOf } from "./stemmers.ts";
import { createSynonyms } from "./synonyms.ts";

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
  /** Whether a shard failed to load because the server no longer has it, as after a new build. */
  readonly isOutdated: () => boolean;
  /** Answers a query. Never rejects: when shards fail to load, the answer has a problem. */
  search(query: string, scope?: SearchScope, progress?: Progress): Promise<SearchAnswer>;
}

/**
 * Maximum number of times that results are ranked by their texts. Loaded texts may change the results, and then the texts
 * of the new results must be loaded too. A second round is rarely needed.
 */
const MAX_ROUNDS = 3;

/** In a large index: at most this many of the documents that match only in their running text are loaded and ranked. */
const MAX_TEXT_MATCHES = 16;

/** Maximum number of results of a similar query, or of other areas. */
const MAX_NEAREST = 3;

const WITHOUT_PROGRESS: Progress = { onPart: () => undefined, isWanted: () => Promise.resolve(true) };

/** The matches of a query in the searched area, and how many there are in each area. */
interface Found extends Matches {
  readonly areas: readonly AreaCount[];
}

const NOTHING: Found = { ...NO_MATCHES, areas: [] };

/** The state of one query, and the functions that answer it. */
interface Run {
  readonly plan: Plan;
  readonly view: View;
  /** Path of the reader's page. */
  readonly from: string | undefined;
  readonly find: (fields: FieldIndexes) => Found;
  /** Returns a function that ranks the matches that have loaded, by the texts that have been read. */
  readonly ranker: (found: Found) => () => readonly Candidate[];
  /**
   * Ids of the documents whose texts have been read for this query. Texts that only earlier queries read are ignored, because
   * the answer must not depend on them.
   */
  readonly read: Set<number>;
  readonly answer: (found: Found, shown: readonly Candidate[]) => SearchAnswer;
}

/** Adds the problem that texts or postings failed to load, unless the answer has another problem. */
function reportMissingTexts(answer: SearchAnswer): SearchAnswer {
  return { ...answer, problem: answer.problem ?? { code: "no-texts" } };
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

  /** Loads missing shards; returns false if one fails to load. Failures are not logged, because the panel reports them. */
  async function load<Key>(store: Pick<ShardStore<Key, unknown>, "load">, keys: readonly Key[]): Promise<boolean> {
    try {
      await store.load(keys);
      return true;
    } catch (error) {
      outdated ||= error instanceof ShardGone;
      return false;
    }
  }

  async function search(
    query: string,
    { from, area }: SearchScope = {},
    progress: Progress = WITHOUT_PROGRESS,
  ): Promise<SearchAnswer> {
    const { terms, problem } = parseQuery(query);
    const areas = countAreas(settings.sections, []);
    const empty: SearchAnswer = { query, area, areas, hits: [], correctedQuery: null, problem, whole: true };
    const prepared = await prepare(terms);
    if (!prepared) return { ...empty, problem: problem ?? { code: "no-index" } };
    return answerTo(startRun(empty, from, prepared.plan, prepared.view), progress);
  }

  /** Loads the names of a query and plans it; `undefined` if the names of its words fail to load. */
  async function prepare(terms: readonly QueryTerm[]): Promise<Pick<Run, "plan" | "view"> | undefined> {
    const lookups = lookupsOf(terms, synonyms);
    if (!(await load(names, lookups))) return undefined;
    const view = names.viewFor(lookups);
    const vocabulary = { lexicon: view.lexicon, synonyms };
    const plan = planQuery(terms, vocabulary);
    const unknown = names.isCut ? lookupsOfUnknown(terms, vocabulary) : [];
    if (unknown.length === 0) return { plan, view };
    // The right words may be in other cells. If those fail to load, the words stay as they are.
    const wider = [...lookups, ...unknown];
    if (!(await load(names, wider))) return { plan, view };
    const corrected = planQuery(terms, { lexicon: names.viewFor(wider).lexicon, synonyms });
    const all = [...wider, ...lookupsOf(corrected.terms, synonyms)];
    if (!(await load(names, all))) return { plan, view };
    const wholeView = names.viewFor(all);
    return { plan: planQuery(terms, { lexicon: wholeView.lexicon, synonyms }), view: wholeView };
  }

  /**
   * Prepares the state and the functions of a query.
   *
   * @param empty - the answer without anything found
   */
  function startRun(empty: SearchAnswer, from: string | undefined, plan: Plan, view: View): Run {
    const { words, wanted, correctedQuery } = plan;
    const isContextual = settings.contextual && from !== undefined;
    const ranks = memoize(ranksFrom(isContextual ? sectionOf(pathOf(from)) : undefined));
    const candidateOf = candidateMaker(wanted);
    const read = new Set<number>();
    const textOf = (id: number): DocumentText | undefined => (read.has(id) ? texts.get(id) : undefined);
    const toHit = hitMaker(wanted, textOf);
    return {
      plan,
      view,
      from,
      read,
      find(fields) {
        const all = matchesIn(fields, words, settings);
        const visible = all.matches.flatMap((match) => {
          const section = names.sectionAt(match.id);
          return section && !(settings.contextual && ranks(section).isHidden) ? [{ match, section }] : [];
        });
        const sections = visible.map(({ section }) => section);
        const searched = visible.filter(({ section }) => empty.area === undefined || section.area === empty.area);
        return { ...all, matches: searched.map(({ match }) => match), areas: countAreas(settings.sections, sections) };
      },
      ranker({ matches, qualitiesOf }) {
        const candidates = matches.flatMap(({ id, score }) => {
          const entry = view.entryAt(id);
          return entry ? [candidateOf({ score, ...qualitiesOf(id) }, entry)] : [];
        });
        const rank = rankCandidates(candidates, { query: plan.text, words: wanted, ranks, settings });
        return () => rank((id) => textOf(id)?.text ?? "");
      },
      answer: ({ areas }, shown) => ({ ...empty, areas, hits: shown.map(toHit), correctedQuery }),
    };
  }

  /** Answers a query whose names have loaded: first by names, then by the postings of running text, then by texts. */
  async function answerTo(run: Run, progress: Progress): Promise<SearchAnswer> {
    const { plan, view, find, ranker, answer } = run;
    if (!postings.hasAll(plan.inTexts)) {
      const foundInNames = plan.hasProhibited ? NOTHING : find(view.fields);
      const byNames = answer(foundInNames, ranker(foundInNames)());
      if (!plan.hasProhibited) progress.onPart({ ...byNames, whole: false });
      if (!(await load(postings, plan.inTexts))) return reportMissingTexts(byNames);
    }
    const found = find(withTexts(view.fields, plan.inTexts, (term) => postings.get(term)));
    return (await loadTextMatches(run, found, progress)) ?? rankByTexts(run, found, progress);
  }

  /**
   * Loads the best of the documents that match in their running text only. In a small index, all documents have loaded already.
   *
   * @returns the answer, if `loadTexts` ends the search
   */
  async function loadTextMatches(
    { view, ranker, answer }: Run,
    found: Found,
    progress: Progress,
  ): Promise<SearchAnswer | undefined> {
    const unloaded = found.matches
      .filter(({ id }) => !view.entryAt(id))
      .sort((a, b) => b.score - a.score || a.id - b.id)
      .slice(0, MAX_TEXT_MATCHES)
      .map(({ id }) => id);
    const last = await loadTexts(unloaded, () => answer(found, ranker(found)()), progress);
    if (last) return last;
    for (const id of unloaded) view.add(texts.get(id)?.part);
    return undefined;
  }

  /** Ranks matches by their texts, which are loaded for the best matches only. */
  async function rankByTexts(run: Run, found: Found, progress: Progress): Promise<SearchAnswer> {
    const { read, ranker, answer } = run;
    const rank = ranker(found);
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const shown = rank();
      const needed = shown.filter(({ entry }) => !entry.isEmpty).map(({ entry }) => entry.document.id);
      if (needed.every((id) => read.has(id))) break;
      const last = await loadTexts(needed, () => answer(found, shown), progress);
      if (last) return last;
      for (const id of needed) read.add(id);
    }
    const last = answer(found, rank());
    return last.hits.length > 0 ? last : withNearest(last, run);
  }

  /**
   * Loads texts, and reports a partial answer before.
   *
   * @param answerSoFar - returns the answer without these texts
   * @returns the answer if the search ends with it: a newer query has replaced this one, or the texts failed to load
   */
  async function loadTexts(
    ids: readonly number[],
    answerSoFar: () => SearchAnswer,
    { onPart, isWanted }: Progress,
  ): Promise<SearchAnswer | undefined> {
    if (texts.hasAll(ids)) return undefined;
    const answer = answerSoFar();
    const part = { ...answer, whole: false };
    onPart(part);
    if (!(await isWanted())) return part;
    return (await load(texts, ids)) ? undefined : reportMissingTexts(answer);
  }

  /** Adds the best hits of a similar query, or of the same query in other areas, to an answer without hits. */
  async function withNearest(answer: SearchAnswer, { plan, view, from }: Run): Promise<SearchAnswer> {
    const { query, area, areas } = answer;
    const isElsewhere = areas.some(({ count }) => count > 0);
    const nearest = isElsewhere ? query : similarQuery(plan.terms, { lexicon: view.lexicon, synonyms });
    // The recursion ends: the second search covers all areas, and all words of a similar query are in the index.
    if (nearest === undefined || (nearest === query && area === undefined)) return answer;
    const { hits } = await search(nearest, { from });
    return { ...answer, correctedQuery: null, nearest: { query: nearest, hits: hits.slice(0, MAX_NEAREST) } };
  }

  return { hash: index.hash, isOutdated: () => outdated, search };
}
