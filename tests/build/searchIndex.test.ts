import { beforeAll, describe, expect, it } from "vitest";
import { instances } from "@site/src/data/instances";
import { termsIn } from "@site/packages/search/src/engine/score";
import type { SearchDocument } from "@site/packages/search/src/shared/types";
import { synonyms } from "@site/src/plugins/search/synonyms";
import { proves } from "../conformance/proves";
import { documentsOf, readIndex } from "@site/packages/search/src/build/unpack";
import { fieldsOver } from "@site/packages/search/src/testing/engineOver";
import { builtFiles, buildFolder, normalize, readPages } from "./site";
import type { BuiltPage } from "./site";

const FIELDS = [
  "id",
  "title",
  "sectionTitle",
  "sectionRoute",
  "pageTitle",
  "type",
  "tags",
  "sidebarParentCategories",
  "content",
];

/** The documents, including the texts from separate files. */
let documents: readonly SearchDocument[];
let fields: ReturnType<typeof fieldsOver>;
let pages: ReadonlyMap<string, BuiltPage>;

beforeAll(async () => {
  const files = await readIndex(buildFolder);
  documents = documentsOf(files);
  fields = fieldsOver(files);
  pages = await readPages();
});

/** Names of the fields of a document, except two that the specification does not list. */
const fieldsOf = (document: object): string[] =>
  Object.keys(document).filter((key) => key !== "kind" && key !== "isDemoted");

describe("the search index of the build", () => {
  it("has numbered documents with all fields of the specification", proves("L99a"), () => {
    const wrong = documents.filter(
      (document, position) => fieldsOf(document).join() !== FIELDS.join() || document.id !== position,
    );
    expect(wrong).toEqual([]);
  });

  it("has no parent categories of the sidebar", proves("L168c"), () => {
    expect(documents.filter(({ sidebarParentCategories }) => sidebarParentCategories !== "")).toEqual([]);
  });

  it("has exactly the docs pages of the listed instances", () => {
    const indexed = new Set(documents.map(({ sectionRoute }) => normalize(sectionRoute.replace(/#.*/u, ""))));
    const docs = [...pages.keys()].filter((route) =>
      instances.some(({ routeBasePath }) => `${route}/`.startsWith(`/${routeBasePath}/`)),
    );
    expect([...indexed].sort()).toEqual(docs.sort());
  });

  it("leads to a different existing page or anchor for each document", proves("L99a"), () => {
    const seen = new Set<string>();
    const wrong = documents.filter(({ sectionRoute }) => {
      const [route = "", anchor] = sectionRoute.split("#");
      const isRepeated = seen.has(sectionRoute);
      seen.add(sectionRoute);
      const page = pages.get(normalize(route));
      return isRepeated || !page || (anchor !== undefined && page.$(`[id="${anchor}"]`).length === 0);
    });
    expect(wrong.map(({ sectionRoute }) => sectionRoute)).toEqual([]);
  });

  it("has a document for each field, argument, value and function", () => {
    const indexed = new Set(documents.map(({ sectionRoute }) => sectionRoute));
    const missing = [...pages.values()]
      .filter(({ route }) => /^\/(?:api|examples)\/.*\//u.test(route))
      .flatMap(({ route, $ }) =>
        $("article :is(h3, h4, h5)[id]:not([id^=section-])")
          .filter((_, heading) => {
            const name = $(heading).contents().not("a.hash-link").text().trim();
            return $(heading).children("code").length > 0 || name.endsWith("()");
          })
          .toArray()
          .map((heading) => `${route}#${$(heading).attr("id") ?? ""}`),
      )
      .filter((route) => !indexed.has(route) && !indexed.has(route.replace("#", "/#")));
    expect(missing).toEqual([]);
  });

  it("has plain text without markup, page chrome or double spaces", () => {
    const wrong = documents.filter(({ title, content }) =>
      /class="|Direct link to|Edit this page|\u200b|\u0001|\s{2}/u.test(`${title} ${content}`),
    );
    expect(wrong.map(({ sectionRoute, content }) => `${sectionRoute}: ${content.slice(0, 80)}`)).toEqual([]);
  });

  it("has the text of fields without types and badges", () => {
    const rows = documents.filter(({ sectionRoute }) => /^\/examples\/.*#/u.test(sectionRoute));
    expect(rows.length).toBeGreaterThan(1000);
    const wrong = rows.filter(({ content }) => /\bnon-null (?:scalar|object|enum|interface|union)\b/u.test(content));
    expect(wrong.map(({ sectionRoute, content }) => `${sectionRoute}: ${content.slice(0, 80)}`)).toEqual([]);
  });

  it("has terms of all documents", proves("L98"), () => {
    const { title, content } = fields;
    expect(title.lengths).toHaveLength(documents.length);
    expect(documents.filter(({ id }) => (title.lengths[id] ?? 0) + (content.lengths[id] ?? 0) === 0)).toEqual([]);
  });

  it("has every word for which a synonym stands", () => {
    const terms = new Set(termsIn(fields, []));
    const unknown = synonyms.flatMap(({ meant }) => meant).filter((word) => !terms.has(word));
    expect(unknown).toEqual([]);
  });

  it("is one file and one folder, and the only index in the build", proves("L98"), async () => {
    const found = (await builtFiles()).filter((name) => /search.*\.json|lunr/iu.test(name));
    const folders = new Set(found.map((name) => name.replace(/(?:postings|texts)-\d+\.json$/u, "")));
    expect([...folders]).toEqual([expect.stringMatching(/^assets\/search\/[0-9a-f]{8}\/$/u), "search-index-en.json"]);
  });
});
