import fc from "fast-check";
import type { Element, Nodes } from "hast";
import { describe, expect, it } from "vitest";
import { choices } from "@site/src/plugins/playground/browser/options";
import type { Framework } from "@site/src/plugins/playground/browser/options";
import { comparePaths, foldersAround, foldersOf, rowsOf } from "@site/src/plugins/playground/browser/page/pages/rows";
import { toGithubPage } from "@site/src/plugins/playground/browser/page/preview/site/github";
import { identifyHeadings } from "@site/src/plugins/playground/browser/page/preview/site/headings";
import { isSite, lookFor } from "@site/src/plugins/playground/browser/page/preview/site/looks";
import {
  labelOf,
  nameOfRow,
  neighboursOf,
  pathTrail,
  rankIn,
  siteMapOf,
  titleOf,
  trailOf,
} from "@site/src/plugins/playground/browser/page/preview/site/siteMap";
import { toPage } from "@site/src/plugins/playground/browser/page/preview/toPage";

const file = (path: string, text = "", name?: string) => ({
  path,
  text,
  entities: name === undefined ? undefined : [{ kind: "type" as const, name }],
});

const files = [
  file("docs/api/types/objects/film-input.mdx", "", "FilmInput"),
  file("docs/api/types/objects/film.mdx", "", "Film"),
  file("docs/api/types/objects/index.md", "---\ntitle: Objects\n---\n"),
  file("docs/api/types/_category_.yml", "label: All types\nposition: 1\n"),
  file("docs/api/operations/_category_.yml", "label: Operations\nposition: 1\n"),
  file("docs/api/operations/queries/film.mdx", "", "film"),
  file("docs/api/generated.md", "---\nid: schema\ntitle: Schema Documentation\n---\n"),
  file("docs/api/SUMMARY.md"),
];
const site = siteMapOf(files, "docs");

describe("the look of a page", () => {
  it("is that of its framework, or a plain one where there is none of it, and never that of GitHub", () => {
    expect(lookFor("docusaurus")).toBe("docusaurus");
    expect(lookFor("starlight")).toBe("starlight");
    const others = (Object.keys(choices.framework) as Framework[]).filter(
      (name) => name !== "docusaurus" && name !== "starlight",
    );
    expect(new Set(others.map(lookFor))).toEqual(new Set(["plain"]));
    expect(isSite("plain") && !isSite("github")).toBe(true);
  });
});

describe("the site's pages", () => {
  it("are those that a site shows, with the names of what they are about", () => {
    expect([...site.pages.keys()]).toHaveLength(5);
    expect(titleOf(site, "docs/api/types/objects/film-input.mdx")).toBe("FilmInput");
    expect(titleOf(site, "docs/api/generated.md")).toBe("Schema Documentation");
    expect(titleOf(siteMapOf([file("docs/some-page.md")], "docs"), "docs/some-page.md")).toBe("Some page");
  });

  it("have categories with the labels that the tool writes, or the words of their folders", () => {
    expect(labelOf(site, "docs/api/")).toBe("API");
    expect(labelOf(site, "docs/api/types/")).toBe("All types");
    expect(labelOf(site, "docs/api/input-objects/")).toBe("Input objects");
  });

  it("have breadcrumbs of categories, which lead to their pages", () => {
    expect(trailOf(site, "docs/api/types/objects/film.mdx")).toEqual([
      { label: "API", path: undefined },
      { label: "All types", path: undefined },
      { label: "Objects", path: "docs/api/types/objects/index.md" },
      { label: "Film", path: "docs/api/types/objects/film.mdx" },
    ]);
    expect(trailOf(site, "docs/api/types/objects/index.md").map(({ label }) => label)).toEqual([
      "API",
      "All types",
      "Objects",
    ]);
    expect(pathTrail("docs/api/film.mdx").map(({ label }) => label)).toEqual(["docs", "api", "film.mdx"]);
  });

  it("have neighbours in the order of the list", () => {
    expect(neighboursOf(site, "docs/api/types/objects/film.mdx")).toEqual({
      previous: "docs/api/types/objects/film-input.mdx",
      next: "docs/api/types/objects/index.md",
    });
    expect(neighboursOf(site, "docs/api/operations/queries/film.mdx").previous).toBeUndefined();
    expect(neighboursOf(site, "docs/api/generated.md").next).toBeUndefined();
  });

  it("have categories with the labels and in the order that the take-home formatter writes", () => {
    const described = (folder: string, label: string, position: number) =>
      file(`docs/api/${folder}/_category_.json`, JSON.stringify({ label, position, link: null }, null, 2));
    const taken = siteMapOf(
      [
        described("inputs", "Input types", 2),
        described("queries", "Queries", 1),
        file("docs/api/enums/genre.mdx", "", "Genre"),
        file("docs/api/inputs/film.mdx", "", "Film"),
        file("docs/api/queries/film.mdx", "", "film"),
      ],
      "docs",
    );
    expect(labelOf(taken, "docs/api/inputs/")).toBe("Input types");
    const root = "docs/api/";
    const folders = foldersOf([...taken.pages.keys()].map((path) => path.slice(root.length)));
    const rows = rowsOf(folders, new Set(), { parent: root, rank: rankIn(taken) });
    expect(rows.map((row) => nameOfRow(taken, row))).toEqual(["Queries", "Input types", "Enums"]);
    expect(neighboursOf(taken, "docs/api/inputs/film.mdx")).toEqual({
      previous: "docs/api/queries/film.mdx",
      next: "docs/api/enums/genre.mdx",
    });
  });

  it("are compared as the tree has them", () => {
    const name = fc.stringMatching(/^[a-c-]{1,3}\d{0,2}$/u);
    const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => `${names.join("/")}.md`);
    fc.assert(
      fc.property(fc.uniqueArray(path, { maxLength: 30 }), (paths) => {
        const open = new Set(paths.flatMap(foldersAround));
        const rows = rowsOf(foldersOf(paths), open).filter(({ expanded }) => expanded === undefined);
        expect([...paths].sort(comparePaths)).toEqual(rows.map((row) => row.path));
      }),
    );
  });
});

/** Names of elements, around their texts. */
function brief(node: Nodes): string {
  if (node.type === "text") return node.value.replaceAll("\n", "");
  if (!("children" in node)) return "";
  const inside = node.children.map(brief).join("");
  return node.type === "element" ? `${node.tagName}(${inside})` : inside;
}

describe("headings", () => {
  it("get the ids that sites give them, and are listed without badges", () => {
    const { content } = toPage(
      '## The field\n\n### a ● `ID!` <Badge text="non-null" /> \\{#given\\}\n\n## The field\n',
      {
        mdx: true,
        headingIds: true,
        title: "Page",
      },
    );
    expect(identifyHeadings(content)).toEqual([
      { id: "the-field", level: 2, text: "The field" },
      { id: "given", level: 3, text: "a ● ID!" },
      { id: "the-field-1", level: 2, text: "The field" },
    ]);
  });
});

describe("a page on GitHub", () => {
  it("has its front matter as a table, or tells what is wrong with it", () => {
    const shown = (text: string) => toGithubPage(text, false).github?.frontMatter;
    expect(shown("---\nid: film\ntags: [a, b]\nlink: {to: x}\nnone:\n---\nText")).toEqual({
      rows: [
        ["id", "film"],
        ["tags", "a, b"],
        ["link", '{"to":"x"}'],
        ["none", ""],
      ],
    });
    expect(shown("Text")).toBeUndefined();
    expect(shown("---\na: [\n---\nText")).toHaveProperty("fault");
  });

  it("reads MDX as Markdown: components go, what they hold stays, and the rest is text", () => {
    const { content, github } = toGithubPage(
      "import X from 'y';\n\n#### [<code style={{ a: 1 }}>id</code>](#id)<Bullet />[ID](/api/id.mdx) <Badge text='x'/> \\{#id\\}\n\n:::warning[Old]\n\nUse {this}.\n\n:::\n",
      true,
    );
    expect(brief(content)).toBe(
      "p(import X from 'y';)h4(a(<code style={{ a: 1 }}>id)a(ID)  {#id})p(:::warning[Old])p(Use {this}.)p(:::)",
    );
    expect(github).toMatchObject({ holdsMdx: true, linksToSite: true });
    expect(toGithubPage("# Plain\n\n[a](./a.md)\n", true).github).toMatchObject({
      holdsMdx: false,
      linksToSite: false,
    });
  });

  it("has alerts, code and headings with ids", () => {
    const { content, headings } = toGithubPage(
      "# A `b`\n\n> [!WARNING]\n> Gone.\n\n> [!ODD]\n\n```graphql\ntype A\n```\n",
      false,
    );
    expect(headings).toEqual([{ id: "a-b", level: 1, text: "A b" }]);
    expect(brief(content)).toBe("h1(A code(b))admonition(span(Warning)p(Gone.))blockquote(p([!ODD]))block()");
    const block = (content as Element).children.at(-1) as Element;
    expect(block.properties).toEqual({ language: "graphql", code: "type A" });
  });

  it("keeps nothing that runs, fetches or leads to a script", () => {
    const { content } = toGithubPage(
      "<script>a()</script><img src=x onerror=a()><iframe srcdoc=x></iframe><svg onload=a()></svg><form><button>b</button></form>\n\n[go](javascript:a) <a name=x>c</a>\n",
      false,
    );
    expect(JSON.stringify(content)).not.toMatch(/script|onerror|iframe|svg|form|"button"/u);
    expect(brief(content)).toBe("img()bp(span(go) span(c))");
  });

  it("is cut where it goes on without end", () => {
    expect(toGithubPage("- point\n".repeat(1600), false).cut).toBe(true);
    expect(toGithubPage(`${">".repeat(100)} deep`, false).cut).toBe(true);
    expect(toGithubPage("Short.", false).cut).toBe(false);
  });
});
