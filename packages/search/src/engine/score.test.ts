import { describe, expect, it } from "vitest";
import { fieldIndexes, scoresOf, termsIn } from "./score.ts";
import type { Draft } from "../build/documents.ts";
import type { SearchSettings } from "../shared/settings.ts";
import { unpackDocuments } from "../shared/packed.ts";
import { SEARCH_FIELDS } from "../shared/terms.ts";
import type { SearchField } from "../shared/terms.ts";
import { fieldsOver } from "../testing/engineOver.ts";
import { draft, indexFiles } from "../testing/drafts.ts";
import { settings } from "../testing/settings.ts";

const fieldsOf = (drafts: readonly Draft[]): ReturnType<typeof fieldsOver> => fieldsOver(indexFiles(drafts));

/** The score of a document for one term in one field. */
function score(drafts: readonly Draft[], id: number, term: string, field: SearchField): number | undefined {
  return scoresOf(fieldsOf(drafts), [{ term, fields: [field], boost: 1 }], settings)[id];
}

describe("the score of a term", () => {
  it("is five times higher in titles than in texts, three in tags, two in categories", { tags: ["L168b"] }, () => {
    const everywhere = [draft("/a", "media", "media", { tags: "media", sidebarParentCategories: "media" })];
    const rarity = Math.log(1 + (4 - 1 - 0.5) / 4.5);
    expect(SEARCH_FIELDS.map((field) => score(everywhere, 0, "media", field))).toEqual(
      [5, 1, 3, 2].map((times) => expect.closeTo(times * rarity, 9) as number),
    );
  });

  it("follows the weights of the settings", () => {
    const fields = fieldsOf([draft("/a", "media", "media"), draft("/b", "Other", "media and many other words")]);
    const scores = (more: Partial<SearchSettings>): (number | undefined)[] => {
      const clauses = [{ term: "media", fields: ["content"], boost: 1 }] as const;
      const found = scoresOf(fields, clauses, { ...settings, ...more });
      return [0, 1].map((id) => found[id]);
    };
    const [short = 0, long = 0] = scores({});
    expect(short).toBeGreaterThan(long);
    // Without `b`, the length of a text does not matter.
    const [first = 0, second] = scores({ b: 0 });
    expect(second).toBeCloseTo(first, 9);
    expect(scores({ boosts: { ...settings.boosts, content: 2 } })[0]).toBeCloseTo(2 * short, 9);
    // Without `k1`, neither the length nor the number of occurrences matters.
    expect(scores({ k1: 0 })[0]).toBeCloseTo(scores({ k1: 0 })[1] ?? 0, 9);
  });

  it("sums the clauses of a term, relative to all terms of the query", () => {
    const fields = fieldsOf([draft("/a", "Media", "Lists."), draft("/b", "User", "Lists of media.")]);
    const one = { term: "media", fields: ["title"], boost: 1 } as const;
    const alone = scoresOf(fields, [one], settings)[0] ?? 0;
    // The query's vector has the length 5, of which the term is 3. A term in no document counts for the length, too.
    const clauses = [{ ...one, boost: 2 }, one, { ...one, term: "none", boost: 4 }];
    expect(scoresOf(fields, clauses, settings)[0]).toBeCloseTo((alone * 3) / 5, 9);
  });

  it("is the sum over fields", () => {
    const fields = fieldsOf([draft("/a", "Media", "All media."), draft("/b", "User", "")]);
    const within = (...names: readonly SearchField[]): number =>
      scoresOf(fields, [{ term: "media", fields: names, boost: 1 }], settings)[0] ?? 0;
    expect(within("title", "content")).toBeCloseTo(within("title") + within("content"), 9);
  });

  it("is 0 for a term whose boost is 0", () => {
    const fields = fieldsOf([draft("/a", "Media", "All media.")]);
    expect(scoresOf(fields, [{ term: "media", fields: ["title"], boost: 0 }], settings)[0]).toBe(0);
  });

  it("is 0 for documents without the term", () => {
    const fields = fieldsOf([draft("/a", "Media", "All media."), draft("/b", "User", "")]);
    expect(scoresOf(fields, [{ term: "media", fields: ["title"], boost: 1 }], settings)[1]).toBe(0);
  });
});

it("running text is indexed with the words of code, and without stop words", () => {
  const fields = fieldsOf([draft("/a", "Title", "the text", { code: "npx docs" })]);
  expect(termsIn(fields, [])).toEqual(["docs", "npx", "text", "title"]);
});

it("the fields of an index are rejected if its parts do not match", () => {
  const { documents } = indexFiles([draft("/a", "A"), draft("/b", "B"), draft("/c", "C")]).core;
  expect(() => fieldIndexes(unpackDocuments(documents, settings.kinds), "AB")).toThrow(
    /2 lengths of texts for 3 documents/u,
  );
});
