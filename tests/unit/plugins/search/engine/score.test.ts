import { describe, expect, it } from "vitest";
import { fieldIndexes, scoresOf, termsIn } from "@site/src/plugins/search/browser/engine/score";
import type { FieldIndexes } from "@site/src/plugins/search/browser/engine/score";
import type { Draft } from "@site/src/plugins/search/build/documents";
import { unpackDocuments } from "@site/src/plugins/search/shared/packed";
import { SEARCH_FIELDS } from "@site/src/plugins/search/shared/terms";
import type { SearchField } from "@site/src/plugins/search/shared/terms";
import { proves } from "../../../../conformance/proves";
import { fieldsOver } from "../../../../search/engineOver";
import { draft, indexFiles } from "../drafts";

const fieldsOf = (drafts: readonly Draft[]): FieldIndexes => fieldsOver(indexFiles(drafts));

/** The score of a document for one term in one field. */
function score(drafts: readonly Draft[], id: number, term: string, field: SearchField): number | undefined {
  return scoresOf(fieldsOf(drafts), [{ term, fields: [field], boost: 1 }]).get(id);
}

describe("the score of a term", () => {
  it("is five times higher in titles than in texts, three in tags, two in categories", proves("L168b"), () => {
    const everywhere = [draft("/a", "media", "media", { tags: "media", sidebarParentCategories: "media" })];
    const rarity = Math.log(1 + (4 - 1 - 0.5) / 4.5);
    expect(SEARCH_FIELDS.map((field) => score(everywhere, 0, "media", field))).toEqual(
      [5, 1, 3, 2].map((times) => expect.closeTo(times * rarity, 9) as number),
    );
  });

  it("sums the clauses of a term, relative to all terms of the query", () => {
    const fields = fieldsOf([draft("/a", "Media", "Lists."), draft("/b", "User", "Lists of media.")]);
    const one = { term: "media", fields: ["title"], boost: 1 } as const;
    const alone = scoresOf(fields, [one]).get(0) ?? 0;
    // The query's vector has the length 5, of which the term is 3. A term in no document counts for the length, too.
    expect(scoresOf(fields, [{ ...one, boost: 2 }, one, { ...one, term: "none", boost: 4 }]).get(0)).toBeCloseTo(
      (alone * 3) / 5,
      9,
    );
  });

  it("is the sum over fields, and missing for documents without the term", () => {
    const fields = fieldsOf([draft("/a", "Media", "All media."), draft("/b", "User", "")]);
    const within = (...names: readonly SearchField[]): number =>
      scoresOf(fields, [{ term: "media", fields: names, boost: 1 }]).get(0) ?? 0;
    expect(within("title", "content")).toBeCloseTo(within("title") + within("content"), 9);
    expect(scoresOf(fields, [{ term: "media", fields: ["title"], boost: 1 }]).has(1)).toBe(false);
  });
});

it("the fields of an index contain words of code, but no stop words", () => {
  const fields = fieldsOf([draft("/a", "Title", "the text", { code: "npx gqlmd" })]);
  expect(termsIn(fields, [])).toEqual(["gqlmd", "npx", "text", "title"]);
});

it("the fields of an index are rejected if its parts do not match", () => {
  const { documents } = indexFiles([draft("/a", "A"), draft("/b", "B"), draft("/c", "C")]).core;
  expect(() => fieldIndexes(unpackDocuments(documents), "AB")).toThrow(/2 lengths of texts for 3 documents/u);
});
