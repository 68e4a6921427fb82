import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import sidebars from "@site/sidebars";
import { proves } from "../conformance/proves";
import type { PromiseId } from "../conformance/proves";
import { builtFiles, categorySlugs, docsIn, generatedFiles, normalize, readPages, routesExcept } from "./site";
import type { BuiltPage } from "./site";
import { promisedFolders, promisedRoutes, specifiedRoutes } from "./specifiedRoutes";

let pages: ReadonlyMap<string, BuiltPage>;

beforeAll(async () => {
  pages = await readPages();
});

function linksOf({ $ }: BuiltPage): string[] {
  return $("a[href^='/']")
    .toArray()
    .map((link) => normalize($(link).attr("href") ?? ""));
}

/** Paths of the advanced pages and guides in the sidebars, including those that the specification does not name. */
const sidebarPages = Object.values(sidebars)
  .flatMap(docsIn)
  .filter((id) => /^(?:advanced|guides)\//u.test(id))
  .map((id) => `/docs/${id}`);

describe("the routes of the site", () => {
  for (const [id, routes] of Object.entries(promisedRoutes)) {
    it(
      `include ${routes[0]}${routes.length > 1 ? ` and ${String(routes.length - 1)} more` : ""} (${id})`,
      proves(id as PromiseId),
      () => {
        expect(routes.filter((route) => !pages.has(normalize(route)))).toEqual([]);
      },
    );
  }

  for (const [id, folders] of Object.entries(promisedFolders)) {
    it(`include pages below each folder (${id})`, proves(id as PromiseId), () => {
      const routes = [...pages.keys()];
      expect(folders.filter((folder) => !routes.some((route) => route.startsWith(`${folder}/`)))).toEqual([]);
    });
  }

  it("include category pages, whose cards link to existing pages", proves("L28b", "L52"), () => {
    const categories = [...pages.values()].filter(({ route }) => route.includes("/category/"));
    expect(categories.length).toBeGreaterThan(25);
    const wrong = categories.filter(({ route, $ }) => {
      const cards = $("article a.theme-doc-card-container").toArray();
      const targets = cards.map((card) => normalize($(card).attr("href") ?? ""));
      return cards.length === 0 || targets.some((target) => target === route || !pages.has(target));
    });
    expect(wrong.map(({ route }) => route)).toEqual([]);
  });

  it("include the category of advanced settings, with a card for each page", proves("L25"), () => {
    const category = pages.get("/docs/category/advanced-settings");
    const cards = category?.$("article a.theme-doc-card-container").toArray() ?? [];
    const named = promisedRoutes.L25.filter((route) => route.startsWith("/docs/advanced/"));
    expect(cards.map((card) => normalize(category?.$(card).attr("href") ?? ""))).toEqual(expect.arrayContaining(named));
  });

  it("include exactly the specified categories of the example group-by", proves("L52"), () => {
    const categories = [...pages.keys()].filter((route) => route.startsWith("/examples/group-by/category/"));
    expect(categories.sort()).toEqual([...promisedRoutes.L52].sort());
  });

  it("include exactly four sections of the example group-by", proves("L47"), () => {
    const sections = [...pages.keys()].map((route) => /^\/examples\/group-by\/(?!category\/)([^/]+)/u.exec(route)?.[1]);
    const names = new Set(sections.filter((section) => section !== undefined));
    expect([...names].sort()).toEqual(["common", "course", "deprecated", "grade"]);
  });

  it("have the specified trailing slashes in canonical URLs", proves("L94d"), () => {
    const wrong = specifiedRoutes.filter((route) => {
      const canonical = pages.get(normalize(route))?.$("link[rel=canonical]").attr("href") ?? "";
      return new URL(canonical).pathname !== route;
    });
    expect(wrong).toEqual([]);
  });

  it("are only those of specified, generated and sidebar pages", proves("L17c"), async () => {
    const known = new Set([...specifiedRoutes.map(normalize), ...sidebarPages]);
    for (const [folder, route] of [
      ["api", "/api"],
      ["examples/default", "/examples/default"],
      ["examples/group-by", "/examples/group-by"],
    ] as const) {
      for (const file of await generatedFiles(folder)) {
        known.add(normalize(`${route}/${file.replace(/(?:\/?index)?\.mdx$/u, "")}`));
      }
    }
    for (const slug of await categorySlugs("api")) known.add(`/api${slug}`);
    expect([...pages.keys()].filter((route) => !known.has(route))).toEqual([]);
  });

  it("have no parameters", proves("L17c"), async () => {
    const routes = Object.keys(
      JSON.parse(await readFile(path.resolve(".docusaurus/routesChunkNames.json"), "utf8")) as object,
    );
    expect(routes.length).toBeGreaterThan(500);
    // `*` is the route for unknown paths.
    expect(routes.filter((route) => route !== "*" && /[:*?(]/u.test(route))).toEqual([]);
  });

  it("have names in kebab case", proves("L44"), () => {
    expect([...pages.keys()].filter((route) => !/^\/$|^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/u.test(route))).toEqual([]);
  });

  it("include no search page, tag page or blog", async () => {
    const stray = (await builtFiles()).filter((file) => /^(?:search|blog|docs\/tags)(?:\/|\.html$)/u.test(file));
    expect(stray).toEqual([]);
  });
});

describe("each page", () => {
  it("has one h1 with text", () => {
    const wrong = routesExcept(pages.values(), ({ $ }) => $("h1").length === 1 && $("h1").text().trim() !== "");
    expect(wrong).toEqual([]);
  });

  it("has a title that ends with the name of the site", proves("L94a", "L94e"), () => {
    const wrong = [...pages.values()].filter(({ $ }) => !/^\S.* \| GraphQL-Markdown$/u.test($("title").text()));
    expect(wrong.map(({ route, $ }) => `${route}: ${$("title").text()}`)).toEqual([]);
  });

  it("has a description", () => {
    const wrong = routesExcept(
      pages.values(),
      ({ $ }) => ($("meta[name=description]").attr("content") ?? "").length >= 20,
    );
    expect(wrong).toEqual([]);
  });

  it("has headings that skip no level", () => {
    const wrong = routesExcept(pages.values(), ({ $ }) => {
      const levels = $("main :is(h1, h2, h3, h4, h5, h6), main h1")
        .toArray()
        .map((heading) => Number(heading.tagName.slice(1)));
      return levels.every((level, at) => at === 0 || level <= (levels[at - 1] ?? 0) + 1);
    });
    expect(wrong).toEqual([]);
  });

  it("has pictures with width and height", () => {
    expect(routesExcept(pages.values(), ({ $ }) => $("img:not([width][height])").length === 0)).toEqual([]);
  });

  it("can be reached by links from the home page", () => {
    const reached = new Set<string>(["/"]);
    const queue = ["/"];
    for (let route = queue.pop(); route !== undefined; route = queue.pop()) {
      const page = pages.get(route);
      for (const link of page ? linksOf(page) : []) {
        if (reached.has(link)) continue;
        reached.add(link);
        queue.push(link);
      }
    }
    expect([...pages.keys()].filter((route) => !reached.has(route))).toEqual([]);
  });
});
