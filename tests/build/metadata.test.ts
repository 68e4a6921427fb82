import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { instances as listed } from "@site/src/data/instances";
import { proves } from "../conformance/proves";
import { normalize, readPages, routesExcept } from "./site";
import type { BuiltPage } from "./site";

/** Folder to which Docusaurus writes data about the site. */
const GENERATED = path.resolve(".docusaurus");

interface SiteMetadata {
  readonly docusaurusVersion: string;
  readonly siteVersion: string;
  readonly pluginVersions: Readonly<Record<string, { readonly version?: string }>>;
}

interface GlobalDoc {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
}

interface Instance {
  readonly path: string;
  readonly versions: readonly {
    readonly name: string;
    readonly label: string;
    readonly isLast: boolean;
    readonly path: string;
    readonly mainDocId: string;
    readonly docs: readonly GlobalDoc[];
    readonly draftIds: readonly string[];
    readonly sidebars: Readonly<Record<string, { readonly link?: { readonly path: string; readonly label: string } }>>;
  }[];
}

let pages: ReadonlyMap<string, BuiltPage>;
let metadata: SiteMetadata;
let instances: Readonly<Record<string, Instance>>;
/** Names of the plugins with global data. */
let pluginNames: readonly string[];

async function generated(file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(GENERATED, file), "utf8"));
}

beforeAll(async () => {
  pages = await readPages();
  metadata = (await generated("site-metadata.json")) as SiteMetadata;
  const data = (await generated("globalData.json")) as Record<string, unknown>;
  pluginNames = Object.keys(data).sort();
  instances = data["docusaurus-plugin-content-docs"] as Readonly<Record<string, Instance>>;
});

describe("in the data of the site,", () => {
  it("the metadata has the site's version, 1.0.0, and the docs plugin's", proves("L101", "L173b", "L173c"), () => {
    expect(metadata.siteVersion).toBe("1.0.0");
    const { version } = metadata.pluginVersions["docusaurus-plugin-content-docs"] ?? {};
    expect(version).toMatch(/^3\.\d+\.\d+$/u);
    expect(version).toBe(metadata.docusaurusVersion);
    const generators = new Set([...pages.values()].map(({ $ }) => $("meta[name=generator]").attr("content")));
    expect([...generators]).toEqual([`Docusaurus v${metadata.docusaurusVersion}`]);
  });

  it("each listed docs instance has its own route", proves("L86a", "L86b"), () => {
    const routes = Object.values(instances).map((instance) => instance.path);
    expect(routes).toEqual(expect.arrayContaining(["/docs", "/api", "/examples/default", "/examples/group-by"]));
    expect(routes.sort()).toEqual(listed.map(({ routeBasePath }) => `/${routeBasePath}`).sort());
  });

  it("each instance has one version, 'current', labelled 'Next'", proves("L93b"), () => {
    const versions = Object.values(instances).map((instance) =>
      instance.versions.map(({ name, label, isLast }) => ({ name, label, isLast })),
    );
    expect(versions).toEqual(versions.map(() => [{ name: "current", label: "Next", isLast: true }]));
  });

  it("each docs page has the version 'current' and offers no other", proves("L93b"), () => {
    const docs = [...pages.values()].filter(({ route }) =>
      listed.some(({ routeBasePath }) => `${route}/`.startsWith(`/${routeBasePath}/`)),
    );
    const wrong = routesExcept(
      docs,
      ({ $ }) =>
        $("meta[name=docusaurus_version]").attr("content") === "current" &&
        $(".theme-doc-version-banner, .theme-doc-version-badge, .navbar a[href*='/next']").length === 0,
    );
    expect(docs.length).toBeGreaterThan(400);
    expect(wrong).toEqual([]);
  });

  it("each instance has a main page; /examples/default links to its other pages", proves("L23", "L41"), () => {
    const mainPages = Object.entries(instances).map(([id, { versions }]) => {
      const { mainDocId = "", docs = [] } = versions[0] ?? {};
      return [id, docs.find((doc) => doc.id === mainDocId)?.path];
    });
    expect(Object.fromEntries(mainPages)).toEqual({
      default: "/docs/intro",
      api: "/api/",
      "example-default": "/examples/default/",
      "example-group-by": "/examples/group-by/",
    });
    const landing = pages.get("/examples/default")?.$;
    const links = landing?.("main article a[href^='/examples/default/']");
    const targets = new Set(links?.toArray().map((link) => normalize(landing?.(link).attr("href") ?? "")));
    const all = [...pages.keys()].filter((route) => /^\/examples\/default\/(?:operations|types)\/\w+\//u.test(route));
    expect(all.filter((route) => !targets.has(route))).toEqual([]);
  });

  it("each version has a path, a main page, docs, sidebars and no drafts", proves("L93a"), () => {
    const versions = Object.values(instances).flatMap(({ path: route, versions: all }) =>
      all.map((version) => ({ route, ...version })),
    );
    expect(versions).toHaveLength(listed.length);
    for (const { route, name, label, isLast, path: versionPath, mainDocId, docs, draftIds, sidebars } of versions) {
      expect({ name, label, isLast, versionPath, draftIds }).toEqual({
        name: expect.any(String) as string,
        label: expect.any(String) as string,
        isLast: true,
        versionPath: route,
        draftIds: [],
      });
      expect(docs.map(({ id }) => id)).toContain(mainDocId);
      const links = Object.values(sidebars).map(({ link }) => link?.path ?? "");
      expect(links.length).toBeGreaterThan(0);
      expect(links.filter((link) => !pages.has(normalize(link)))).toEqual([]);
    }
  });

  it("only docs, structured data and the search have global data", proves("L90"), () => {
    expect(pluginNames).toEqual(["docusaurus-lean-search", "docusaurus-plugin-content-docs", "structured-data"]);
  });

  it("every doc has an id, the path of a page and a sidebar", proves("L92"), () => {
    const all = Object.values(instances).flatMap(({ versions }) => versions.flatMap(({ docs }) => docs));
    const wrong = all.filter((doc) => doc.id === "" || doc.sidebar === undefined || !pages.has(normalize(doc.path)));
    expect(all.length).toBeGreaterThan(400);
    expect(wrong).toEqual([]);
  });
});

describe("in the HTML,", () => {
  it("the home page has the tagline", proves("L94b"), () => {
    expect(pages.get("/")?.$("main").text()).toContain("Human-friendly documentation for GraphQL schemas.");
  });

  it("every page has the base URL '/' in its links to assets and to the home page", proves("L94c"), () => {
    const wrong = routesExcept(pages.values(), ({ $ }) => {
      const files = $("link[rel=stylesheet], link[rel=preload][as=script], script[src]")
        .toArray()
        .map((file) => $(file).attr("href") ?? $(file).attr("src") ?? "");
      const isAtRoot = files.length > 2 && files.every((file) => file.startsWith("/assets/"));
      return (
        isAtRoot && $("link[rel=icon]").attr("href") === "/img/favicon.svg" && $(".navbar__brand").attr("href") === "/"
      );
    });
    expect(wrong).toEqual([]);
  });

  it("every page is in English, from left to right", proves("L94g", "L173a"), () => {
    const wrong = routesExcept(
      pages.values(),
      ({ $ }) => $("html").attr("lang") === "en" && $("html").attr("dir") === "ltr",
    );
    expect(wrong).toEqual([]);
  });

  it("no page is hidden from search engines", proves("L94f"), () => {
    const wrong = routesExcept(pages.values(), ({ $ }) => $("meta[name=robots][content*=noindex]").length === 0);
    expect(wrong).toEqual([]);
  });
});
