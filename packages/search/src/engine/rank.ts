import { memoize } from "../shared/memoize.ts";
import { MAX_RESULTS_PER_PAGE } from "../shared/constants.ts";
import type { SearchSettings } from "../shared/settings.ts";
import { partsOf, squash } from "../shared/terms.ts";
import type { ranksFrom } from "./entries.ts";
import type { Entry } from "./entries.ts";
import type { ExpandedWord, Quality } from "./expansion.ts";
import { WEIGHTS, WORD_WEIGHTS } from "./weights.ts";

/** A matching document, with how well it matches each word of the query. */
export interface Candidate {
  readonly entry: Entry;
  /** See `scoresOf`. */
  readonly score: number;
  readonly title: readonly Quality[];
  /** In any field, including the title. */
  readonly anywhere: readonly Quality[];
  readonly breadcrumb: readonly Quality[];
  readonly kind: readonly Quality[];
}

/** Tiers of results, in ascending order. */
enum Tier {
  /** Some words of the query match. */
  Text,
  /** All words that count are in the title, or name the kind of the document. */
  Title,
  /** The name begins with the query. */
  NamePrefix,
  /** The name is the query. */
  Name,
}

/** The next lower tier. */
const LOWER: Readonly<Record<Tier, Tier>> = {
  [Tier.Text]: Tier.Text,
  [Tier.Title]: Tier.Text,
  [Tier.NamePrefix]: Tier.Title,
  [Tier.Name]: Tier.NamePrefix,
};

interface Ranked {
  readonly candidate: Candidate;
  readonly tier: Tier;
  /** Orders candidates inside a tier. */
  readonly merit: number;
}

/** Computes the weight of each word of the query: the fewer documents contain it, the more it counts. */
function wordWeights(words: readonly ExpandedWord[], candidates: readonly Candidate[]): number[] {
  const hasSubject = words.some(({ isStopWord }) => !isStopWord);
  return words.map(({ isStopWord, isFiller = false, term }, at) => {
    if (isStopWord && hasSubject) return 0;
    const matching = candidates.filter(({ anywhere }) => (anywhere[at] ?? 0) > 0).length;
    const rarity = Math.log(2 + candidates.length / Math.max(matching, 1));
    return term.boost * rarity * (isFiller ? WORD_WEIGHTS.filler : 1);
  });
}

/**
 * Finds the tier of a candidate.
 *
 * @param isElsewhere - whether the section of the document has at least rank 1 for the reader, as in other areas. Short names
 *   and names of details count less then, because they are often common words.
 */
function tierOf(
  { entry, title, kind: kindQualities }: Candidate,
  query: string,
  weights: readonly number[],
  isElsewhere: boolean,
): Tier {
  const { names, shortName, kind, document } = entry;
  const isDetail = kind.rank > 1 || document.isDemoted === true;
  const isShort = isElsewhere && shortName === query;
  if (names.includes(query) && !isShort) return isElsewhere && isDetail ? Tier.NamePrefix : Tier.Name;
  if (query !== "" && names.some((name) => name.startsWith(query)) && !isShort) return Tier.NamePrefix;
  const isInTitle = (at: number): boolean => (title[at] ?? 0) > 0;
  // "Include directive" is a name and its kind.
  const isItsKind = (at: number): boolean => !kind.isProse && (kindQualities[at] ?? 0) > 0;
  const wanted = [...weights.keys()].filter((at) => (weights[at] ?? 0) > 0);
  const isTitle = wanted.some(isInTitle) && wanted.every((at) => isInTitle(at) || isItsKind(at));
  return isTitle ? Tier.Title : Tier.Text;
}

/** Computes the weighted average of the words' qualities, from 0 to 1. */
function shareOf(weights: readonly number[], qualityAt: (at: number) => number): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  return weights.reduce((sum, weight, at) => sum + weight * qualityAt(at), 0) / total;
}

/** Computes how much of the query a document matches, from 0 to 1. */
function coverage({ title, anywhere, breadcrumb, kind }: Candidate, weights: readonly number[]): number {
  return shareOf(weights, (at) =>
    Math.max(
      title[at] ?? 0,
      WEIGHTS.inText * (anywhere[at] ?? 0),
      WEIGHTS.inBreadcrumb * (breadcrumb[at] ?? 0),
      WEIGHTS.inKind * (kind[at] ?? 0),
    ),
  );
}

/** Computes how closely title and query match: the matched share of both, from 0 to 1. */
function focus({ title, entry }: Candidate, weights: readonly number[]): number {
  const matched = weights.filter((weight, at) => weight > 0 && (title[at] ?? 0) > 0).length;
  const share = shareOf(weights, (at) => ((title[at] ?? 0) > 0 ? 1 : 0));
  return Math.min(1, matched / entry.titleLength) * share ** WEIGHTS.focusShare;
}

type RankOf = ReturnType<typeof ranksFrom>;

interface RankOptions {
  /** The query, squashed like a name. */
  readonly query: string;
  readonly weights: readonly number[];
  /** The highest score of all candidates. */
  readonly best: number;
  readonly ranks: RankOf;
}

function rank(candidate: Candidate, { query, weights, best, ranks }: RankOptions): Ranked {
  const { document, isEmpty, kind, siteSection, names } = candidate.entry;
  const { rank: sectionRank, isAway } = ranks(siteSection);
  const nominal = tierOf(candidate, query, weights, sectionRank >= 1);
  // In other areas than the reader's, all results stand one tier lower: a docs reader who types "sort" wants the docs about
  // sorting, not one of the many arguments whose names begin with it.
  const tier = isAway ? LOWER[nominal] : nominal;
  const [name = ""] = names;
  // Of two names that start with the query, the shorter is closer to it.
  const closeness =
    tier === Tier.NamePrefix || tier === Tier.Title ? query.length / Math.max(query.length, name.length) : 0;
  const merit =
    WEIGHTS.score * (candidate.score / best) +
    closeness +
    WEIGHTS.focus * focus(candidate, weights) +
    (tier === Tier.Text ? WEIGHTS.coverage * coverage(candidate, weights) : 0) -
    (isEmpty && kind.name === "section" ? WEIGHTS.empty : 0) -
    (tier === Tier.Name ? WEIGHTS.named * Math.min(kind.rank, 1) : 0) -
    WEIGHTS.kind * kind.rank -
    WEIGHTS.siteSection * sectionRank -
    (document.isDemoted ? WEIGHTS.demoted : 0);
  return { candidate, tier, merit };
}

function inOrder(a: Ranked, b: Ranked): number {
  return b.tier - a.tier || b.merit - a.merit || a.candidate.entry.document.id - b.candidate.entry.document.id;
}

function wordPairs(text: string): string[] {
  const words = partsOf(text).map(({ term }) => term);
  return words.slice(1).map((word, at) => `${words[at] ?? ""} ${word}`);
}

/**
 * Returns a function that measures how much of a query without operators is in a document word for word. It reads the
 * whole text, so call it only for the best candidates.
 *
 * @returns a function that computes which share, from 0 to 1, of the query's pairs of adjacent words is in the title or text
 */
export function phraseShare(query: string): (title: string, text: string) => number {
  const wanted = wordPairs(query);
  // Memoized, because documents are ranked again when more texts have loaded.
  const pairsIn = memoize((text: string) => new Set(wordPairs(text)));
  return (title, text) => {
    if (wanted.length === 0) return 0;
    const [inTitle, inText] = [pairsIn(title), pairsIn(text)];
    return wanted.filter((pair) => inTitle.has(pair) || inText.has(pair)).length / wanted.length;
  };
}

/** Returns a function that tests whether a query contains a title of two or more words, such as "Try it", word for word. */
export function titleTester(query: string): (title: string) => boolean {
  const inQuery = new Set(wordPairs(query));
  return (title) => {
    const pairs = wordPairs(title);
    return pairs.length > 0 && pairs.every((pair) => inQuery.has(pair));
  };
}

/** Maximum number of results with one name, before the list is filled up: `id` is a field of a hundred types. */
const MAX_RESULTS_PER_NAME = 3;

/** Number of results at the top of the list, which readers see first. */
const TOP = 4;
/** Maximum number of results of one page at the top, unless the query is the name of that page. */
const MAX_RESULTS_PER_PAGE_AT_TOP = 2;

/**
 * Selects results, best first, with a limit for each page and each name. If the list is not full, the limits rise by one,
 * until it is.
 *
 * @param named - the pages whose name is the query: readers may want their sections too
 */
export function diversify<Result extends { readonly entry: Entry }>(
  ranked: readonly Result[],
  named: ReadonlySet<string>,
  maxResults: number,
): Result[] {
  const pages = new Map<string, number>();
  const names = new Map<string, number>();
  const taken = new Set<Result>();
  const fill = (count: number, limitOfPage: (page: string) => number, limitOfName: number): void => {
    for (const result of ranked) {
      if (taken.size >= count) return;
      if (taken.has(result)) continue;
      const { page, names: own, kind } = result.entry;
      const name = `${kind.rank > 1 ? "detail" : kind.name} ${own[0] ?? ""}`;
      const [takenOfPage, takenOfName] = [pages.get(page) ?? 0, names.get(name) ?? 0];
      if (takenOfPage >= limitOfPage(page) || takenOfName >= limitOfName) continue;
      pages.set(page, takenOfPage + 1);
      names.set(name, takenOfName + 1);
      taken.add(result);
    }
  };
  const wanted = Math.min(ranked.length, maxResults);
  const atTop = (page: string): number => (named.has(page) ? MAX_RESULTS_PER_PAGE : MAX_RESULTS_PER_PAGE_AT_TOP);
  fill(Math.min(wanted, TOP), atTop, MAX_RESULTS_PER_NAME);
  for (let more = 0; taken.size < wanted; more += 1) {
    fill(wanted, () => MAX_RESULTS_PER_PAGE + more, MAX_RESULTS_PER_NAME + more);
  }
  return [...taken];
}

/**
 * Selects results like `diversify`, with the limits of the site's sections: results beyond a limit only fill up the list. The
 * results of all limited sections of an area are counted together. If the query is the name of one of them, there are no
 * limits.
 */
function selectWithLimits(
  ranked: readonly Ranked[],
  named: ReadonlySet<string>,
  { query, ranks, maxResults }: Pick<RankOptions, "query" | "ranks"> & Pick<SearchSettings, "maxResults">,
): Candidate[] {
  const limitOf = ({ candidate }: Ranked): number => ranks(candidate.entry.siteSection).limit ?? Infinity;
  const limited = ranked.filter((one) => limitOf(one) < Infinity);
  const isNamed = limited.some(({ candidate }) => candidate.entry.names.includes(query));
  const counts = new Map<string, number>();
  const isBeyond = (one: Ranked): boolean => {
    const { area } = one.candidate.entry.siteSection;
    const count = (counts.get(area) ?? 0) + 1;
    counts.set(area, count);
    return count > limitOf(one);
  };
  const beyond = new Set(isNamed ? [] : limited.filter(isBeyond));
  const select = (some: readonly Ranked[]): Candidate[] =>
    diversify(
      some.map(({ candidate }) => candidate),
      named,
      maxResults,
    );
  return [...select(ranked.filter((one) => !beyond.has(one))), ...select([...beyond])].slice(0, maxResults);
}

/** The query and the reader for whom candidates are ranked. */
interface RankRequest {
  /** Without operators. */
  readonly query: string;
  readonly words: readonly ExpandedWord[];
  /** Ranks of the sections of the site for the reader. */
  readonly ranks: RankOf;
  readonly settings: Pick<SearchSettings, "maxResults">;
}

/**
 * At least this many of the best candidates (`maxResults`, if that is more), and as many of the best ones in sections without a
 * limit, are searched for phrases and can become results.
 */
const PHRASE_CANDIDATES = 60;

/**
 * Orders candidates for a query without operators by tier (exact name, start of a name, title, text), then by merit.
 *
 * @returns a function that ranks by the texts that have loaded so far, and returns at most `maxResults`
 */
export function rankCandidates(
  candidates: readonly Candidate[],
  { query, words, ranks, settings: { maxResults } }: RankRequest,
): (textOf: (id: number) => string) => Candidate[] {
  const name = squash(query);
  const weights = wordWeights(words, candidates);
  const best = candidates.reduce((most, { score }) => Math.max(most, score), Number.MIN_VALUE);
  const all = candidates.map((candidate) => rank(candidate, { query: name, weights, best, ranks })).sort(inOrder);
  const unlimited = all.filter(({ candidate }) => ranks(candidate.entry.siteSection).limit === undefined);
  const count = Math.max(PHRASE_CANDIDATES, maxResults);
  const first = [...new Set([all, unlimited].flatMap((some) => some.slice(0, count)))];
  const named = first.filter(
    ({ tier, candidate: { entry } }) => tier === Tier.Name && entry.document.sectionRoute === entry.page,
  );
  const namedPages = new Set(named.map(({ candidate }) => candidate.entry.page));
  const share = phraseShare(query);
  const containsTitle = titleTester(query);
  const withTitles = first.map((one) =>
    containsTitle(one.candidate.entry.document.title) ? { ...one, merit: one.merit + WEIGHTS.wholeTitle } : one,
  );
  return (textOf) => {
    const withPhrases = withTitles.map((one) => {
      const { id, title } = one.candidate.entry.document;
      return { ...one, merit: one.merit + WEIGHTS.phrase * share(title, textOf(id)) };
    });
    return selectWithLimits(withPhrases.sort(inOrder), namedPages, { query: name, ranks, maxResults });
  };
}
