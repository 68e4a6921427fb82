import { expect, test } from "vitest";
import type { ListedTest } from "../conformance/listed";
import { conformancePage, faultsOf } from "../conformance/page";

const promised = { "1. Search": { L1: "It finds *.", L2a: "It is fast." } };

function listed(title: string, line: number, proves: readonly string[], skipped = false): ListedTest {
  return { file: "tests/a.spec.ts", place: `tests/a.spec.ts:${String(line)}`, title, proves, skipped };
}

test("a promise without a test, an unknown id and a skipped test are faults", () => {
  const tests = [listed("finds media", 1, ["L1"]), listed("sings", 2, ["L9"]), listed("waits", 3, ["L1"], true)];
  expect(faultsOf(promised, tests)).toEqual([
    "No test proves L2a.",
    "A test proves L9, which is no promise.",
    'tests/a.spec.ts skips "waits".',
  ]);
});

test("the page has a row for each promise, and one test for each table", () => {
  const tests = [listed("finds media", 1, ["L1"]), listed("finds user", 1, ["L1"]), listed("is fast", 2, ["L2a"])];
  expect(faultsOf(promised, tests)).toEqual([]);
  expect(conformancePage(promised, tests).split("\n").slice(-4, -1)).toEqual([
    "| --- | --- | --- |",
    String.raw`| L1 | It finds \*. | tests/a.spec.ts › finds media (and 1 more) |`,
    "| L2a | It is fast. | tests/a.spec.ts › is fast |",
  ]);
});
