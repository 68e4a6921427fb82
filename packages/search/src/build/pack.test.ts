import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unpackPostings } from "../engine/shards.ts";
import type { Draft } from "./documents.ts";
import { packIndex, textShards } from "./pack.ts";
import { decodeNumbers, SEPARATOR, unpackTerms } from "../shared/encoding.ts";
import { draft } from "../testing/drafts.ts";
import { settings } from "../testing/settings.ts";

/** Makes documents of pages and their sections, with texts of these lengths. */
function draftsOf(pages: readonly (readonly number[])[]): Draft[] {
  return pages.flatMap((lengths, page) =>
    lengths.map((length, at) => {
      const anchor = at === 0 ? "" : `#s${String(at)}`;
      return draft(`/p${String(page)}${anchor}`, "Title", "x".repeat(length));
    }),
  );
}

it.each([
  ["end between pages where possible", "1000 1000, 800 800, 100", "1000 1000, 800 800 100"],
  ["split a long page, and contain a long document alone", "2000 900 900 9000, 100", "2000 900, 900, 9000, 100"],
])("the shards of texts %s", (_, pages, shards) => {
  const drafts = draftsOf(pages.split(", ").map((page) => page.split(" ").map(Number)));
  const lengths = textShards(drafts).map(({ texts }) => texts.map(({ length }) => length).join(" "));
  expect(lengths.join(", ")).toBe(shards);
});

it("a shard of texts has at most 3,000 characters, unless one document has more", () => {
  const length = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 4000 }));
  const page = fc.array(length, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.array(page, { maxLength: 6 }), (pages) => {
      const drafts = draftsOf(pages);
      const shards = textShards(drafts);
      expect(shards.flatMap(({ texts }) => texts)).toEqual(drafts.map(({ content }) => content));
      for (const { texts } of shards) {
        const filled = texts.filter((one) => one !== "");
        if (filled.length > 1) expect(filled.join("").length).toBeLessThanOrEqual(3000);
      }
    }),
  );
});

describe("a packed index", () => {
  // Enough words for several shards, in pairs with the same first three letters.
  // cspell:disable-next-line
  const letters = Array.from("bcdfghjklm");
  const words = letters.flatMap((a) =>
    letters.flatMap((b) => letters.flatMap((c) => [`${a}${b}${c}`, `${a}${b}${c}zz`])),
  );
  const drafts = words.map((word, at) => draft(`/docs/p${String(at)}`, `Page ${String(at)}`, `${word} page`));
  const files = packIndex(drafts, settings);

  it("keeps terms with the same first three letters in one shard", () => {
    const terms = files.postings.map((shard) => [...unpackPostings(shard).keys()]);
    expect(terms.length).toBeGreaterThan(2);
    const beginnings = terms.flatMap((shard) => [...new Set(shard.map((term) => term.slice(0, 3)))]);
    expect(new Set(beginnings).size).toBe(beginnings.length);
    expect(files.core.index.postings.split(SEPARATOR)).toEqual(terms.map(([first]) => first));
    expect(terms.flat()).toEqual([...words, "page"].sort());
  });

  it("lists in its core the terms that only texts contain, and the sizes of shards", () => {
    expect(unpackTerms(files.core.index.terms)).toEqual(words.toSorted());
    expect(decodeNumbers(files.core.index.lengths)).toEqual(drafts.map(() => 2));
    expect(decodeNumbers(files.core.index.texts)).toEqual(files.texts.map(({ texts }) => texts.length));
    expect(files.texts.flatMap(({ texts }) => texts)).toEqual(drafts.map(({ content }) => content));
  });

  it("has another hash if a text, code or a title differs", () => {
    const hash = (content: string, code = "", title = "A"): string =>
      packIndex([draft("/docs/a", title, content, { code })], settings).core.index.hash;
    expect(hash("One two.")).toMatch(/^[0-9a-f]{8}$/u);
    expect(hash("One two.")).toBe(hash("One two."));
    // The first two have the same words.
    expect(new Set([hash("One two."), hash("One, two."), hash("One two.", "x()")]).size).toBe(3);
    expect(hash("One two.", "", "B")).not.toBe(hash("One two."));
  });
});
