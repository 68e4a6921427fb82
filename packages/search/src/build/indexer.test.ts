// cspell:ignore Dokumentation
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { createIndexer } from "./indexer.ts";
import { parsePage } from "./indexer.ts";
import type { BuildProps } from "./site.ts";
import { documentsOf, readIndex } from "./unpack.ts";
import type { ThemeOptions } from "../options.ts";
import { searchIndexFile } from "../shared/constants.ts";
import type { SearchSettings } from "../shared/settings.ts";
import type { SearchDocument } from "../shared/types.ts";
import { optionsOf } from "../testing/settings.ts";
import { temporaryFolder } from "../testing/temporaryFolder.ts";

interface Page {
  readonly permalink: string;
  readonly frontMatter: object;
}

interface Version {
  readonly isLast: boolean;
  readonly noIndex: boolean;
  readonly path: string;
  readonly docs: readonly Page[];
  readonly sidebars: Record<string, readonly object[]>;
}

function docs(versions: readonly Version[], id = "default"): object {
  return { name: "docusaurus-plugin-content-docs", options: { id }, content: { loadedVersions: versions } };
}

function version(permalinks: readonly string[], more: Partial<Version> = {}): Version {
  const pages = permalinks.map((permalink) => ({ permalink, frontMatter: {} }));
  return { isLast: true, noIndex: false, path: "/docs", docs: pages, sidebars: {}, ...more };
}

function blog(...permalinks: readonly string[]): object {
  const content = { blogPosts: permalinks.map((permalink) => ({ metadata: { permalink, frontMatter: {} } })) };
  return { name: "docusaurus-plugin-content-blog", options: { routeBasePath: "blog" }, content };
}

const pagesPlugin = (...pages: readonly Page[]): object => ({
  name: "docusaurus-plugin-content-pages",
  content: pages,
});

async function site(
  titles: Readonly<Record<string, string>>,
  plugins: readonly object[],
  more: object = {},
): Promise<BuildProps> {
  const html = (title: string): string => `<article><h1>${title}</h1><p>Text of ${title}.</p></article>`;
  const files = Object.entries(titles).map(([file, title]) => [file, html(title)]);
  const outDir = await temporaryFolder(Object.fromEntries(files) as Record<string, string>);
  // The indexer reads only these props.
  return { baseUrl: "/", outDir, plugins, siteConfig: {}, codeTranslations: {}, ...more } as unknown as BuildProps;
}

async function writeIndex(props: BuildProps, options: ThemeOptions = {}): Promise<string> {
  const indexer = createIndexer(props, "en", optionsOf(options));
  for (const file of indexer.files) {
    const html = await readFile(path.join(props.outDir, file), "utf8").catch(() => undefined);
    if (html !== undefined) indexer.add(file, parsePage(html));
  }
  await indexer.finish();
  return readFile(path.join(props.outDir, "search-index-en.json"), "utf8");
}

async function documentsIn(props: BuildProps, options?: ThemeOptions): Promise<SearchDocument[]> {
  await writeIndex(props, options);
  return documentsOf(await readIndex(props.outDir));
}

async function routes(props: BuildProps, options?: ThemeOptions): Promise<string[]> {
  return (await documentsIn(props, options)).map(({ sectionRoute }) => sectionRoute);
}

async function settingsOf(props: BuildProps, options?: ThemeOptions): Promise<SearchSettings> {
  return (JSON.parse(await writeIndex(props, options)) as { readonly settings: SearchSettings }).settings;
}

describe("the search index", () => {
  it("does not depend on the order in which plugins list their pages", async () => {
    const pages = { "docs/a/index.html": "A", "docs/b/index.html": "B", "api/index.html": "API" };
    const [one, other] = await Promise.all([
      site(pages, [docs([version(["/docs/a", "/docs/b"])]), docs([version(["/api/"])])]),
      site(pages, [docs([version(["/api/"])]), docs([version(["/docs/b", "/docs/a"])])]),
    ]);
    expect(await writeIndex(one)).toBe(await writeIndex(other));
  });

  it("contains generated category pages, including nested ones", async () => {
    const link = (permalink: string): object => ({ type: "generated-index", permalink, description: "What is in it." });
    const inner = { type: "category", label: "Inner", items: [], link: link("/category/inner") };
    const sidebars = { docs: [{ type: "category", label: "Outer", items: [inner], link: { type: "doc", id: "a" } }] };
    const documents = await documentsIn(
      await site({ "docs/a/index.html": "A" }, [docs([version(["/docs/a"], { sidebars })])]),
    );
    expect(documents[1]).toMatchObject({ sectionRoute: "/category/inner", title: "Inner", content: "What is in it." });
  });

  it("marks blog posts as blog posts", { tags: ["L99b"] }, async () => {
    const props = await site({ "docs/a/index.html": "A", "blog/news/index.html": "News" }, [
      docs([version(["/docs/a"])]),
      blog("/blog/news"),
    ]);
    expect((await documentsIn(props)).map(({ type, kind }) => [type, kind])).toEqual([
      ["blog", "post"],
      ["docs", "page"],
    ]);
  });

  it("is not written if a page is missing or a shard cannot be written", async () => {
    const props = await site({ "docs/a/index.html": "A" }, [docs([version(["/docs/a"])])]);
    const before = await writeIndex(props);
    await expect(writeIndex({ ...props, plugins: [docs([version(["/docs/a", "/docs/b"])])] as never })).rejects.toThrow(
      /no docs\/b\/index\.html/u,
    );
    expect(await readFile(path.join(props.outDir, searchIndexFile("en")), "utf8")).toBe(before);
    const blocked = await site({ "docs/a/index.html": "A", assets: "A file where a folder should be." }, props.plugins);
    await expect(writeIndex(blocked)).rejects.toThrow();
    expect(await readdir(blocked.outDir)).not.toContain(searchIndexFile("en"));
  });

  it.each<[site: string, file: string, permalink: string, route: string, more: object]>([
    ["below a base URL", "docs/a/index.html", "/sub/fr/docs/a", "/docs/a", { baseUrl: "/sub/fr/" }],
    ["without trailing slashes", "docs/a.html", "/docs/a", "/docs/a", { siteConfig: { trailingSlash: false } }],
    ["whose docs start at docs.html", "docs.html", "/docs/", "/docs", { siteConfig: { trailingSlash: false } }],
    ["with its docs at the root", "index.html", "/", "/", { siteConfig: { trailingSlash: false } }],
    ["with trailing slashes", "docs/a/index.html", "/docs/a", "/docs/a/", { siteConfig: { trailingSlash: true } }],
    ["whose slug ends with .html", "docs/old.html", "/docs/old.html", "/docs/old.html", {}],
  ])("finds the pages of a site %s", async (_, file, permalink, route, more) => {
    expect(await routes(await site({ [file]: "A" }, [docs([version([permalink])])], more))).toEqual([route]);
  });

  it("cannot be made for a site without pages", async () => {
    await expect(site({}, []).then((props) => writeIndex(props))).rejects.toThrow(/has no page to index/u);
  });
});

describe("the indexed pages", () => {
  const files = {
    "docs/a/index.html": "A",
    "docs/b/index.html": "B",
    "api/c/index.html": "C",
    "blog/news/index.html": "News",
    "team/index.html": "Team",
  };
  const plugins = [
    docs([version(["/docs/a", "/docs/b"])]),
    docs([version(["/api/c"], { path: "/api" })], "api"),
    blog("/blog/news"),
    pagesPlugin({ permalink: "/team", frontMatter: {} }),
  ];
  const all = ["/api/c", "/blog/news", "/docs/a", "/docs/b"];

  it.each<[options: ThemeOptions, routes: readonly string[]]>([
    [{}, all],
    [{ indexPages: true }, [...all, "/team"]],
    [{ indexBlog: false }, ["/api/c", "/docs/a", "/docs/b"]],
    [{ indexDocs: false }, ["/blog/news"]],
    [{ docsRouteBasePath: "docs" }, ["/blog/news", "/docs/a", "/docs/b"]],
    [{ docsRouteBasePath: ["/api/"] }, ["/api/c", "/blog/news"]],
    [{ docsRouteBasePath: "/" }, all],
    [{ docsRouteBasePath: "do" }, ["/blog/news"]],
    [{ ignoreFiles: "docs/a" }, ["/api/c", "/blog/news", "/docs/b"]],
    [{ ignoreFiles: [/^docs/gu, "blog/news"] }, ["/api/c"]],
  ])("with the options %o are %j", async (options, expected) => {
    expect(await routes(await site(files, plugins), options)).toEqual(expected);
  });

  it("exclude routes of `ignoreFiles`, whether or not they end with a slash", async () => {
    const props = await site(files, plugins, { siteConfig: { trailingSlash: true } });
    expect(await routes(props, { ignoreFiles: ["docs/a", "api/c"] })).toEqual(["/blog/news/", "/docs/b/"]);
  });

  it("exclude those with `search: false` in front matter or noindex in the head", async () => {
    const front = (permalink: string, search: unknown): Page => ({ permalink, frontMatter: { search } });
    const some = version([], { docs: [front("/docs/a", false), front("/docs/b", true)] });
    const props = await site(files, [docs([some]), pagesPlugin(front("/team", false))]);
    expect(await routes(props, { indexPages: true })).toEqual(["/docs/b"]);
    const hidden = '<head><meta name="robots" content="noindex, nofollow"></head><h1>B</h1>';
    await writeFile(path.join(props.outDir, "docs/b/index.html"), hidden);
    expect(await routes(props)).toEqual([]);
  });

  it("are also found on a site that keeps search engines out of all its pages", async () => {
    const front = { permalink: "/docs/b", frontMatter: { unlisted: true } };
    const listed = version(["/docs/a"]);
    const hidden = version(["/docs/1.0/a"], { path: "/docs/1.0", isLast: false, noIndex: true });
    const props = await site({}, [docs([{ ...listed, docs: [...listed.docs, front] }, hidden])], {
      siteConfig: { noIndex: true },
    });
    const head = '<head><meta name="robots" content="noindex, nofollow"></head><article><h1>A</h1></article>';
    for (const file of ["docs/a", "docs/b", "docs/1.0/a"]) {
      await mkdir(path.join(props.outDir, file), { recursive: true });
      await writeFile(path.join(props.outDir, file, "index.html"), head);
    }
    expect(await routes(props)).toEqual(["/docs/a"]);
  });

  it("include no category of `ignoreFiles`, or of a version with noindex", async () => {
    const sidebarsOf = (permalink: string): Version["sidebars"] => {
      const link = { type: "generated-index", permalink };
      return { docs: [{ type: "category", label: "Types", items: [], link }] };
    };
    const versions = [
      version(["/docs/a"], { sidebars: sidebarsOf("/docs/category/types") }),
      version([], { path: "/docs/1.0", noIndex: true, sidebars: sidebarsOf("/docs/1.0/category/types") }),
    ];
    const props = await site(files, [docs(versions)]);
    expect(await routes(props)).toEqual(["/docs/a", "/docs/category/types"]);
    expect(await routes(props, { ignoreFiles: /^docs\/category/u })).toEqual(["/docs/a"]);
  });

  it("include those of all versions", async () => {
    const versions = [version(["/docs/a"]), version(["/docs/1.0/a"], { path: "/docs/1.0", isLast: false })];
    const props = await site({ "docs/a/index.html": "A", "docs/1.0/a/index.html": "A" }, [docs(versions)]);
    expect(await routes(props)).toEqual(["/docs/1.0/a", "/docs/a"]);
  });
});

describe("the settings in the index", () => {
  const props = (): Promise<BuildProps> =>
    site({ "docs/a/index.html": "A", "api/c/index.html": "C", "blog/news/index.html": "News" }, [
      docs([version(["/docs/a"])]),
      docs([version(["/api/c"], { path: "/api/" })], "code-api"),
      blog("/blog/news"),
      pagesPlugin({ permalink: "/team", frontMatter: {} }),
    ]);

  it("have a section for each docs instance and blog with indexed pages", async () => {
    expect((await settingsOf(await props())).sections).toEqual([
      { route: "/docs", label: "Docs", area: "Docs", rank: 0 },
      { route: "/api", label: "Code api", area: "Code api", rank: 0 },
      { route: "/blog", label: "Blog", area: "Blog", rank: 1 },
    ]);
    const { sections } = await settingsOf(await props(), { indexBlog: false, docsRouteBasePath: "docs" });
    expect(sections.map(({ label }) => label)).toEqual(["Docs"]);
  });

  it("label default sections in the language of the locale", async () => {
    const codeTranslations = { "theme/d-s-l.searchBar.section.docs": "Dokumentation" };
    const { sections } = await settingsOf({ ...(await props()), codeTranslations });
    expect(sections.map(({ label, area }) => [label, area])).toContainEqual(["Dokumentation", "Dokumentation"]);
  });

  it("have the configured sections, and one for each version of the docs", async () => {
    const versions = [version(["/docs/a"]), version(["/docs/1.0/a"], { path: "/docs/1.0", isLast: false })];
    const versioned = await site({ "docs/a/index.html": "A", "docs/1.0/a/index.html": "A" }, [docs(versions)]);
    const sections = [
      { route: "/api", label: "API" },
      { route: "/docs", label: "Handbook", area: "Docs", limit: 2 },
    ];
    const handbook = { label: "Handbook", area: "Docs", rank: 1, limit: 2 };
    expect((await settingsOf(versioned, { sections })).sections).toEqual([
      { route: "/api", label: "API", area: "API", rank: 0 },
      { ...handbook, route: "/docs", version: { group: "default", root: "/docs", isLast: true } },
      { ...handbook, route: "/docs/1.0", version: { group: "default", root: "/docs/1.0", isLast: false } },
    ]);
  });

  it("repeat the configured sections of the docs for each version that has documents", async () => {
    const files = ["docs/a", "docs/reference/a", "docs/1.0/a", "docs/1.0/reference/a", "blog/news"];
    const pages = Object.fromEntries(files.map((file) => [`${file}/index.html`, "A"]));
    const older = { path: "/docs/1.0", isLast: false };
    const versioned = await site(pages, [
      docs([
        version(["/docs/a", "/docs/reference/a"]),
        version(["/docs/1.0/a", "/docs/1.0/reference/a"], older),
        version([], { ...older, path: "/docs/next" }),
      ]),
      blog("/blog/news"),
    ]);
    const sections = ["/docs", "/docs/reference", "/blog"].map((route) => ({ route, label: route }));
    const found = (await settingsOf(versioned, { sections })).sections;
    expect(found.map(({ route, label, version: of }) => [route, label, of?.root, of?.isLast])).toEqual([
      ["/docs", "/docs", "/docs", true],
      ["/docs/1.0", "/docs", "/docs/1.0", false],
      ["/docs/reference", "/docs/reference", "/docs", true],
      ["/docs/1.0/reference", "/docs/reference", "/docs/1.0", false],
      ["/blog", "/blog", undefined, undefined],
    ]);
  });

  it("repeat the configured sections of docs at the root", async () => {
    const versioned = await site({ "a/index.html": "A", "1.0/a/index.html": "A" }, [
      docs([version(["/a"], { path: "/" }), version(["/1.0/a"], { path: "/1.0", isLast: false })]),
    ]);
    const sections = ["/", "/reference"].map((route) => ({ route, label: route }));
    expect((await settingsOf(versioned, { sections })).sections.map(({ route }) => route)).toEqual([
      ...["/", "/1.0", "/reference", "/1.0/reference"],
    ]);
  });

  it("have a section for documents in no configured section", async () => {
    const sections = [{ route: "/docs", label: "Docs", rank: 1 }];
    expect((await settingsOf(await props(), { sections })).sections).toEqual([
      { route: "/docs", label: "Docs", area: "Docs", rank: 1 },
      { route: "/api", label: "Api", area: "Docs", rank: 0 },
      { route: "/blog", label: "Blog", area: "Docs", rank: 0 },
    ]);
  });

  it("have the configured kinds, which may replace built-in kinds", async () => {
    const kinds = [
      { name: "field", rank: 2 },
      { name: "post", label: "News", rank: 1 },
    ];
    const names = (await settingsOf(await props(), { kinds })).kinds.map(({ name, label = "" }) => name + label);
    expect(names).toEqual(["page", "category", "section", "field", "postNews"]);
  });

  it("have the synonyms of the options without the reasons", async () => {
    const synonyms = [{ words: ["hide"], meant: ["skip"], reason: "Options begin with skip." }];
    expect((await settingsOf(await props(), { synonyms })).synonyms).toEqual([{ words: ["hide"], meant: ["skip"] }]);
  });

  it("have the weights and the number of results of the options", async () => {
    const options = { maxSearchResults: 5, boosts: { title: 9 }, b: 0.5, k1: 2, contextual: false };
    expect(await settingsOf(await props(), options)).toMatchObject({
      maxResults: 5,
      boosts: { title: 9, content: 1, tags: 3, sidebarParentCategories: 2 },
      b: 0.5,
      k1: 2,
      contextual: false,
    });
  });
});

describe("the option `documents`", () => {
  it("makes the documents of a page", async () => {
    const props = await site({ "docs/a/index.html": "A" }, [
      docs([version([], { docs: [{ permalink: "/docs/a", frontMatter: { level: 3 } }] })]),
    ]);
    const documents: NonNullable<ThemeOptions["documents"]> = (page) =>
      page
        .split()
        .map((one) => ({ ...one, kind: "recipe", title: `${one.title} ${String(page.frontMatter["level"])}` }));
    const kinds = [{ name: "recipe", rank: 0 }];
    expect(await documentsIn(props, { documents, kinds })).toMatchObject([{ kind: "recipe", title: "A 3" }]);
    await expect(writeIndex(props, { documents })).rejects.toThrow(
      'The search cannot pack /docs/a: its kind "recipe" is not one of page, post, category, section. Add it to the option',
    );
  });
});

describe("cached documents", () => {
  it("are looked up by route, type, front matter and category count, and are indexed", async () => {
    const props = await site({ "docs/a/index.html": "A" }, [docs([version(["/docs/a"])])]);
    const keys: (readonly string[])[] = [];
    const indexer = createIndexer(props, "en", optionsOf({ indexDocSidebarParentCategories: 2 }));
    indexer.add("docs/a/index.html", parsePage("<h1>A</h1>"), (key, compute) => {
      keys.push(key);
      return compute().map((one) => ({ ...one, title: "Recalled" }));
    });
    indexer.add("elsewhere.html", parsePage("<h1>B</h1>"));
    await indexer.finish();
    expect(documentsOf(await readIndex(props.outDir))).toMatchObject([{ title: "Recalled" }]);
    expect(keys).toEqual([["/docs/a", "docs", "{}", "2"]]);
  });
});
