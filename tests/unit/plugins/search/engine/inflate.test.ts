import lunr from "lunr";
import { describe, expect, it } from "vitest";
import { inflate } from "@site/src/plugins/search/browser/engine/inflate";
import type { Draft } from "@site/src/plugins/search/build/documents";
import { toDocument } from "@site/src/plugins/search/build";
import { packIndex } from "@site/src/plugins/search/build/pack";
import { SEARCH_FIELDS, termsOf } from "@site/src/plugins/search/shared/fields";
import { proves } from "../../../../conformance/proves";
import { draft } from "../drafts";

const drafts = [
  draft("/a", "Media", "One anime or manga. Media has an averageScore.", { tags: "graphql object" }),
  draft("/a#score", "averageScore", "Mean score of all media, from 0 to 100.", { sidebarParentCategories: "Types" }),
  draft("/b", "User", ""),
  draft("/c", "Group by directive", "Sort pages into groups with a directive. A directive groups pages."),
];

/** The weights of the specification, on their own here so that a change of the constants is seen. */
const BOOSTS = { title: 5, content: 1, tags: 3, sidebarParentCategories: 2 } as const;

/** The same documents as lunr's own builder indexes them. */
function builtByLunr(): lunr.Index {
  const builder = new lunr.Builder();
  builder.ref("id");
  builder.b(0.75);
  builder.k1(1.2);
  for (const field of SEARCH_FIELDS) builder.field(field, { boost: BOOSTS[field] });
  // The terms are made by the shared tokenizer; lunr takes a list as it is.
  builder.tokenizer = ((terms: string[]) => terms.map((term) => new lunr.Token(term, {}))) as never;
  drafts.forEach((document, id) => {
    const fields = SEARCH_FIELDS.map((field) => [field, termsOf(document[field], field)]);
    builder.add({ id, ...(Object.fromEntries(fields) as object) });
  });
  return builder.build();
}

/** A serialized index with the numbers of its terms replaced by the terms: lunr numbers them in another order. */
function readable(index: unknown): object {
  const { fields, fieldVectors, invertedIndex } = index as ReturnType<typeof inflate>;
  const names = new Map(invertedIndex.map(([term, { _index }]) => [_index, term]));
  const vectors = fieldVectors.map(([ref, elements]) => {
    const pairs = elements.flatMap((element, at) => (at % 2 === 0 ? [[names.get(element), elements[at + 1]]] : []));
    return [ref, Object.fromEntries(pairs) as object];
  });
  const postings = invertedIndex.map(([term, posting]) => [term, { ...posting, _index: term }]);
  return { fields, vectors: Object.fromEntries(vectors) as object, postings };
}

describe("an index that was packed and inflated", () => {
  const inflated = inflate(packIndex(drafts), drafts.map(toDocument));

  it("is what lunr serializes for the same documents, to the last decimal", () => {
    expect(readable(inflated)).toEqual(readable(builtByLunr().toJSON()));
  });

  it("answers as lunr's own does", () => {
    const loaded = lunr.Index.load(inflated);
    const own = builtByLunr();
    for (const query of ["media", "score", "direct*", "title:user", "groups +pages", "medai~1"]) {
      const answer = (index: lunr.Index): unknown => index.search(query).map(({ ref, score }) => [ref, score]);
      expect(answer(loaded)).toEqual(answer(own));
    }
  });

  it("says so when its parts do not fit together", () => {
    const packed = packIndex(drafts);
    expect(() => inflate({ ...packed, terms: "Aone" }, drafts.map(toDocument))).toThrow(
      /lists of documents for 1 terms/u,
    );
  });
});

/** The weights of a term in the fields of a document, rounded as lunr does. */
function weights(term: string, id: number, documents: readonly Draft[]): unknown {
  const { vectors } = readable(inflate(packIndex(documents), documents.map(toDocument))) as {
    readonly vectors: Readonly<Record<string, Readonly<Record<string, number>>>>;
  };
  return Object.fromEntries(SEARCH_FIELDS.map((field) => [field, vectors[`${field}/${String(id)}`]?.[term]]));
}

describe("the weight of a term", () => {
  it(
    "is five times as much in a title as in the text, thrice in tags, twice in parent categories",
    proves("L168b"),
    () => {
      const everywhere = draft("/a", "media", "media", { tags: "media", sidebarParentCategories: "media" });
      const rarity = Math.log(1 + (4 - 1 - 0.5) / 4.5);
      expect(weights("media", 0, [everywhere])).toEqual({
        title: expect.closeTo(5 * rarity, 3) as number,
        content: expect.closeTo(rarity, 3) as number,
        tags: expect.closeTo(3 * rarity, 3) as number,
        sidebarParentCategories: expect.closeTo(2 * rarity, 3) as number,
      });
    },
  );

  it("follows BM25 with b 0.75 and k1 1.2", proves("L168d"), () => {
    const long = draft("/a", "A", "media media media score mean");
    const rarity = Math.log(1 + (2 - 1 + 0.5) / 1.5);
    // Three times in a text of five words, where texts have three on average.
    const expected = (rarity * (1.2 + 1) * 3) / (1.2 * (1 - 0.75 + (0.75 * 5) / 3) + 3);
    expect(weights("media", 0, [long, draft("/b", "B", "user")])).toMatchObject({
      content: expect.closeTo(expected, 3) as number,
    });
  });
});

describe("a packed index", () => {
  it("is the same for the same documents", () => {
    expect(JSON.stringify(packIndex(drafts))).toBe(JSON.stringify(packIndex(structuredClone(drafts))));
  });

  it("leaves stop words of running text out, but finds the words of code", () => {
    const [one] = [draft("/a", "Title", "the text", { unshown: "npx gqlmd" })];
    const index = lunr.Index.load(inflate(packIndex([one]), [toDocument(one, 0)]));
    const found = (term: string): number =>
      index.query((query) => {
        query.term(term, {});
      }).length;
    expect([found("the"), found("text"), found("gqlmd")]).toEqual([0, 1, 1]);
  });
});
