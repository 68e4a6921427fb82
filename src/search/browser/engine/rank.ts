import { MAX_RESULTS_PER_PAGE, MAX_SEARCH_RESULTS } from "../../shared/constants";
import type { SearchKind } from "../../shared/types";
import { squash } from "../../shared/words";
import type { Entry } from "./entries";
import type { Need, Quality } from "./needs";

/** What a result is found by; the order is that of the results. */
enum Tier {
  /** Words of the query, the more the better. */
  Text,
  /** Every word, in the heading. */
  Heading,
  /** The name begins with the query. */
  NameBegins,
  /** The name is the query. */
  Name,
}

/** A document that lunr found. */
export interface Candidate {
  readonly entry: Entry;
  /** lunr's score. */
  readonly score: number;
  /** How well the document itself answers each need: in its title, and anywhere. */
  readonly title: readonly Quality[];
  readonly anywhere: readonly Quality[];
  /** How well the title of its page does. */
  readonly page: readonly Quality[];
}

/** Kinds of results from the whole to the detail: what somebody means who types a bare name comes first. */
const KIND_RANKS: Readonly<Record<SearchKind, number>> = {
  page: 0,
  type: 0,
  option: 0,
  operation: 0.5,
  directive: 0.5,
  category: 1,
  function: 1,
  section: 1,
  field: 2,
  value: 3,
  argument: 3,
};

/** What a rank counts beside the score of lunr, which is scaled to 1 for the best candidate. */
const KIND_WEIGHT = 0.15;
const INSTANCE_WEIGHT = 0.2;
/** What counts how many of the words are there: more than everything else together, so that all beat some. */
const COVERAGE_WEIGHT = 4;
/** What counts how much of a heading the query names: `Media` before `MediaTag` for "media object". */
const FOCUS_WEIGHT = 0.8;
/** What a heading without text of its own loses: it only groups those below it. */
const EMPTY_WEIGHT = 0.4;
/** A word in the text or in the title of the page, beside one in the heading. */
const IN_TEXT = 0.75;
const IN_PAGE_TITLE = 0.7;
/** Results of one name in the list at most: `id` is a field of a hundred types. */
const MAX_RESULTS_PER_NAME = 3;

interface Ranked extends Candidate {
  readonly tier: Tier;
  readonly merit: number;
}

function weightsOf(needs: readonly Need[]): number[] {
  const telling = needs.some(({ stop }) => !stop);
  return needs.map(({ stop, term }) => (stop && telling ? 0 : term.boost));
}

function tierOf(candidate: Candidate, query: string, weights: readonly number[]): Tier {
  const { names } = candidate.entry;
  if (names.includes(query)) return Tier.Name;
  if (query !== "" && names.some((name) => name.startsWith(query))) return Tier.NameBegins;
  const inHeading = weights.every((weight, at) => weight === 0 || (candidate.title[at] ?? 0) > 0);
  return inHeading ? Tier.Heading : Tier.Text;
}

function rank(candidate: Candidate, query: string, weights: readonly number[], best: number): Ranked {
  const { entry, score } = candidate;
  const tier = tierOf(candidate, query, weights);
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const covered = weights.reduce((sum, weight, at) => {
    const { title, anywhere, page } = candidate;
    const best = Math.max(title[at] ?? 0, IN_TEXT * (anywhere[at] ?? 0), IN_PAGE_TITLE * (page[at] ?? 0));
    return sum + weight * best;
  }, 0);
  const inTitle = weights.filter((weight, at) => weight > 0 && (candidate.title[at] ?? 0) > 0).length;
  const closeness = query.length / Math.max(query.length, ...entry.names.slice(0, 1).map((name) => name.length));
  const merit =
    FOCUS_WEIGHT * Math.min(1, inTitle / entry.titleLength) +
    (tier === Tier.Text ? COVERAGE_WEIGHT * (covered / total) : tier === Tier.Name ? 1 : closeness) +
    score / best -
    (entry.document.content === "" && entry.place.kind === "section" ? EMPTY_WEIGHT : 0) -
    KIND_WEIGHT * KIND_RANKS[entry.place.kind] -
    INSTANCE_WEIGHT * entry.place.instance.rank;
  return { ...candidate, tier, merit };
}

/** Takes results in order, but no more of one page or of one name than leave room for others. */
function spread(ranked: readonly Ranked[]): Ranked[] {
  const pages = new Map<string, number>();
  const names = new Map<string, number>();
  const taken: Ranked[] = [];
  for (const result of ranked) {
    if (taken.length === MAX_SEARCH_RESULTS) break;
    const { page, names: own, place } = result.entry;
    const detail = KIND_RANKS[place.kind] > 1;
    const name = `${detail ? "detail" : place.kind} ${own[0] ?? ""}`;
    const ofPage = pages.get(page) ?? 0;
    const ofName = names.get(name) ?? 0;
    if (ofPage >= MAX_RESULTS_PER_PAGE || ofName >= MAX_RESULTS_PER_NAME) continue;
    pages.set(page, ofPage + 1);
    names.set(name, ofName + 1);
    taken.push(result);
  }
  return taken;
}

/**
 * Puts what lunr found in the order in which readers expect it: the exact name, names that begin with the query,
 * headings, text; in each, what lunr scores higher, hand-written docs before the API before examples, and the whole
 * before its parts.
 *
 * @param candidates - in any order
 * @param words - the query without its syntax
 * @param needs - of the query
 * @returns at most as many as the box shows
 */
export function rankCandidates(candidates: readonly Candidate[], words: string, needs: readonly Need[]): Candidate[] {
  const query = squash(words);
  const weights = weightsOf(needs);
  const best = Math.max(...candidates.map(({ score }) => score), Number.MIN_VALUE);
  const ranked = candidates.map((candidate) => rank(candidate, query, weights, best));
  ranked.sort((a, b) => b.tier - a.tier || b.merit - a.merit || a.entry.document.id - b.entry.document.id);
  return spread(ranked);
}
