import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { instances as listed } from "@site/src/data/instances";
import { proves } from "../conformance/proves";
import { normalize, readPages } from "./site";
import type { BuiltPage } from "./site";

/** Where the build keeps what it knows of the site. */
const GENERATED = path.resolve(".docusaurus");

interface SiteMetadata {
  readonly docusaurusVersion: string;
  readonly siteVersion: string;
  readonly pluginVersions: Readonly<Record<string, { readonly version?: string }>>;
}

interface Entry {
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
    readonly docs: readonly Entry[];
    readonly draftIds: readonly string[];
    readonly sidebars: Readonly<Record<string, { readonly link?: { readonly path: string; readonly label: string } }>>;
  }[];
}

let pages: ReadonlyMap<string, BuiltPage>;
let metadata: SiteMetadata;
let instances: Readonly<Record<string, Instance>>;
/** Names of the plugins that hand data to the pages. */
let sources: readonly string[];

async function generated(file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(GENERATED, file), "utf8"));
}

beforeAll(async () => {
  pages = await readPages();
  metadata = (await generated("site-metadata.json")) as SiteMetadata;
  const data = (await generated("globalData.json")) as Record<string, unknown>;
  sources = Object.keys(data).sort();
  instances = data["docusaurus-plugin-content-docs"] as Readonly<Record<string, Instance>>;
});

describe("the data of the site", () => {
  it("the site says its version, 1.0.0, and those of its plugins", proves("L101", "L173b", "L173c"), () => {
    expect(metadata.siteVersion).toBe("1.0.0");
    const { version } = metadata.pluginVersions["docusaurus-plugin-content-docs"] ?? {};
    expect(version).toMatch(/^3\.\d+\.\d+$/u);
    expect(version).toBe(metadata.docusaurusVersion);
    const generators = new Set([...pages.values()].map(({ $ }) => $("meta[name=generator]").attr("content")));
    expect([...generators]).toEqual([`Docusaurus v${metadata.docusaurusVersion}`]);
  });

  it("the site is made of the listed docs instances, each below its own route", proves("L86a", "L86b"), () => {
    const routes = Object.values(instances).map((instance) => instance.path);
    expect(routes).toEqual(expect.arrayContaining(["/docs", "/api", "/examples/default", "/examples/group-by"]));
    expect(routes.sort()).toEqual(listed.map(({ routeBasePath }) => `/${routeBasePath}`).sort());
  });

  it("each instance has one version, 'current', labelled 'Next', which is the latest", proves("L93b"), () => {
    const versions = Object.values(instances).map((instance) =>
      instance.versions.map(({ name, label, isLast }) => ({ name, label, isLast })),
    );
    expect(versions).toEqual(versions.map(() => [{ name: "current", label: "Next", isLast: true }]));
  });

  it("each page of docs is of the version 'current', and offers no other", proves("L93b"), () => {
    const docs = [...pages.values()].filter(({ route }) =>
      listed.some(({ routeBasePath }) => `${route}/`.startsWith(`/${routeBasePath}/`)),
    );
    const wrong = docs.filter(
      ({ $ }) =>
        $("meta[name=docusaurus_version]").attr("content") !== "current" ||
        $(".theme-doc-version-banner, .theme-doc-version-badge, .navbar a[href*='/next']").length > 0,
    );
    expect(docs.length).toBeGreaterThan(400);
    expect(wrong.map(({ route }) => route)).toEqual([]);
  });

  it(
    "the docs begin with intro, the API with its index, and each example with its schema page",
    proves("L23", "L41"),
    () => {
      const first = Object.entries(instances).map(([id, { versions }]) => {
        const { mainDocId = "", docs = [] } = versions[0] ?? {};
        return [id, docs.find((entry) => entry.id === mainDocId)?.path];
      });
      expect(Object.fromEntries(first)).toEqual({
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
    },
  );

  it("a version has a path, a main page, pages, drafts and sidebars, each with its link", proves("L93a"), () => {
    const versions = Object.values(instances).flatMap(({ path: route, versions: own }) =>
      own.map((version) => ({ route, ...version })),
    );
    expect(versions).toHaveLength(listed.length);
    for (const { route, name, label, isLast, path: own, mainDocId, docs, draftIds, sidebars } of versions) {
      expect({ name, label, isLast, own, draftIds }).toEqual({
        name: expect.any(String) as string,
        label: expect.any(String) as string,
        isLast: true,
        own: route,
        draftIds: [],
      });
      expect(docs.map(({ id }) => id)).toContain(mainDocId);
      const links = Object.values(sidebars).map(({ link }) => link?.path ?? "");
      expect(links.length).toBeGreaterThan(0);
      expect(links.filter((link) => !pages.has(normalize(link)))).toEqual([]);
    }
  });

  it(
    "no data reaches the pages but those of docs and of structured data: there are no business entities",
    proves("L90"),
    () => {
      expect(sources).toEqual(["docusaurus-plugin-content-docs", "structured-data"]);
    },
  );

  it("every docs entry has an id, a path and a sidebar", proves("L92"), () => {
    const entries = Object.values(instances).flatMap(({ versions }) => versions.flatMap(({ docs }) => docs));
    const wrong = entries.filter(
      (entry) => entry.id === "" || entry.sidebar === undefined || !pages.has(normalize(entry.path)),
    );
    expect(entries.length).toBeGreaterThan(400);
    expect(wrong).toEqual([]);
  });
});

describe("the head of the pages", () => {
  it("every page names the site, and the home page its tagline", proves("L94a", "L94b"), () => {
    const wrong = [...pages.values()].filter(({ $ }) => !$("title").text().endsWith("GraphQL-Markdown"));
    expect(wrong.map(({ route }) => route)).toEqual([]);
    const home = pages.get("/")?.$;
    expect(home?.("main").text()).toContain("Human-friendly documentation for GraphQL schemas.");
  });

  it("every page finds its files and the home page at the base URL, '/'", proves("L94c"), () => {
    const wrong = [...pages.values()].filter(({ $ }) => {
      const files = $("link[rel=stylesheet], link[rel=preload][as=script], script[src]")
        .toArray()
        .map((file) => $(file).attr("href") ?? $(file).attr("src") ?? "");
      const isAtRoot = files.length > 2 && files.every((file) => file.startsWith("/assets/"));
      return (
        !isAtRoot || $("link[rel=icon]").attr("href") !== "/img/favicon.svg" || $(".navbar__brand").attr("href") !== "/"
      );
    });
    expect(wrong.map(({ route }) => route)).toEqual([]);
  });

  it("every page is in English, from left to right", proves("L94g", "L173a"), () => {
    const wrong = [...pages.values()].filter(
      ({ $ }) => $("html").attr("lang") !== "en" || $("html").attr("dir") !== "ltr",
    );
    expect(wrong.map(({ route }) => route)).toEqual([]);
  });

  it("no page keeps search engines away", proves("L94f"), () => {
    const wrong = [...pages.values()].filter(({ $ }) => $("meta[name=robots][content*=noindex]").length > 0);
    expect(wrong.map(({ route }) => route)).toEqual([]);
  });
});
