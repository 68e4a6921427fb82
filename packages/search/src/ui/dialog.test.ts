import fc from "fast-check";
import { expect, test } from "vitest";
import { stepInRing } from "./dialog.ts";

const RING = ["a", "b", "c"];

test.each([
  [null, 1, "a"],
  [null, -1, "c"],
  ["a", 1, "b"],
  ["c", 1, "a"],
  ["a", -1, "c"],
] as const)("in the ring a, b, c, a step from %s by %i leads to %s", (from, steps, expected) => {
  expect(stepInRing(RING, from, steps)).toBe(expected);
});

test("an empty ring leads nowhere", () => {
  const empty: readonly string[] = [];
  expect(stepInRing(empty, null, 1)).toBe(undefined);
});

test("a step back undoes a step", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), (ring, index) => {
      const from = ring[index % ring.length] ?? null;
      expect(stepInRing(ring, stepInRing(ring, from, 1) ?? null, -1)).toBe(from);
    }),
  );
});
