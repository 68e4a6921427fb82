import { describe, expect, it } from "vitest";
import { keepInPlace } from "@site/src/plugins/search/browser/ui/keepInPlace";
import type { SearchHit } from "@site/src/plugins/search/shared/types";

const hit = (id: number, score = 0): SearchHit =>
  ({ document: { id, sectionRoute: `/docs/p${String(id)}` }, score }) as SearchHit;
const hits = (...ids: readonly number[]): SearchHit[] => ids.map((id) => hit(id, 1));
const ids = (list: readonly SearchHit[]): number[] => list.map(({ document }) => document.id);

describe("a result that the reader has moved to", () => {
  const before = [1, 2, 3].map((id) => hit(id));

  it("keeps its place, with what is known of it now", () => {
    const kept = keepInPlace(hits(2, 4, 1), before, hit(2));
    expect(ids(kept)).toEqual([4, 2, 1]);
    expect(kept[1]?.score).toBe(1);
  });

  it("stays when the rest of the answer has others in its place", () => {
    expect(ids(keepInPlace(hits(4, 5, 6), before, hit(3)))).toEqual([4, 5, 3]);
    expect(ids(keepInPlace(hits(4), before, hit(3)))).toEqual([4, 3]);
  });

  it("is the same page, whatever its number in a newer index", () => {
    const moved = hits(7, 2);
    const [first] = moved;
    const renumbered = first && { ...first, document: { ...first.document, sectionRoute: "/docs/p2" } };
    const other = { ...hit(2), document: { ...hit(2).document, sectionRoute: "/docs/new" } };
    const kept = keepInPlace([other, ...(renumbered ? [renumbered] : [])], before, hit(2));
    expect(kept.map(({ document }) => document.sectionRoute)).toEqual(["/docs/new", "/docs/p2"]);
  });

  it("is no matter when it is none of those shown, or there is none", () => {
    expect(ids(keepInPlace(hits(2, 1), before, undefined))).toEqual([2, 1]);
    expect(ids(keepInPlace(hits(2, 1), before, hit(9)))).toEqual([2, 1]);
  });
});
