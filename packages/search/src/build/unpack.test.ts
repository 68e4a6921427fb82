import path from "node:path";
import lunr from "lunr";
import { describe, expect, it } from "vitest";
import { draft, indexFiles } from "../testing/drafts.ts";
import { temporaryFolder } from "../testing/temporaryFolder.ts";
import { indexesIn, unpack } from "./unpack.ts";

const drafts = [
  draft("/docs/a", "Alpha", "Manga, manga and film.", { tags: "first" }),
  draft("/docs/a#constructor", "constructor", "A constructor calls the constructor.", { code: "new Film()" }),
  draft("/docs/b", "Beta", "Nothing of it."),
];

describe("an unpacked index", () => {
  const { documents, index } = unpack(indexFiles(drafts));
  const loaded = lunr.Index.load(JSON.parse(JSON.stringify(index)) as object);
  const routesFor = (query: string): string[] =>
    loaded.search(query).map(({ ref }) => documents[Number(ref)]?.sectionRoute ?? "");

  it("has the documents with their texts, and no code", () => {
    expect(documents.map(({ id, title, content }) => [id, title, content])).toEqual(
      drafts.map(({ title, content }, id) => [id, title, content]),
    );
    expect(documents[1]).not.toHaveProperty("code");
  });

  it.each([
    ["manga", ["/docs/a"]],
    ["tags:first", ["/docs/a"]],
    // A word of code, and a word that is a property of every JavaScript object.
    ["film", ["/docs/a#constructor", "/docs/a"]],
    ["constructor", ["/docs/a#constructor"]],
    ["content:constructor", ["/docs/a#constructor"]],
  ])("is loaded by lunr, and finds %s", (query, routes) => {
    expect(routesFor(query).toSorted()).toEqual(routes.toSorted());
    expect(loaded.search(query).every(({ score }) => score > 0)).toBe(true);
  });
});

it("the indexes of a build are those in its folder and in the folders of locales", async () => {
  const files = { "search-index-en.json": "", "fr/search-index-fr.json": "", "docs/index.html": "" };
  const site = await temporaryFolder(files);
  expect(await indexesIn(site)).toEqual([
    { folder: site, locale: "en" },
    { folder: path.join(site, "fr"), locale: "fr" },
  ]);
});
