import { describe, expect, it } from "vitest";
import {
  createPostings,
  createStore,
  createTexts,
  unpackPostings,
} from "@site/src/plugins/search/browser/engine/shards";
import type { ShardStore } from "@site/src/plugins/search/browser/engine/shards";
import { encodeNumber, packTerms } from "@site/src/plugins/search/shared/packed";
import type { Posting } from "@site/src/plugins/search/shared/terms";

/** A posting without what stands in its columns beside it. */
function listOf({ ids, frequencies, start, end }: Posting): [ids: number[], frequencies: number[]] {
  return [Array.from(ids.subarray(start, end)), Array.from(frequencies.subarray(start, end))];
}

/** A store of whole shards, by their numbers. */
function storeOf<Shard>(fetchShard: (number: number) => Promise<Shard>): ShardStore<number, Shard> {
  return createStore(
    fetchShard,
    (number: number) => number,
    (shard) => shard,
  );
}

describe("shards of one kind", () => {
  it("are fetched at the same time, and each once", async () => {
    const asked: number[] = [];
    const answers: (() => void)[] = [];
    const shards = storeOf((number) => {
      asked.push(number);
      return new Promise<string>((resolve) => {
        answers.push(() => {
          resolve(`file ${String(number)}`);
        });
      });
    });
    const loading = Promise.all([shards.load([1, 2, 2]), shards.load([2, 3])]);
    expect(asked).toEqual([1, 2, 3]);
    expect(shards.hasAll([1])).toBe(false);
    for (const answer of answers) answer();
    await loading;
    await shards.load([1, 3]);
    expect(asked).toEqual([1, 2, 3]);
    expect(shards.hasAll([1, 2, 3])).toBe(true);
    expect(shards.get(2)).toBe("file 2");
    expect(shards.get(4)).toBeUndefined();
  });

  it("are fetched again only if they failed", async () => {
    let failing = true;
    const asked: number[] = [];
    const shards = storeOf((number) => {
      asked.push(number);
      return failing && number === 2 ? Promise.reject(new Error("offline")) : Promise.resolve(number);
    });
    await expect(shards.load([1, 2])).rejects.toThrow("offline");
    expect([shards.hasAll([1]), shards.hasAll([2])]).toEqual([true, false]);
    failing = false;
    await shards.load([1, 2]);
    expect(shards.hasAll([1, 2])).toBe(true);
    expect(asked).toEqual([1, 2, 2]);
  });
});

describe("texts", () => {
  const files = [
    { texts: ["One.", "Two."], code: ["", "npx gqlmd"] },
    { texts: ["Three."], code: [""] },
  ];
  const cuts = [2, 1].map(encodeNumber).join("");

  it("belong to the documents in order of the shards", async () => {
    const texts = createTexts(cuts, (number) => Promise.resolve(files[number] ?? { texts: [], code: [] }));
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
  ])("are refused from a file that has the %s of another number of documents", async (_, file) => {
    const texts = createTexts(cuts, () => Promise.resolve(file));
    await expect(texts.load([0])).rejects.toThrow(/file 0 has the texts of \d documents/u);
    expect(texts.hasAll([0])).toBe(false);
  });
});

describe("postings", () => {
  const file = (terms: readonly string[]) => ({
    terms: packTerms(terms),
    // Each stands once in the document of its position.
    documents: terms.map((_, at) => encodeNumber(at)).join(" "),
    frequencies: terms.map(() => encodeNumber(1)).join(""),
  });
  const files = [file(["alpha", "beta"]), file(["gamma"]), file(["sigma", "tau"])];

  it("come from the shard that can hold the term", async () => {
    const asked: number[] = [];
    const postings = createPostings("alpha gamma sigma", (number) => {
      asked.push(number);
      return Promise.resolve(files[number] ?? file([]));
    });
    expect(postings.hasAll(["tau"])).toBe(false);
    await postings.load(["tau", "gamma", "zeta"]);
    expect(asked.toSorted()).toEqual([1, 2]);
    expect(postings.hasAll(["sigma", "gate"])).toBe(true);
    const known = ["tau", "gamma", "alpha", "zeta"].map((term) => postings.get(term));
    expect(known.map((posting) => posting && listOf(posting))).toEqual([[[1], [1]], [[0], [1]], undefined, undefined]);
  });

  const row = (...numbers: readonly number[]): string => numbers.map(encodeNumber).join("");
  const gaps = { terms: packTerms(["alpha", "beta"]), documents: `${row(3, 0, 40)} ${row(0, 1)}`, frequencies: "" };

  it("have ids from the gaps, and frequencies in the same order", () => {
    const postings = unpackPostings({ ...gaps, frequencies: row(1, 2, 3, 50, 1) });
    expect(Array.from(postings, ([term, posting]) => [term, ...listOf(posting)])).toEqual([
      ["alpha", [3, 4, 45], [1, 2, 3]],
      ["beta", [0, 2], [50, 1]],
    ]);
  });

  it.each([
    ["4 frequencies for 5 documents", { ...gaps, frequencies: row(1, 2, 3, 50) }],
    ["1 lists of documents for 2 terms", { ...gaps, documents: row(1) }],
  ])("are refused from a file that has %s", (message, shard) => {
    expect(() => unpackPostings(shard)).toThrow(message);
  });

  it.each([
    ["of a term before all others", "alpha"],
    ["of an index without texts", ""],
  ])("%s are none, and no file is fetched for it", async (_, cuts) => {
    const postings = createPostings(cuts, () => Promise.reject(new Error("nothing to fetch")));
    await postings.load(["2", "aaa"]);
    expect(postings.hasAll(["aaa"])).toBe(true);
    expect(postings.get("aaa")).toBeUndefined();
  });
});
