import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { conformanceFile, currentPage } from "./formatted";
import { listTests } from "./listed";
import type { ListedTest } from "./listed";
import { proofsOf } from "./proofs";
import { specification } from "./sections";

const requirements = specification.flatMap((part) => part.requirements);

let tests: ListedTest[];

beforeAll(async () => {
  tests = await listTests();
});

describe("the specification", () => {
  it("has no sentence without a test", () => {
    expect(requirements.filter((one) => one.tests.length === 0).map(({ sentence }) => sentence)).toEqual([]);
  });

  it("names no test that does not exist", () => {
    const patterns = requirements.flatMap((one) => one.tests);
    expect(patterns.filter((pattern) => proofsOf(pattern, tests).length === 0)).toEqual([]);
  });

  it("is proved by no test that is left out", () => {
    expect(tests.filter(({ skipped }) => skipped).map(({ file, title }) => `${file} › ${title}`)).toEqual([]);
  });

  it("is listed with its tests on the page in the repository; `npm run conformance` writes it", async () => {
    expect(await readFile(conformanceFile, "utf8")).toBe(await currentPage(tests));
  });
});

describe("a pattern", () => {
  const listed = [
    { project: "site", file: "e2e/a", title: "group › it holds (always)", skipped: false },
    { project: "site", file: "e2e/a", title: "it holds in part", skipped: false },
    { project: "site", file: "e2e/b", title: "it holds (always)", skipped: false },
  ];

  it("means the tests of one file whose title, with or without the groups, is the one given", () => {
    expect(proofsOf("e2e/a › it holds (always)", listed)).toEqual([listed[0]]);
    expect(proofsOf("e2e/a › group › it holds (always)", listed)).toEqual([listed[0]]);
  });

  it("means more than one test with an asterisk", () => {
    expect(proofsOf("e2e/a › it holds *", listed)).toEqual(listed.slice(0, 2));
  });

  it("means none for part of a title", () => {
    expect(proofsOf("e2e/a › it holds", listed)).toEqual([]);
  });

  it("is refused without a title", () => {
    expect(() => proofsOf("e2e/a", listed)).toThrow('"e2e/a" names no test; write `file › title`.');
  });
});
