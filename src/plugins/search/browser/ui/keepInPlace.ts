import type { SearchHit } from "../../shared/types";

/**
 * Puts the hits of an answer in place of those of its first part. A hit that the reader has moved to keeps its place, so that
 * Enter opens what was seen.
 *
 * @param hits - best first
 * @param before - the hits that are shown, in their order
 * @param chosen - what the reader has moved to, if anything
 * @returns as many as there are hits
 */
export function keepInPlace(
  hits: readonly SearchHit[],
  before: readonly SearchHit[],
  chosen: SearchHit | undefined,
): SearchHit[] {
  // Ids are those of an index, and the answer may be that of a newer one.
  const isChosen = ({ document }: SearchHit): boolean => document.sectionRoute === chosen?.document.sectionRoute;
  const place = before.findIndex(isChosen);
  if (place < 0) return [...hits];
  const others = hits.filter((hit) => !isChosen(hit));
  const kept = hits.find(isChosen) ?? chosen;
  return kept ? others.toSpliced(place, 0, kept).slice(0, Math.max(hits.length, place + 1)) : others;
}
