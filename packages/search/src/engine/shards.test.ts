import { describe, expect, it } from "vitest";
import { createPostings, createStore, createTexts, unpackPostings } from "./shards.ts";
import { encodeNumber, packTerms } from "../shared/encoding.ts";
import type { Posting } from "../shared/terms.ts";

/** The ids and frequencies of a posting. */
function listOf({ ids, frequencies, start, end }: Posting): [ids: number[], frequencies: number[]] {
  return [Array.from(ids.subarray(start, end)), Array.from(frequencies.subarray(start, end))];
}

it("shards are fetched once, in parallel, and again only if they failed", async () => {
  const fetched: number[] = [];
  const answers: (() => void)[] = [];
  let failing = true;
  const fetchShard = (number: number): Promise<string> => {
    fetched.push(number);
    return new Promise((resolve, reject) => {
      answers.push(() => {
        if (failing && number === 3) reject(new Error("offline"));
        else resolve(`file ${String(number)}`);
      });
    });
  };
  const shards = createStore(
    fetchShard,
    (number: number) => number,
    (shard) => shard,
  );
  const loading = [shards.load([1, 2, 2]), shards.load([2, 3])];
  expect(fetched).toEqual([1, 2, 3]);
  expect(shards.hasAll([1])).toBe(false);
  for (const answer of answers.splice(0)) answer();
  await loading[0];
  await expect(loading[1]).rejects.toThrow("offline");
  expect([1, 2, 3].map((number) => shards.hasAll([number]))).toEqual([true, true, false]);
  expect([shards.get(2), shards.get(3)]).toEqual(["file 2", undefined]);
  failing = false;
  const again = shards.load([1, 3]);
  for (const answer of answers) answer();
  await again;
  expect(shards.hasAll([1, 2, 3])).toBe(true);
  expect(fetched).toEqual([1, 2, 3, 3]);
});

describe("texts", () => {
  const files = [
    { texts: ["One.", "Two."], code: ["", "npx gqlmd"] },
    { texts: ["Three."], code: [""] },
  ];
  const counts = [2, 1].map(encodeNumber).join("");

  it("belong to the documents in the order of the shards", async () => {
    const texts = createTexts(counts, (number) => Promise.resolve(files[number] ?? { texts: [], code: [] }));
    expect(texts.get(1)).toBeUndefined();
    await texts.load([1]);
    expect(texts.hasAll([0, 1])).toBe(true);
    expect(texts.hasAll([2])).toBe(false);
    expect(texts.get(1)).toEqual({ text: "Two.", code: "npx gqlmd" });
    await texts.load([0, 2]);
    expect(texts.get(2)).toEqual({ text: "Three.", code: "" });
    expect(texts.get(3)).toBeUndefined();
  });

  it.each([
    ["texts", { texts: ["One."], code: ["", ""] }],
    ["code", { texts: ["One.", "Two."], code: ["", "", ""] }],
  ])("are rejected if a file has the %s of another number of documents", async (_, file) => {
    const texts = createTexts(counts, () => Promise.resolve(file));
    await expect(texts.load([0])).rejects.toThrow(/file 0 has \d texts and the code of \d for 2 documents/u);
    expect(texts.hasAll([0])).toBe(false);
  });
});

describe("postings", () => {
  const file = (terms: readonly string[]) => ({
    terms: packTerms(terms),
    // Each term occurs once: the first in document 0, the second in document 1.
    documents: terms.map((_, at) => encodeNumber(at)).join(" "),
    frequencies: terms.map(() => encodeNumber(1)).join(""),
  });
  const files = [file(["alpha", "beta"]), file(["gamma"]), file(["sigma", "tau"])];

  it("are loaded from the shard that can contain the term", async () => {
    const fetched: number[] = [];
    const postings = createPostings("alpha gamma sigma", (number) => {
      fetched.push(number);
      return Promise.resolve(files[number] ?? file([]));
    });
    expect(postings.hasAll(["tau"])).toBe(false);
    await postings.load(["tau", "gamma", "zeta"]);
    expect(fetched.toSorted()).toEqual([1, 2]);
    expect(postings.hasAll(["sigma", "gate"])).toBe(true);
    const known = ["tau", "gamma", "alpha", "zeta"].map((term) => postings.get(term));
    expect(known.map((posting) => posting && listOf(posting))).toEqual([[[1], [1]], [[0], [1]], undefined, undefined]);
  });

  const row = (...numbers: readonly number[]): string => numbers.map(encodeNumber).join("");
  const gaps = { terms: packTerms(["alpha", "beta"]), documents: `${row(3, 0, 40)} ${row(0, 1)}`, frequencies: "" };

  it("have ids decoded from gaps, with frequencies in the same order", () => {
    const postings = unpackPostings({ ...gaps, frequencies: row(1, 2, 3, 50, 1) });
    expect(Array.from(postings, ([term, posting]) => [term, ...listOf(posting)])).toEqual([
      ["alpha", [3, 4, 45], [1, 2, 3]],
      ["beta", [0, 2], [50, 1]],
    ]);
  });

  it.each([
    ["4 frequencies for 5 documents", { ...gaps, frequencies: row(1, 2, 3, 50) }],
    ["1 lists of documents for 2 terms", { ...gaps, documents: row(1) }],
  ])("are rejected from a file with %s", (message, shard) => {
    expect(() => unpackPostings(shard)).toThrow(message);
  });

  it("of a term before the first one are empty without loading a file", async () => {
    for (const firsts of ["alpha", ""]) {
      const postings = createPostings(firsts, () => Promise.reject(new Error("nothing to fetch")));
      await postings.load(["2", "aaa"]);
      expect(postings.hasAll(["aaa"])).toBe(true);
      expect(postings.get("aaa")).toBeUndefined();
    }
  });
});
