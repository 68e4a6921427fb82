import { describe, expect, it } from "vitest";
import { documentsOf, sectionsOf } from "@site/src/plugins/search/build/documents";
import { element } from "@site/src/shared/markup/elements";
import { parsePage } from "@site/src/shared/markup/page";
import { parse } from "@site/src/shared/markup/page";

const cut = (html: string): ReturnType<typeof sectionsOf> => sectionsOf(element("article", parse(html)));

describe("the sections of a page", () => {
  it("go from one heading to the next; titles have no direct link", () => {
    const link = '<a class="hash-link" href="#one">\u200B</a>';
    expect(
      cut(`<h1>A page</h1><p>Lead</p><h2>One <code>x</code>${link}</h2><p>First</p><h3>Two</h3><h4>Deeper</h4>`),
    ).toEqual({
      pageTitle: "A page",
      sections: [
        { title: "A page", hash: "", content: "Lead" },
        { title: "One x", hash: "#one", content: "First" },
        { title: "Two", hash: "", content: "Deeper" },
      ],
    });
  });

  it("start below the header that the title stands in", () => {
    const { sections } = cut("<div><header><h1>A post</h1><time>Today</time></header><div><p>Lead</p></div></div>");
    expect(sections).toEqual([{ title: "A post", hash: "", content: "Lead" }]);
  });

  it("end the introduction at the first heading after the title, however deep", () => {
    const { sections } = cut("<h1>Title</h1><p>Lead</p><div><p>More</p><h2>One</h2><p>First</p></div><p>Last</p>");
    expect(sections.map(({ content }) => content)).toEqual(["Lead More", "First"]);
    const deep = cut("<h1>Title</h1><div><p>Lead</p><div><p>More</p><h2>One</h2></div></div>");
    expect(deep.sections[0]?.content).toBe("Lead More");
  });

  it("separate the words of lines, cells and items, and skip hidden text", () => {
    const { sections } = cut(
      "<h1>T</h1><ul><li>a</li><li>b</li></ul><p>c<br>d<b>e</b></p><table><tr><td>f</td><td>g</td></tr></table><style>h</style>",
    );
    expect(sections[0]?.content).toBe("a b c de f g");
  });

  it("are none on a page without headings", () => {
    expect(cut("<p>Text</p>")).toEqual({ pageTitle: "", sections: [] });
  });
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

  it("are the page and its sections, each with its own text", () => {
    expect(documents.map(({ sectionRoute, title, content }) => [sectionRoute, title, content])).toEqual([
      ["/docs/get-started", "Get started", "How to begin. From nothing to pages."],
      ["/docs/get-started#install", "Install", "Add the packages. Then go on."],
      ["/docs/get-started#run", "Run", "It runs."],
    ]);
  });

  it("hold code apart from text, and keywords for the page alone", () => {
    expect(documents.map(({ code }) => code)).toEqual(["", "Terminal npm install graphql npx gqlmd", ""]);
    expect(documents.map(({ tags }) => tags)).toEqual(["setup first steps", "", ""]);
  });

  const table = (header: string, ...rows: readonly string[]): unknown => {
    // Minified HTML leaves the end tags out.
    const html = `<table><thead><tr><th>${header}<tbody>${rows.map((row) => `<tr><td>${row}`).join("")}</table>`;
    const [document] = documentsOf(at("/docs/help"), parsePage(page(`<header><h1>Help</h1></header>${html}`)), options);
    return document;
  };

  it("hold the rows of tables as sentences", () => {
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

  it("hold the facts of options as code", () => {
    const facts = { content: "", code: 'string "./docs" --root' };
    expect(table("Type<th>Default<th>Flag", "string<td>&quot;./docs&quot;<td>--root")).toMatchObject(facts);
    expect(table("Option<th>Type<th>Default<th>Flag", "rootPath<td>string<td>-<td>--root")).toMatchObject({
      content: "",
      code: "rootPath string - --root",
    });
  });

  it('skip the section "Next steps"', () => {
    const links = page(`<header><h1>Help</h1></header><p>Text.</p><h2 id="next-steps">Next steps</h2><p>Go on.</p>`);
    expect(documentsOf(at("/docs/help"), parsePage(links), options).map(({ title }) => title)).toEqual(["Help"]);
  });

  it("have every field of the specification", () => {
    expect(documents[1]).toMatchObject({
      title: "Install",
      sectionTitle: "Install",
      pageTitle: "Get started",
      type: "docs",
      sidebarParentCategories: "",
    });
  });

  it("hold as many parent categories as the option says, nearest first", () => {
    const [first] = documentsOf(at("/docs/a"), parsePage(written), { ...options, parentCategories: 2 });
    expect(first?.sidebarParentCategories).toBe("Objects Types");
  });

  it("are none when the page asks not to be indexed", () => {
    const hidden = written.replace("<head>", '<head><meta name="robots" content="noindex, nofollow">');
    expect(documentsOf(at("/docs/hidden"), parsePage(hidden), options)).toEqual([]);
  });
});

describe("the documents of a generated page", () => {
  const documents = documentsOf(at("/types/media"), parsePage(generated), { ...options, generated: true });

  it("are the page, and each name on it with its own anchor", () => {
    expect(documents.map(({ sectionRoute, title, content }) => [sectionRoute, title, content])).toEqual([
      ["/types/media", "Media", "One anime or manga."],
      ["/types/media#average-score", "averageScore", "Mean of all scores."],
      ["/types/media#average-score-of", "of", "Whose scores."],
      ["/types/media#old", "old", "Gone soon."],
    ]);
  });
});
