import { beforeAll, expect, it } from "vitest";
import { builtFiles, readPages } from "./site";

let built: Awaited<ReturnType<typeof readPages>>;

beforeAll(async () => {
  built = await readPages();
});

it("names no script and no style sheet that is not there", async () => {
  const files = new Set((await builtFiles()).map((file) => `/${file}`));
  for (const { route, $ } of built.values()) {
    const named = [
      ...$("script[src]").map((_, script) => $(script).attr("src")),
      ...$("link[rel=preload][as=script], link[rel=stylesheet]").map((_, link) => $(link).attr("href")),
    ];
    expect(
      named.filter((file) => !files.has(file)),
      route,
    ).toEqual([]);
  }
});

it("marks the code of a page in its HTML, by classes without styles", () => {
  const page = built.get("/docs/get-started");
  expect(page?.$(".theme-code-block .token.keyword, .theme-code-block .token.string").length).toBeGreaterThan(0);
  expect(page?.$(".theme-code-block .token[style]").length).toBe(0);
});

it("has the script for tabs chosen earlier where there are tabs", () => {
  const pages = [...built.values()];
  const withTabs = pages.filter(({ $ }) => $("[role=tablist]").length > 0).map(({ route }) => route);
  const withScript = pages.filter(({ $ }) => $("body > script").text().includes("docusaurus.tab."));
  expect(withTabs.length).toBeGreaterThan(5);
  expect(withScript.map(({ route }) => route)).toEqual(withTabs);
});

it.each(["/examples/default", "/examples/group-by"])("lists every page of %s on its landing page, once", (landing) => {
  const $ = built.get(landing)?.$;
  const index = $?.("h3 + ul > li > a:has(+ small)").toArray() ?? [];
  const pages = [...built.keys()].filter((route) => route.startsWith(`${landing}/`) && !route.includes("/category/"));
  expect(pages.length).toBeGreaterThan(80);
  expect(index.map((link) => $?.(link).attr("href")).sort()).toEqual(pages.sort());
});
