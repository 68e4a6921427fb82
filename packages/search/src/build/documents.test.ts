import { describe, expect, it } from "vitest";
import { pageToIndex, sectionsOf } from "./documents.ts";
import type { Draft, PageToIndex } from "./documents.ts";
import { find } from "./hast.ts";
import { parsePage } from "./indexer.ts";

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
    "begin with an introduction up to the first heading after the title",
    "<h1>A</h1><p>Lead</p><div><p>More</p><h2>B</h2><p>First</p></div><p>Last</p>",
    ["A: Lead More", "B: First"],
  ],
  [
    "begin with an introduction up to the next heading, even if it is nested deeper",
    "<h1>A</h1><div><p>Lead</p><div><p>More</p><h2>B</h2></div></div>",
    ["A: Lead More", "B: "],
  ],
  [
    "separate lines, cells and items, and skip hidden text",
    "<h1>A</h1><ul><li>a<li>b</ul><p>c<br>d<b>e</b></p><table><tr><td>f<td>g</table><style>h</style>",
    ["A: a b c de f g"],
  ],
  ["have titles on one line", "<h1>A<br>a</h1><h2>B\n\tb</h2>", ["A a: ", "B b: "]],
  ["do not exist without headings", "<p>Text</p>", []],
])("the sections of a page %s", (_, html, contents) => {
  const article = find(parsePage(`<article>${html}</article>`).tree, ({ tagName }) => tagName === "article");
  const { sections } = article ? sectionsOf(article) : { sections: undefined };
  expect(sections?.map(({ title, content }) => `${title}: ${content}`)).toEqual(contents);
});

const anchor = (id: string, label: string): string =>
  `<a href="#${id}" class="hash-link" aria-label="Direct link to ${label}">\u200b</a>`;

function docsPage(article: string, head = ""): string {
  return `<!doctype html><html><head>${head}</head><body><nav class="navbar">Navbar</nav><div class="main-wrapper"><article>
    <nav class="theme-doc-breadcrumbs"><ul><li>Home</li><li>Types</li><li>Objects</li><li>Media</li></ul></nav>
    <div class="theme-doc-toc-mobile"><button>On this page</button></div>
    <div class="theme-doc-markdown markdown">${article}</div>
    <footer class="theme-doc-footer">Edit this page</footer></article></div></body></html>`;
}

/** Makes the object that the option `documents` receives for a page, by default one of the docs. */
function pageOf(html: string, parentCategories = 0, more: Partial<PageToIndex> = {}): PageToIndex {
  const frontMatter = { description: "How to begin." };
  const page = { route: "/docs/page", type: "docs", frontMatter, ...more } as const;
  return pageToIndex(page, parsePage(html), parentCategories);
}

/** Makes the first document of a page with this content below its title. */
function lead(html: string): Draft | undefined {
  return pageOf(docsPage(`<header><h1>Help</h1></header>${html}`)).split()[0];
}

const guide = docsPage(
  `<header><h1>Get started</h1></header><p>From nothing to pages.</p>
   <h2 id="install">Install${anchor("install", "Install")}</h2><p>Add the packages.</p>
   <div class="codeBlockTitle_x">Terminal</div><pre><code>npm install docs<br>npx docs</code></pre><p>Then go on.</p>
   <div class="tabs"><ul role="tablist"><li>npm</li></ul><div role="tabpanel"><h3 id="run">Run${anchor("run", "Run")}</h3><p>It runs.</p></div></div>`,
  `<meta name="description" content="How to begin."><meta name="keywords" content="setup,first steps">`,
);

describe("the documents of a page", () => {
  it("are the page and its sections, with code separate from text", () => {
    const documents = pageOf(guide).split();
    expect(
      documents.map(({ sectionRoute, title, content, code, tags }) => [sectionRoute, title, content, code, tags]),
    ).toEqual([
      ["/docs/page", "Get started", "How to begin. From nothing to pages.", "", "setup first steps"],
      ["/docs/page#install", "Install", "Add the packages. Then go on.", "Terminal npm install docs npx docs", ""],
      ["/docs/page#run", "Run", "It runs.", "", ""],
    ]);
    const fields = { sectionTitle: "Install", pageTitle: "Get started", type: "docs", sidebarParentCategories: "" };
    expect(documents[1]).toMatchObject({ ...fields, kind: "section" });
  });

  it.each([
    ["docs", "page"],
    ["page", "page"],
    ["blog", "post"],
  ] as const)("have the type of the page, %s, and the first has the kind %s", (type, kind) => {
    const kinds = pageOf(guide, 0, { type })
      .split()
      .map((one) => [one.type, one.kind]);
    expect(kinds).toEqual([
      [type, kind],
      [type, "section"],
      [type, "section"],
    ]);
  });

  it("lack a description that Docusaurus has made from the first paragraph", () => {
    const contentOf = (more: Partial<PageToIndex>): unknown => pageOf(guide, 0, more).split()[0]?.content;
    expect(contentOf({ frontMatter: {} })).toBe("From nothing to pages.");
    expect(contentOf({ frontMatter: {}, type: "blog" })).toBe("From nothing to pages.");
    // A page that is a React component has no front matter.
    expect(contentOf({ frontMatter: {}, type: "page" })).toBe("How to begin. From nothing to pages.");
  });

  it("contain the rows of tables as sentences", () => {
    // Minified HTML has no end tags here.
    const rows = [
      "heap out of memory<td>raise the limit<td>",
      "<code>force</code><td>boolean<td><code>--force</code><td>writes all pages",
      "SDL files<td><code>file-loader</code><td><code>FileLoader</code>",
      "unknown <code>file</code><td>Load it with tsx.",
      "<td>",
    ];
    const body = rows.map((row) => `<tr><td>${row}`).join("");
    expect(lead(`<table><thead><tr><th>Message<th>Fix<th>Since<tbody>${body}</table>`)).toMatchObject({
      content:
        "heap out of memory – raise the limit. force – boolean. Writes all pages. SDL files – file-loader. " +
        "unknown file – Load it with tsx.",
      code: "--force FileLoader",
    });
  });

  it("separate the blocks in the cells of tables, and lack what is excluded there", () => {
    const cell =
      '<ul><li>json<li>yaml</ul><button>Copy</button><style>a{}</style><span data-search="off">secret</span>';
    const off = '<tr data-search="off"><td>hidden<td>row';
    expect(lead(`<table><tr><td>Formats<td>${cell}<tr><td>Run<td><pre>npx docs</pre>${off}</table>`)).toMatchObject({
      content: "Formats – json yaml. Run – npx docs.",
      code: "",
    });
  });

  it("have a section for a heading in the summary of a fold, and the text of other summaries", () => {
    const fold = (summary: string, html: string): string => `<details><summary>${summary}</summary>${html}</details>`;
    const html = `${fold('<h3 id="why">Why?</h3>', "<p>Because.</p>")}
      ${fold("Advanced options", '<p>Some.</p><h3 id="a">A</h3><p>One.</p>')}${fold("More", "text")}`;
    const documents = pageOf(docsPage(`<header><h1>Help</h1></header>${html}`)).split();
    expect(documents.map(({ title, content }) => [title, content])).toEqual([
      ["Help", ""],
      ["Why?", "Because. Advanced options Some."],
      ["A", "One. More text"],
    ]);
  });

  it("contain a short text block as text, but not a long one or a tree of files", () => {
    const block = (text: string): string => `<pre class="language-text">${text}</pre>`;
    expect(lead(block("error: no schema"))).toMatchObject({ content: "error: no schema", code: "" });
    expect(lead(block("├── docs"))).toMatchObject({ content: "", code: "├── docs" });
    expect(lead(block("x".repeat(241)))).toMatchObject({ content: "", code: "x".repeat(241) });
  });

  it('lack elements that the author has excluded by data-search="off"', () => {
    const html = `<p>Before. <span data-search="off">Version 1.2.3.</span></p>
      <div data-search="off"><h2 id="legal">Legal</h2><p>Small print.</p></div><p data-search="on">After.</p>`;
    expect(pageOf(docsPage(`<header><h1>Help</h1></header>${html}`)).split()).toMatchObject([
      { title: "Help", content: "Before. After." },
    ]);
  });

  it("include only one for a heading that several tabs repeat", () => {
    const inTab = (title: string, text: string): string => `<div><h2 id="create">${title}</h2><p>${text}</p></div>`;
    const html = `<h1>A</h1>${inTab("Create", "On Android.")}<h2 id="b">B</h2>${inTab("Create", "On iOS.")}${inTab("Make", "C.")}`;
    expect(
      pageOf(docsPage(html))
        .split()
        .map(({ title, sectionRoute, content }) => [title, sectionRoute, content]),
    ).toEqual([
      ["A", "/docs/page", ""],
      ["Create", "/docs/page#create", "On Android. On iOS."],
      ["B", "/docs/page#b", ""],
      ["Make", "/docs/page#create", "C."],
    ]);
  });

  it("add the text below a heading without an anchor to the section before", () => {
    const html = `<h1>Help</h1><p>Text.</p><h2 id="a">A</h2><p>One.</p><h2>Card</h2><p>Two.</p><h3>Empty</h3><h2 id="b">B</h2>`;
    const documents = pageOf(docsPage(html)).split();
    expect(documents.map(({ sectionRoute, content }) => [sectionRoute, content])).toEqual([
      ["/docs/page", "Text."],
      ["/docs/page#a", "One. Card Two. Empty"],
      ["/docs/page#b", ""],
    ]);
  });

  it("contain the configured number of parent categories, nearest first", () => {
    const parents = [0, 1, 2, 3].map((count) => pageOf(guide, count).split()[0]?.sidebarParentCategories);
    expect(parents).toEqual(["", "Objects", "Objects Types", "Objects Types"]);
  });

  it("take the title from the head if the page has no h1, and the text from the body", () => {
    const html = `<html><head><title>Team | Site</title></head><body><main><p>All of us.</p>MORE</main></body></html>`;
    const documentsOf = (more: string): unknown =>
      pageOf(html.replace("MORE", more), 0, { route: "/team", type: "page" })
        .split()
        .map(({ sectionRoute, title, pageTitle, content }) => [sectionRoute, title, pageTitle, content]);
    const page = ["/team", "Team | Site", "Team | Site", "All of us."];
    expect(documentsOf("")).toEqual([page]);
    expect(documentsOf('<h2 id="a">Ada</h2><p>Our first.</p>')).toEqual([
      page,
      ["/team#a", "Ada", "Team | Site", "Our first."],
    ]);
  });

  it("can be made from another article, without the description and keywords", () => {
    const page = pageOf(guide);
    const [first, second] = page.split({ ...page.article, children: page.article.children.slice(0, -2) }, false);
    expect(first).toMatchObject({ content: "From nothing to pages.", tags: "" });
    expect(second).toMatchObject({ title: "Install" });
  });
});
