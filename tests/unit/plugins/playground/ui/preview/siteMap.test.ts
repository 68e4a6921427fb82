import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldersAround, foldersOf, rowsOf } from "@site/src/plugins/playground/browser/ui/pages/rows";
import {
  breadcrumbsOf,
  folderLabel,
  neighboursOf,
  pageTitle,
  resolveLink,
  siteMapOf,
} from "@site/src/plugins/playground/browser/ui/preview/siteMap";

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

describe("the title", () => {
  it.each([
    ["the name of its type or operation", "docs/api/types/objects/film-input.mdx", "FilmInput"],
    ["the one in its front matter", "docs/api/generated.md", "Schema Documentation"],
    ["the words of its file name", "docs/some-page.md", "Some page"],
  ])("of a page is %s", (_, path, title) => {
    expect(pageTitle(siteMapOf([...files, file("docs/some-page.md")], "docs"), path)).toBe(title);
  });

  it("of a folder is its label, or otherwise the words of its name", () => {
    const labels = ["docs/api/", "docs/api/types/", "docs/api/input-objects/"].map((path) => folderLabel(site, path));
    expect(labels).toEqual(["API", "All types", "Input objects"]);
  });
});

it("breadcrumbs link the index pages of folders", () => {
  expect(breadcrumbsOf(site, "docs/api/types/objects/film.mdx")).toEqual([
    { label: "API", path: undefined },
    { label: "All types", path: undefined },
    { label: "Objects", path: "docs/api/types/objects/index.md" },
    { label: "Film", path: "docs/api/types/objects/film.mdx" },
  ]);
  const crumbs = breadcrumbsOf(site, "docs/api/types/objects/index.md");
  expect(crumbs.map(({ label }) => label)).toEqual(["API", "All types", "Objects"]);
});

describe("the previous and next page", () => {
  it("are undefined at the ends", () => {
    expect(site.pages.size).toBe(5);
    expect(neighboursOf(site, "docs/api/types/objects/film.mdx")).toEqual({
      previous: "docs/api/types/objects/film-input.mdx",
      next: "docs/api/types/objects/index.md",
    });
    expect(neighboursOf(site, "docs/api/operations/queries/film.mdx").previous).toBeUndefined();
    expect(neighboursOf(site, "docs/api/generated.md").next).toBeUndefined();
  });

  it("follow the positions of folders, which the reference formatter writes", () => {
    const category = (folder: string, label: string, position: number) =>
      file(`docs/api/${folder}/_category_.json`, JSON.stringify({ label, position, link: null }, null, 2));
    const reference = siteMapOf(
      [
        category("inputs", "Input types", 2),
        category("queries", "Queries", 1),
        file("docs/api/enums/genre.mdx", "", "Genre"),
        file("docs/api/inputs/film.mdx", "", "Film"),
        file("docs/api/queries/film.mdx", "", "film"),
      ],
      "docs",
    );
    expect(folderLabel(reference, "docs/api/inputs/")).toBe("Input types");
    expect(neighboursOf(reference, "docs/api/inputs/film.mdx")).toEqual({
      previous: "docs/api/queries/film.mdx",
      next: "docs/api/enums/genre.mdx",
    });
  });

  it("distinguish names that differ only in leading zeros", () => {
    const site = siteMapOf([file("docs/film01.md"), file("docs/film1.md")], "docs");
    expect(neighboursOf(site, "docs/film01.md").next).toBe("docs/film1.md");
    expect(neighboursOf(site, "docs/film1.md").previous).toBe("docs/film01.md");
  });

  it("follow the order of the file tree if folders have no positions", () => {
    const name = fc.stringMatching(/^[a-c-]{1,3}\d{0,2}$/u);
    const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => `${names.join("/")}.md`);
    fc.assert(
      fc.property(fc.uniqueArray(path, { maxLength: 30 }), (paths) => {
        const rows = rowsOf(foldersOf(paths), new Set(paths.flatMap(foldersAround)));
        const listed = rows.filter(({ expanded }) => expanded === undefined).map((row) => row.path);
        const map = siteMapOf(
          listed.toReversed().map((path) => file(path)),
          "docs",
        );
        expect(listed.map((one) => neighboursOf(map, one).next)).toEqual(listed.map((_, at) => listed[at + 1]));
      }),
    );
  });
});

describe("a link", () => {
  const hugo = siteMapOf(
    [file("content/docs/api/types/objects/film.md"), file("content/docs/api/types/_index.md")],
    "content/docs",
  );
  const from = "content/docs/api/types/enums/rating.md";
  const film = { kind: "file", path: "content/docs/api/types/objects/film.md", fragment: "" };

  it.each([
    "/api/types/objects/film.mdx",
    "/api/types/objects/film.html",
    "/api/types/objects/film",
    "/docs/api/types/objects/film.mdx",
    "../objects/film.md",
    "../objects/film.md?x=1",
  ])("%s leads to the file", (href) => {
    expect(resolveLink(href, from, hugo)).toEqual(film);
  });

  it.each([
    ["../objects/film.md#id%20a", { ...film, fragment: "id a" }],
    ["#id", { kind: "fragment", fragment: "id" }],
    ["/api/types", { ...film, path: "content/docs/api/types/_index.md" }],
  ])("%s leads to a heading or an index page", (href, target) => {
    expect(resolveLink(href, from, hugo)).toEqual(target);
  });

  it.each(["https://a.example/b", "http://a.example", "mailto:a@b.example"])("%s leads outside", (href) => {
    expect(resolveLink(href, from, hugo)).toEqual({ kind: "outside", href });
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc/passwd",
    "//a.example/b",
    "blob:https://a.example/b",
    "/api/missing",
    "../../../../../x",
    "%E0%A4%A",
  ])("%s leads nowhere", (href) => {
    expect(resolveLink(href, from, hugo)).toEqual({ kind: "nowhere" });
  });
});
