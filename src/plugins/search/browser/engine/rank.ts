import { memoize } from "@site/src/shared/memoize";
import { MAX_RESULTS_PER_PAGE, MAX_SEARCH_RESULTS } from "../../shared/constants";
import { partsOf, squash } from "../../shared/terms";
import { KIND_RANKS } from "./entries";
import type { Entry } from "./entries";
import type { ExpandedWord, Quality } from "./expansion";

/**
 * Weights inside a tier, relative to the score of the best document, which is 1. They were tuned on one half of
 * `tests/search/queries.json` until no step up or down answered more of it; the other half judges them.
 */
export const WEIGHTS = {
  score: 1,
  /** For the share of the query that is matched: more than all others together, so that more words beat fewer. */
  coverage: 4,
  /** Shares of a word in the text, in the breadcrumb, and in the name of the kind, beside 1 for one in the title. */
  inText: 0.6,
  inBreadcrumb: 0.8,
  inKind: 0.96,
  /** Share of a filler, beside 1 for other words. */
  filler: 0.4,
  /** For the share of the title that the query names: `Media` before `MediaTag` for "media object". */
  focus: 0.8,
  /** How much `focus` depends on the share of the query in the title: "Change it" is no answer to all that has "change". */
  focusShare: 0.4,
  /** For words of the query that stand side by side: pasted messages and quoted sentences. */
  phrase: 1,
  /** Lost by a heading without text, which only groups those below it. */
  empty: 0.4,
  /** Lost for each rank of a kind. */
  kind: 0.1,
  /** Lost for each rank of an instance: hand-written docs come before the API before examples. */
  instance: 0.5,
};

/** A document that was found. Qualities are those of each word of the query. */
export interface Candidate {
  readonly entry: Entry;
  /** See `scoresOf`. */
  readonly score: number;
  readonly title: readonly Quality[];
  /** In any field, the title included. */
  readonly anywhere: readonly Quality[];
  readonly breadcrumb: readonly Quality[];
  readonly kind: readonly Quality[];
}

/** Tiers of results, in ascending order. */
enum Tier {
  /** Some words of the query match. */
  Text,
  /** Every word stands in the title. */
  Title,
  /** The name begins with the query. */
  NamePrefix,
  /** The name is the query. */
  Name,
}

interface Ranked {
  readonly candidate: Candidate;
  readonly tier: Tier;
  /** Orders candidates inside a tier. */
  readonly merit: number;
}

/** How much each word of the query counts: the fewer documents hold it, the more. */
function wordWeights(words: readonly ExpandedWord[], candidates: readonly Candidate[]): number[] {
  const hasSubject = words.some(({ isStopWord }) => !isStopWord);
  return words.map(({ isStopWord, isFiller = false, term }, at) => {
    if (isStopWord && hasSubject) return 0;
    const holding = candidates.filter(({ anywhere }) => (anywhere[at] ?? 0) > 0).length;
    const rarity = Math.log(2 + candidates.length / Math.max(holding, 1));
    return term.boost * rarity * (isFiller ? WEIGHTS.filler : 1);
  });
}

function tierOf(candidate: Candidate, query: string, weights: readonly number[]): Tier {
  const { names } = candidate.entry;
  if (names.includes(query)) return Tier.Name;
  if (query !== "" && names.some((name) => name.startsWith(query))) return Tier.NamePrefix;
  const isInTitle = weights.every((weight, at) => weight === 0 || (candidate.title[at] ?? 0) > 0);
  return isInTitle ? Tier.Title : Tier.Text;
}

/** The weighted average of the words' qualities, from 0 to 1. */
function shareOf(weights: readonly number[], qualityAt: (at: number) => number): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  return weights.reduce((sum, weight, at) => sum + weight * qualityAt(at), 0) / total;
}

/** How much of the query a document matches, from 0 to 1. */
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

/** How much of the title the query names, and of the query the title, from 0 to 1. */
function focus({ title, entry }: Candidate, weights: readonly number[]): number {
  const isNamed = (at: number): boolean => (title[at] ?? 0) > 0;
  const named = weights.filter((weight, at) => weight > 0 && isNamed(at)).length;
  const share = shareOf(weights, (at) => (isNamed(at) ? 1 : 0));
  return Math.min(1, named / entry.titleLength) * share ** WEIGHTS.focusShare;
}

function rank(candidate: Candidate, query: string, weights: readonly number[], best: number): Ranked {
  const { isEmpty, kind, instance, names } = candidate.entry;
  const tier = tierOf(candidate, query, weights);
  const [name = ""] = names;
  // The shorter of two names that begin with the query is closer to it.
  const closeness =
    tier === Tier.NamePrefix || tier === Tier.Title ? query.length / Math.max(query.length, name.length) : 0;
  const merit =
    WEIGHTS.score * (candidate.score / best) +
    closeness +
    WEIGHTS.focus * focus(candidate, weights) +
    (tier === Tier.Text ? WEIGHTS.coverage * coverage(candidate, weights) : 0) -
    (isEmpty && kind === "section" ? WEIGHTS.empty : 0) -
    WEIGHTS.kind * KIND_RANKS[kind] -
    WEIGHTS.instance * instance.rank;
  return { candidate, tier, merit };
}

function inOrder(a: Ranked, b: Ranked): number {
  return b.tier - a.tier || b.merit - a.merit || a.candidate.entry.document.id - b.candidate.entry.document.id;
}

/** The pairs of neighbours in a text. */
function wordPairs(text: string): string[] {
  const words = partsOf(text).map(({ term }) => term);
  return words.slice(1).map((word, at) => `${words[at] ?? ""} ${word}`);
}

/**
 * Measures how much of a query stands in a document word for word. It reads the whole text, so it is for the best candidates
 * alone.
 *
 * @param query - without its syntax
 * @returns the share of the query's pairs of neighbours that the title or text holds, from 0 to 1
 */
export function phraseShare(query: string): (title: string, text: string) => number {
  const wanted = wordPairs(query);
  // Documents are ranked again when more texts have loaded.
  const pairsIn = memoize((text: string) => new Set(wordPairs(text)));
  return (title, text) => {
    if (wanted.length === 0) return 0;
    const [inTitle, inText] = [pairsIn(title), pairsIn(text)];
    return wanted.filter((pair) => inTitle.has(pair) || inText.has(pair)).length / wanted.length;
  };
}

/** Results of one name at first: `id` is a field of a hundred types. */
const MAX_RESULTS_PER_NAME = 3;

/** Results at the top of the list, which are seen first. */
const TOP = 4;
/** Results of one page among them, unless the query names that page. */
const MAX_RESULTS_PER_PAGE_AT_TOP = 2;

/**
 * Takes results in order, but only so many of one page or one name. Places that stay empty go to those that were skipped: of
 * each page and name one more, until the list is full.
 *
 * @param ranked - best first
 * @param named - the pages that the query names; their sections may be wanted, too
 * @returns as many as the box shows, or all if there are fewer
 */
export function diversify<Result extends { readonly entry: Entry }>(
  ranked: readonly Result[],
  named: ReadonlySet<string>,
): Result[] {
  const pages = new Map<string, number>();
  const names = new Map<string, number>();
  const taken = new Set<Result>();
  const fill = (places: number, ofPage: (page: string) => number, ofName: number): void => {
    for (const result of ranked) {
      if (taken.size >= places) return;
      if (taken.has(result)) continue;
      const { page, names: own, kind } = result.entry;
      const name = `${KIND_RANKS[kind] > 1 ? "detail" : kind} ${own[0] ?? ""}`;
      const [takenOfPage, takenOfName] = [pages.get(page) ?? 0, names.get(name) ?? 0];
      if (takenOfPage >= ofPage(page) || takenOfName >= ofName) continue;
      pages.set(page, takenOfPage + 1);
      names.set(name, takenOfName + 1);
      taken.add(result);
    }
  };
  const wanted = Math.min(ranked.length, MAX_SEARCH_RESULTS);
  const atTop = (page: string): number => (named.has(page) ? MAX_RESULTS_PER_PAGE : MAX_RESULTS_PER_PAGE_AT_TOP);
  fill(Math.min(wanted, TOP), atTop, MAX_RESULTS_PER_NAME);
  for (let more = 0; taken.size < wanted; more += 1) {
    fill(wanted, () => MAX_RESULTS_PER_PAGE + more, MAX_RESULTS_PER_NAME + more);
  }
  return [...taken];
}

/** Best candidates whose text is read for phrases. */
const READ = 60;

/**
 * Orders candidates: by tier (exact name, beginning of a name, title, text), then by merit.
 *
 * @param query - without its syntax
 * @param words - of the query
 * @returns orders them by the texts that have loaded so far, and gives at most as many as the box shows
 */
export function rankCandidates(
  candidates: readonly Candidate[],
  query: string,
  words: readonly ExpandedWord[],
): (textOf: (id: number) => string) => Candidate[] {
  const name = squash(query);
  const weights = wordWeights(words, candidates);
  const best = candidates.reduce((most, { score }) => Math.max(most, score), Number.MIN_VALUE);
  const first = candidates
    .map((candidate) => rank(candidate, name, weights, best))
    .sort(inOrder)
    .slice(0, READ);
  const named = first.filter(
    ({ tier, candidate: { entry } }) => tier === Tier.Name && entry.document.sectionRoute === entry.page,
  );
  const pages = new Set(named.map(({ candidate }) => candidate.entry.page));
  const share = phraseShare(query);
  return (textOf) => {
    const read = first.map((one) => {
      const { id, title } = one.candidate.entry.document;
      return { ...one, merit: one.merit + WEIGHTS.phrase * share(title, textOf(id)) };
    });
    return diversify(
      read.sort(inOrder).map(({ candidate }) => candidate),
      pages,
    );
  };
}
