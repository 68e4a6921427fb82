import { describe, expect, it } from "vitest";
import { pageToIndex } from "@site/packages/search/src/build/documents";
import type { Draft } from "@site/packages/search/src/build/documents";
import { parsePage } from "@site/packages/search/src/build/indexer";
import { searchOptions } from "@site/src/plugins/search";
import { documentsOf } from "@site/src/plugins/search/documents";

const anchor = (id: string, label: string): string =>
  `<a href="#${id}" class="hash-link" aria-label="Direct link to ${label}">\u200b</a>`;

/** Returns the search documents of a docs page with this route, article and head. */
function documentsAt(route: string, article: string, head = "", frontMatter = {}): Draft[] {
  const html = `<!doctype html><html><head>${head}</head><body><article><div class="markdown">${article}</div></article></body></html>`;
  return documentsOf(pageToIndex({ route, type: "docs", frontMatter }, parsePage(html), 0));
}

const heading = (title: string, id = "a"): string => `<h2 id="${id}">${title}${anchor(id, title)}</h2><p>Text.</p>`;

/** Returns the kind of the page at a route or, if the route has a hash, of a section of the page with the given title. */
function kindOf(route: string, title = "title"): string | undefined {
  const [path = "", section] = route.split("#");
  const documents = documentsAt(path, `<h1>Page</h1><p>Text.</p>${section === undefined ? "" : heading(title)}`);
  return documents.at(section === undefined ? 0 : 1)?.kind;
}

it.each([
  ["/", "page"],
  ["/docs/", "page"],
  ["/docsearch", "page"],
  ["/docs/intro", "page"],
  ["/docs/intro#install", "section"],
  ["/docs/advanced/group-by-directive", "guide"],
  ["/docs/guides/windows", "guide"],
  ["/docs/guides/windows#install", "section"],
  ["/docs/settings#title", "option"],
  ["/docs/settings", "page"],
  ["/api/guides/printer", "page"],
  ["/api/objects/printer", "page"],
  ["/api/objects/printer#title", "section"],
  ["/examples/default", "page"],
  ["/examples/default/operations/mutations/save/", "operation"],
])("%s has the kind %s", (route, kind) => {
  expect(kindOf(route)).toBe(kind);
});

it.each([
  ["operations/queries", "operation", "argument"],
  ["operations/mutations", "operation", "argument"],
  ["operations/subscriptions", "operation", "argument"],
  ["types/directives", "directive", "argument"],
  ["types/enums", "type", "value"],
  ["types/inputs", "type", "field"],
  ["types/interfaces", "type", "field"],
  ["types/objects", "type", "field"],
  ["types/scalars", "type", "field"],
  ["types/unions", "type", "field"],
])("pages of an example in %s have the kind %s, names on them %s", (folder, page, name) => {
  const route = `/examples/default/${folder}/a`;
  expect([kindOf(route), kindOf(`${route}#id`)]).toEqual([page, name]);
});

it.each([
  ["/api/core/printer#print", "print()", "function"],
  ["/api/core/printer#print", "Using print()s", "section"],
  ["/docs/settings#a", "printTypeOptions.exampleSection", "option"],
  ["/docs/settings#a", "All options", "section"],
  ["/docs/settings#a", "options!", "section"],
  ["/docs/intro#a", "rootPath", "section"],
])("%s with the title %j has the kind %s", (route, title, kind) => {
  expect(kindOf(route, title)).toBe(kind);
});

describe("the documents of a hand-written page", () => {
  it("contain the description and the keywords of its head", () => {
    const head = '<meta name="description" content="How to begin."><meta name="keywords" content="setup,first steps">';
    const frontMatter = { description: "How to begin." };
    expect(documentsAt("/docs/help", "<h1>Help</h1><p>Text.</p>", head, frontMatter)).toMatchObject([
      { content: "How to begin. Text.", tags: "setup first steps" },
    ]);
  });

  it("contain the facts of options as code", () => {
    const line = "<strong>Type</strong> string · <strong>Default</strong> <code>&quot;./docs&quot;</code>";
    const [facts] = documentsAt("/docs/help", `<h1>Help</h1><p>${line}</p><p><strong>Types</strong> are prose.</p>`);
    expect(facts).toMatchObject({ content: "Types are prose.", code: 'string · "./docs"' });
    const table =
      "<table><thead><tr><th>Option<th>Type<th>Default<th>Flag<tbody><tr><td>rootPath<td>string<td>-<td>--root</table>";
    const [rows] = documentsAt("/docs/help", `<h1>Help</h1>${table}`);
    expect(rows).toMatchObject({ content: "", code: "rootPath string - --root" });
  });

  it('skip the section "Next steps"', () => {
    const titles = documentsAt("/docs/help", `<h1>Help</h1>${heading("Next steps")}`).map(({ title }) => title);
    expect(titles).toEqual(["Help"]);
  });
});

describe("the documents of a generated page", () => {
  const media = `<header><h1>Media</h1></header><p>One anime or manga.</p><details><summary>SDL</summary><pre>type Media {}</pre></details>
   <h2 id="section-fields">Fields${anchor("section-fields", "Fields")}</h2>
   <h3 id="average-score"><code>averageScore</code>${anchor("average-score", "average-score")}</h3>
   <div class="signature_x1y2"><a>Int</a> <span class="badge_x1y2 x">scalar</span></div><p>Mean of all scores.</p>
   <h4 id="average-score-of"><code>of</code>${anchor("average-score-of", "of")}</h4><p>Whose scores.</p>
   <h4 id="note">Note${anchor("note", "Note")}</h4>
   <details><summary>Deprecated</summary><h3 id="old"><code>old</code>${anchor("old", "old")}</h3><p>Gone soon.</p></details>
   <h2 id="section-relations">Returned by${anchor("section-relations", "Returned by")}</h2><div class="relations_x1y2"><a>User</a></div>`;
  const head = `<meta name="description" content="One anime or manga."><meta name="keywords" content="Media,object">`;

  it("are the page and each name on it with its anchor", () => {
    const documents = documentsAt("/examples/default/types/objects/media", media, head);
    const route = "/examples/default/types/objects/media";
    expect(documents.map(({ sectionRoute, title, content }) => [sectionRoute, title, content])).toEqual([
      [route, "Media", "One anime or manga."],
      [`${route}#average-score`, "averageScore", "Mean of all scores."],
      [`${route}#average-score-of`, "of", "Whose scores."],
      [`${route}#old`, "old", "Gone soon."],
    ]);
    expect(documents.map(({ tags }) => tags)).toEqual(["", "", "", ""]);
  });

  it("are also its functions, but not headings that only group names", () => {
    // Long names in headings contain zero-width spaces, where they may break.
    const article = `<h1>printer</h1><h2 id="functions">Functions${anchor("functions", "Functions")}</h2>
      <h4 id="print">pr\u200bint()${anchor("print", "print()")}</h4><p>Prints.</p>
      <h2 id="sdl">SDL${anchor("sdl", "SDL")}</h2><h2 id="max-id">maxId${anchor("max-id", "maxId")}</h2>`;
    expect(documentsAt("/api/core/printer", article).map(({ title }) => title)).toEqual([
      "printer",
      "print()",
      "SDL",
      "maxId",
    ]);
  });

  it("are demoted if they are of an internal module", () => {
    const demoted = ["api-internal", "other"].map((sidebar_class_name) =>
      documentsAt("/api/a", `<h1>A</h1>${heading("b()")}`, "", { sidebar_class_name }).map(
        ({ isDemoted }) => isDemoted,
      ),
    );
    expect(demoted).toEqual([
      [true, true],
      [undefined, undefined],
    ]);
  });
});

it("types, operations and functions rank before fields and values", () => {
  const kinds = new Map(searchOptions.kinds?.map(({ name, rank }) => [name, rank]));
  const order = ["type", "operation", "function", "field", "value"].map((name) => kinds.get(name) ?? NaN);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(new Set(order).size).toBe(order.length);
  const [type, operation, , , value] = order;
  expect(Object.fromEntries(kinds)).toMatchObject({ guide: type, option: type, directive: operation, argument: value });
  // Ranks above 1 are parts of a type or operation.
  expect(order.map((rank) => rank > 1)).toEqual([false, false, false, true, true]);
});

it("the sections are the docs instances, of which the examples are limited", () => {
  expect(searchOptions.sections).toEqual([
    { route: "/docs", label: "Docs", area: "Docs" },
    { route: "/api", label: "API", area: "API", hasNames: true },
    { route: "/examples/default", label: "Example: default", area: "Examples", limit: 3 },
    { route: "/examples/group-by", label: "Example: group by directive", area: "Examples", limit: 3 },
  ]);
});
