import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { searchIndex } from "@site/src/plugins/search/build";
import type { BuildProps } from "@site/src/plugins/search/build";
import { searchIndexFile } from "@site/src/plugins/search/shared/constants";
import type { SearchDocument } from "@site/src/plugins/search/shared/types";
import { proves } from "../../../../conformance/proves";
import { documentsOver, readIndex } from "../../../../search/engineOver";
import { temporaryFolder } from "../../../temporaryFolder";
import { readPagesFor } from "../../readPages";

type Props = BuildProps & { readonly outDir: string };

const options = { generatedRoutes: [], indexDocSidebarParentCategories: 0 };

interface Version {
  readonly isLast: boolean;
  readonly docs: readonly { readonly permalink: string; readonly frontMatter: object }[];
  readonly sidebars: Record<string, readonly object[]>;
}

function docs(versions: readonly Version[]): object {
  return { name: "docusaurus-plugin-content-docs", content: { loadedVersions: versions } };
}

function version(permalinks: readonly string[], more: Partial<Version> = {}): Version {
  return { isLast: true, docs: permalinks.map((permalink) => ({ permalink, frontMatter: {} })), sidebars: {}, ...more };
}

async function site(
  titles: Readonly<Record<string, string>>,
  plugins: readonly object[],
  more: object = {},
): Promise<Props> {
  const html = (title: string): string => `<article><h1>${title}</h1><p>Text of ${title}.</p></article>`;
  const files = Object.entries(titles).map(([file, title]) => [file, html(title)]);
  const outDir = await temporaryFolder(Object.fromEntries(files) as Record<string, string>);
  // The index only reads these props.
  return { baseUrl: "/", outDir, plugins, siteConfig: {}, ...more } as unknown as Props;
}

async function written(props: Props): Promise<string> {
  await readPagesFor(props.outDir, searchIndex(props, "en", options));
  return readFile(path.join(props.outDir, "search-index-en.json"), "utf8");
}

async function documentsOf(props: Props): Promise<SearchDocument[]> {
  await written(props);
  return documentsOver(await readIndex(props.outDir));
}

async function routes(props: Props): Promise<string[]> {
  return (await documentsOf(props)).map(({ sectionRoute }) => sectionRoute);
}

describe("the search index", () => {
  it("does not depend on the order in which plugins list their pages", async () => {
    const pages = { "docs/a/index.html": "A", "docs/b/index.html": "B", "api/index.html": "API" };
    const [one, other] = await Promise.all([
      site(pages, [docs([version(["/docs/a", "/docs/b"])]), docs([version(["/api/"])])]),
      site(pages, [docs([version(["/api/"])]), docs([version(["/docs/b", "/docs/a"])])]),
    ]);
    expect(await written(one)).toBe(await written(other));
  });

  it("contains generated category pages, including nested ones", async () => {
    const link = (permalink: string): object => ({ type: "generated-index", permalink, description: "What is in it." });
    const inner = { type: "category", label: "Inner", items: [], link: link("/category/inner") };
    const sidebars = { docs: [{ type: "category", label: "Outer", items: [inner], link: { type: "doc", id: "a" } }] };
    const documents = await documentsOf(
      await site({ "docs/a/index.html": "A" }, [docs([version(["/docs/a"], { sidebars })])]),
    );
    expect(documents[1]).toMatchObject({ sectionRoute: "/category/inner", title: "Inner", content: "What is in it." });
  });

  it("contains blog posts as such", proves("L99b"), async () => {
    const blog = {
      name: "docusaurus-plugin-content-blog",
      content: { blogPosts: [{ metadata: { permalink: "/blog/news" } }] },
    };
    const props = await site({ "docs/a/index.html": "A", "blog/news/index.html": "News" }, [
      docs([version(["/docs/a"])]),
      blog,
    ]);
    expect((await documentsOf(props)).map(({ type }) => type)).toEqual(["blog", "docs"]);
  });

  it("marks the pages of internal modules", async () => {
    const frontMatter = { sidebar_class_name: "api-internal" };
    const pages = [
      { permalink: "/api/a", frontMatter },
      { permalink: "/api/b", frontMatter: {} },
    ];
    const props = await site({ "api/a/index.html": "A", "api/b/index.html": "B" }, [
      docs([version([], { docs: pages })]),
    ]);
    expect((await documentsOf(props)).map(({ isInternal }) => isInternal)).toEqual([true, undefined]);
  });

  it("is not written if a page or a shard is missing", async () => {
    const props = await site({ "docs/a/index.html": "A" }, [docs([version(["/docs/a"])])]);
    const before = await written(props);
    await expect(written({ ...props, plugins: [docs([version(["/docs/a", "/docs/b"])])] as never })).rejects.toThrow(
      /no docs\/b\/index\.html/u,
    );
    expect(await readFile(path.join(props.outDir, searchIndexFile("en")), "utf8")).toBe(before);
    const blocked = await site({ "docs/a/index.html": "A", assets: "A file where a folder should be." }, props.plugins);
    await expect(written(blocked)).rejects.toThrow();
    expect(await readdir(blocked.outDir)).not.toContain(searchIndexFile("en"));
  });

  it.each<[site: string, file: string, permalink: string, more: object]>([
    ["below a base URL", "docs/a/index.html", "/sub/fr/docs/a", { baseUrl: "/sub/fr/" }],
    ["without trailing slashes", "docs/a.html", "/docs/a", { siteConfig: { trailingSlash: false } }],
    [
      "with another version",
      "docs/a/index.html",
      "/docs/a",
      { plugins: [docs([version(["/docs/a"]), version(["/docs/1.0/a"], { isLast: false })])] },
    ],
  ])("finds the pages of the latest version on a site %s", async (_, file, permalink, more) => {
    expect(await routes(await site({ [file]: "A" }, [docs([version([permalink])])], more))).toEqual(["/docs/a"]);
  });

  it("throws for a site without docs", async () => {
    await expect(site({}, []).then(written)).rejects.toThrow(/has no page to index/u);
  });
});
