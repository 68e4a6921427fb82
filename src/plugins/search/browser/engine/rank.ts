import { squash } from "../../shared/words";
import type { Entry } from "./entries";
import type { Need, Quality } from "./needs";
import { phraseShare } from "./phrase";
import { kindRank } from "./place";
import { spread } from "./spread";
import { WEIGHTS } from "./weights";

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

/** Candidates of which the text is read for the words of the query side by side. */
const READ = 60;

/** A document that was found. */
export interface Candidate {
  readonly entry: Entry;
  /** See `scoresOf`. */
  readonly score: number;
  /** How well the document itself answers each need: in its title, and anywhere. */
  readonly title: readonly Quality[];
  readonly anywhere: readonly Quality[];
  /** How well the place where it stands does. */
  readonly place: readonly Quality[];
  /** How well the name of its kind does. */
  readonly kind: readonly Quality[];
}

interface Ranked {
  readonly candidate: Candidate;
  readonly tier: Tier;
  readonly merit: number;
}

/** How much each word of the query tells: the fewer documents hold it, the more. */
function wordWeights(needs: readonly Need[], candidates: readonly Candidate[]): number[] {
  const telling = needs.some(({ stop }) => !stop);
  return needs.map(({ stop, carrier = false, term }, at) => {
    if (stop && telling) return 0;
    const holding = candidates.filter(({ anywhere }) => (anywhere[at] ?? 0) > 0).length;
    const rarity = Math.log(2 + candidates.length / Math.max(holding, 1));
    return term.boost * rarity * (carrier ? WEIGHTS.carrier : 1);
  });
}

function tierOf(candidate: Candidate, query: string, words: readonly number[]): Tier {
  const { names } = candidate.entry;
  if (names.includes(query)) return Tier.Name;
  if (query !== "" && names.some((name) => name.startsWith(query))) return Tier.NameBegins;
  const inHeading = words.every((weight, at) => weight === 0 || (candidate.title[at] ?? 0) > 0);
  return inHeading ? Tier.Heading : Tier.Text;
}

/** The part of a query that is answered, from 0 to 1, when each word of it is answered so well. */
function shareOf(words: readonly number[], answered: (at: number) => number): number {
  const total = words.reduce((sum, weight) => sum + weight, 0) || 1;
  return words.reduce((sum, weight, at) => sum + weight * answered(at), 0) / total;
}

/** How much of the query a document answers, from 0 to 1. */
function coverage({ title, anywhere, place, kind }: Candidate, words: readonly number[]): number {
  return shareOf(words, (at) =>
    Math.max(
      title[at] ?? 0,
      WEIGHTS.inText * (anywhere[at] ?? 0),
      WEIGHTS.inPlace * (place[at] ?? 0),
      WEIGHTS.inKind * (kind[at] ?? 0),
    ),
  );
}

/** How much of the heading the query names, and the heading of the query, from 0 to 1. */
function focus({ title, entry }: Candidate, words: readonly number[]): number {
  const isNamed = (at: number): boolean => (title[at] ?? 0) > 0;
  const named = words.filter((weight, at) => weight > 0 && isNamed(at)).length;
  const share = shareOf(words, (at) => (isNamed(at) ? 1 : 0));
  return Math.min(1, named / entry.titleLength) * share ** WEIGHTS.focusShare;
}

function rank(candidate: Candidate, query: string, words: readonly number[], best: number): Ranked {
  const { isEmpty, place, names } = candidate.entry;
  const tier = tierOf(candidate, query, words);
  const [name = ""] = names;
  // The shorter of two names that begin with the query is closer to it.
  const closeness =
    tier === Tier.NameBegins || tier === Tier.Heading ? query.length / Math.max(query.length, name.length) : 0;
  const merit =
    WEIGHTS.score * (candidate.score / best) +
    closeness +
    WEIGHTS.focus * focus(candidate, words) +
    (tier === Tier.Text ? WEIGHTS.coverage * coverage(candidate, words) : 0) -
    (isEmpty && place.kind === "section" ? WEIGHTS.empty : 0) -
    WEIGHTS.kind * kindRank(place.kind) -
    WEIGHTS.instance * place.instance.rank;
  return { candidate, tier, merit };
}

function inOrder(a: Ranked, b: Ranked): number {
  return b.tier - a.tier || b.merit - a.merit || a.candidate.entry.document.id - b.candidate.entry.document.id;
}

/**
 * Puts what was found in the order in which readers expect it: the exact name, names that begin with the query,
 * headings, text; in each, what scores higher, hand-written docs before the API before examples, and the whole
 * before its parts.
 *
 * @param candidates - in any order
 * @param query - without its syntax
 * @param needs - of the query
 * @returns gives, from the texts of documents by their ids as far as they are known, at most as many as the box shows
 */
export function rankCandidates(
  candidates: readonly Candidate[],
  query: string,
  needs: readonly Need[],
): (textOf: (id: number) => string) => Candidate[] {
  const name = squash(query);
  const words = wordWeights(needs, candidates);
  const best = candidates.reduce((most, { score }) => Math.max(most, score), Number.MIN_VALUE);
  const first = candidates
    .map((candidate) => rank(candidate, name, words, best))
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
    return spread(
      read.sort(inOrder).map(({ candidate }) => candidate),
      pages,
    );
  };
}
