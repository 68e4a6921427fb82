import { describe, expect, it } from "vitest";
import { documentsOf, sectionsOf } from "@site/src/plugins/search/build/documents";
import { element } from "@site/src/shared/markup/elements";
import { parse, parsePage } from "@site/src/shared/markup/page";

it.each<[rule: string, html: string, contents: readonly string[]]>([
  [
    "extend to the next heading of the first three levels",
    "<h1>A</h1><p>Lead</p><h2>B <code>x</code></h2><p>First</p><h3>C</h3><h4>Deeper</h4>",
    ["A: Lead", "B x: First", "C: Deeper"],
  ],
  [
    "start below the header that contains the title",
    "<div><header><h1>A</h1><time>Today</time></header><div><p>Lead</p></div></div>",
    ["A: Lead"],
  ],
  [
    "end the introduction at the first heading after the title",
    "<h1>A</h1><p>Lead</p><div><p>More</p><h2>B</h2><p>First</p></div><p>Last</p>",
    ["A: Lead More", "B: First"],
  ],
  [
    "end it there, even if that heading is nested deeper",
    "<h1>A</h1><div><p>Lead</p><div><p>More</p><h2>B</h2></div></div>",
    ["A: Lead More", "B: "],
  ],
  [
    "separate lines, cells and items, and skip hidden text",
    "<h1>A</h1><ul><li>a<li>b</ul><p>c<br>d<b>e</b></p><table><tr><td>f<td>g</table><style>h</style>",
    ["A: a b c de f g"],
  ],
  ["are none on a page without headings", "<p>Text</p>", []],
])("the sections of a page %s", (_, html, contents) => {
  const { sections } = sectionsOf(element("article", parse(html)));
  expect(sections.map(({ title, content }) => `${title}: ${content}`)).toEqual(contents);
});

const anchor = (id: string, label: string): string =>
  `<a href="#${id}" class="hash-link" aria-label="Direct link to ${label}">\u200b</a>`;

function page(article: string, head = ""): string {
  return `<!doctype html><html><head>${head}</head><body><nav class="navbar">Navbar</nav><div class="main-wrapper"><article>
    <nav class="theme-doc-breadcrumbs"><ul><li>Home</li><li>Types</li><li>Objects</li><li>Media</li></ul></nav>
    <div class="theme-doc-toc-mobile"><button>On this page</button></div>
    <div class="theme-doc-markdown markdown">${article}</div>
    <footer class="theme-doc-footer">Edit this page</footer></article></div></body></html>`;
}

const written = page(
  `<header><h1>Get started</h1></header><p>From nothing to pages.</p>
   <h2 id="install">Install${anchor("install", "Install")}</h2><p>Add the packages.</p>
   <div class="codeBlockTitle_x">Terminal</div><pre><code>npm install graphql<br>npx gqlmd</code></pre><p>Then go on.</p>
   <div class="tabs"><ul role="tablist"><li>npm</li></ul><div role="tabpanel"><h3 id="run">Run${anchor("run", "Run")}</h3><p>It runs.</p></div></div>`,
  `<meta name="description" content="How to begin."><meta name="keywords" content="setup,first steps">`,
);

const generated = page(
  `<header><h1>Media</h1></header><p>One anime or manga.</p><details><summary>SDL</summary><pre>type Media {}</pre></details>
   <h2 id="section-fields">Fields${anchor("section-fields", "Fields")}</h2>
   <h3 id="average-score"><code>averageScore</code>${anchor("average-score", "average-score")}</h3>
   <div class="signature_x1y2"><a>Int</a> <span class="badge_x1y2 x">scalar</span></div><p>Mean of all scores.</p>
   <h4 id="average-score-of"><code>of</code>${anchor("average-score-of", "of")}</h4><p>Whose scores.</p>
   <details><summary>Deprecated</summary><h3 id="old"><code>old</code>${anchor("old", "old")}</h3><p>Gone soon.</p></details>
   <h2 id="section-relations">Returned by${anchor("section-relations", "Returned by")}</h2><div class="relations_x1y2"><a>User</a></div>`,
  `<meta name="description" content="One anime or manga."><meta name="keywords" content="Media,object">`,
);

const options = { generated: false, parentCategories: 0 };
const at = (route: string) => ({ route, type: "docs", file: "" }) as const;

describe("the documents of a hand-written page", () => {
  const documents = documentsOf(at("/docs/get-started"), parsePage(written), options);

  it("are the page and its sections, with code separate from text", () => {
    const kept = documents.map(({ sectionRoute, title, content, code, tags }) => [
      sectionRoute,
      title,
      content,
      code,
      tags,
    ]);
    expect(kept).toEqual([
      ["/docs/get-started", "Get started", "How to begin. From nothing to pages.", "", "setup first steps"],
      [
        "/docs/get-started#install",
        "Install",
        "Add the packages. Then go on.",
        "Terminal npm install graphql npx gqlmd",
        "",
      ],
      ["/docs/get-started#run", "Run", "It runs.", "", ""],
    ]);
    const fields = { sectionTitle: "Install", pageTitle: "Get started", type: "docs", sidebarParentCategories: "" };
    expect(documents[1]).toMatchObject(fields);
  });

  const table = (header: string, ...rows: readonly string[]): unknown => {
    // Minified HTML has no end tags here.
    const html = `<table><thead><tr><th>${header}<tbody>${rows.map((row) => `<tr><td>${row}`).join("")}</table>`;
    const [document] = documentsOf(at("/docs/help"), parsePage(page(`<header><h1>Help</h1></header>${html}`)), options);
    return document;
  };

  it("contain the rows of tables as sentences", () => {
    const rows = [
      "heap out of memory<td>raise the limit<td>",
      "<code>force</code><td>boolean<td><code>--force</code><td>writes all pages",
      "SDL files<td><code>file-loader</code><td><code>FileLoader</code>",
      "unknown <code>file</code><td>Load it with tsx.",
      "<td>",
    ];
    expect(table("Message<th>Remedy<th>Since", ...rows)).toMatchObject({
      content:
        "heap out of memory – raise the limit. force – boolean. Writes all pages. SDL files – file-loader. " +
        "unknown file – Load it with tsx.",
      code: "--force FileLoader",
    });
  });

  it("contain the facts of options as code", () => {
    const line = "<strong>Type</strong> string · <strong>Default</strong> <code>&quot;./docs&quot;</code>";
    const option = page(`<header><h1>Help</h1></header><p>${line}</p><p><strong>Types</strong> are prose.</p>`);
    expect(documentsOf(at("/docs/help"), parsePage(option), options)[0]).toMatchObject({
      content: "Types are prose.",
      code: 'string · "./docs"',
    });
    expect(table("Option<th>Type<th>Default<th>Flag", "rootPath<td>string<td>-<td>--root")).toMatchObject({
      content: "",
      code: "rootPath string - --root",
    });
  });

  it('skip the section "Next steps"', () => {
    const links = page(`<header><h1>Help</h1></header><p>Text.</p><h2 id="next-steps">Next steps</h2><p>Go on.</p>`);
    expect(documentsOf(at("/docs/help"), parsePage(links), options).map(({ title }) => title)).toEqual(["Help"]);
  });

  it("contain the configured number of parent categories, nearest first", () => {
    const [first] = documentsOf(at("/docs/a"), parsePage(written), { ...options, parentCategories: 2 });
    expect(first?.sidebarParentCategories).toBe("Objects Types");
  });

  it("are empty for a page with noindex", () => {
    const hidden = written.replace("<head>", '<head><meta name="robots" content="noindex, nofollow">');
    expect(documentsOf(at("/docs/hidden"), parsePage(hidden), options)).toEqual([]);
  });
});

describe("the documents of a generated page", () => {
  const documents = documentsOf(at("/types/media"), parsePage(generated), { ...options, generated: true });

  it("are the page and each name on it with its anchor", () => {
    expect(documents.map(({ sectionRoute, title, content }) => [sectionRoute, title, content])).toEqual([
      ["/types/media", "Media", "One anime or manga."],
      ["/types/media#average-score", "averageScore", "Mean of all scores."],
      ["/types/media#average-score-of", "of", "Whose scores."],
      ["/types/media#old", "old", "Gone soon."],
    ]);
  });
});
