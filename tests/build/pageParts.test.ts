import { beforeAll, expect, it } from "vitest";
import { proves } from "../conformance/proves";
import { builtFiles, normalize, readNotFound, readPages, routesExcept } from "./site";

let built: Awaited<ReturnType<typeof readPages>>;

beforeAll(async () => {
  built = await readPages();
});

it("every page loads only scripts and style sheets that exist", async () => {
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

it("code is highlighted in the HTML by classes, not by styles", () => {
  const page = built.get("/docs/get-started");
  expect(page?.$(".theme-code-block .token.keyword, .theme-code-block .token.string").length).toBeGreaterThan(0);
  expect(page?.$(".theme-code-block .token[style]").length).toBe(0);
});

it("all pages but the not-found page, which redirects, have the same inline script", async () => {
  const notFound = await readNotFound();
  const scripts = new Set([...built.values()].map(({ $ }) => $("body > script").text()));
  expect(scripts.size).toBe(1);
  expect([...scripts].join()).not.toContain("location.replace(");
  expect(notFound("body > script").text()).toContain("location.replace(");
});

it("every internal link leads to an existing page or file, and its hash to an id", async () => {
  const files = new Set((await builtFiles()).map((file) => `/${file}`));
  const pages = [...built.values(), { route: "/404.html", $: await readNotFound() }];
  const idsOf = new Map(
    pages.map(({ route, $ }) => [route, new Set(Array.from($("[id]"), (element) => $(element).attr("id")))]),
  );
  let checked = 0;
  for (const { route, $ } of pages) {
    const links = Array.from(
      $("a[href^='/'], a[href^='#'], main [src^='/']"),
      (element) => $(element).attr("href") ?? $(element).attr("src") ?? "",
    );
    checked += links.length;
    const broken = [...new Set(links)].filter((link) => {
      // This hash is the state of the playground, not an id.
      const { pathname, hash } = new URL(link.replace(/#playground=.*/u, ""), `https://site.invalid${route}`);
      const ids = idsOf.get(normalize(pathname));
      return ids
        ? hash !== "" && !ids.has(decodeURIComponent(hash.slice(1)))
        : !files.has(decodeURIComponent(pathname));
    });
    expect(broken, route).toEqual([]);
  }
  expect(checked).toBeGreaterThan(90_000);
});

it("every link is an absolute path, a hash, or an external link with HTTPS", async () => {
  const pages = [...built.values(), { route: "not found", $: await readNotFound() }];
  const other = "a:not([href^='/'], [href^='#'], [href^='https:']), a[href^='//']";
  expect(routesExcept(pages, ({ $ }) => $(other).length === 0)).toEqual([]);
});

it("every page has unique ids", async () => {
  for (const { route, $ } of [...built.values(), { route: "not found", $: await readNotFound() }]) {
    const ids = Array.from($("[id]"), (element) => $(element).attr("id"));
    expect(
      ids.filter((id, at) => ids.indexOf(id) !== at),
      route,
    ).toEqual([]);
  }
});

it("every page has a footer with the copyright line and no links", proves("L83a", "L83b", "L176b"), async () => {
  for (const { route, $ } of [...built.values(), { route: "not found", $: await readNotFound() }]) {
    expect([$("footer.footer").text(), $(".footer a").length], route).toEqual([
      "Copyright © 2020-2025 GraphQL-Markdown",
      0,
    ]);
  }
});

it("every page tells programs where its Markdown and the list of pages are", async () => {
  const files = new Set(await builtFiles());
  for (const { route, $ } of built.values()) {
    expect($("head > link[rel=describedby]").attr("href"), route).toBe("/llms.txt");
    const hint = $("body > p").filter((_, text) =>
      $(text).text().startsWith("For AI agents: /llms.txt lists all pages"),
    );
    const rule = /Markdown at its path without a final slash, plus \.md \(home: \/(\S+)\)\.$/u;
    expect(hint.text(), route).toMatch(rule);
    const { pathname } = new URL($("link[rel=canonical]").attr("href") ?? "");
    const form = pathname === "/" ? rule.exec(hint.text())?.[1] : `${pathname.slice(1).replace(/\/$/u, "")}.md`;
    expect(files, route).toContain(form);
    // The hint comes first, where programs read it, and is hidden from screen readers.
    expect([hint.nextAll("#__docusaurus").length, hint.attr("aria-hidden")], route).toEqual([1, "true"]);
  }
});

it.each(["/examples/default", "/examples/group-by"])(
  "the landing page of %s lists each of its pages once",
  (landing) => {
    const $ = built.get(landing)?.$;
    const index = $?.("h3 + ul > li > a:has(+ small)").toArray() ?? [];
    const pages = [...built.keys()].filter((route) => route.startsWith(`${landing}/`) && !route.includes("/category/"));
    expect(pages.length).toBeGreaterThan(80);
    expect(index.map((link) => $?.(link).attr("href")).sort()).toEqual(pages.sort());
  },
);

it("the page of a package lists internal modules last, and links to a guide", () => {
  const $ = built.get("/api/category/graphql-markdowncore")?.$;
  const titles = (section: string): string[] =>
    Array.from($?.(`${section} .theme-doc-card-title`) ?? [], (title) => $?.(title).text() ?? "");
  const internal = ["diff", "graphql-config", "printer", "renderer", "const", "directives", "options"];
  expect(titles("h2#internal-modules ~ section")).toEqual(internal);
  expect(titles("main section").slice(-internal.length)).toEqual(internal);
  expect($?.("main section").first().text()).toContain("eventsThe events of a generation");
  expect($?.("main a[href='/docs/how-it-works']").length).toBe(1);
});

it("embedded pages add no heading or anchor to a page, and no page to the site", () => {
  const embedding = [...built.values()].filter(({ $ }) => $(".embedded-page").length > 0);
  expect(embedding.map(({ route }) => route)).toEqual(
    expect.arrayContaining(["/docs/advanced/reference-pages", "/docs/guides/schema-report"]),
  );
  expect(
    routesExcept(embedding, ({ $ }) => $(".embedded-page :is([id], h1, h2, h3, h4, h5, h6)").length === 0),
  ).toEqual([]);
  expect([...built.keys()].filter((route) => /stock|examples\/report/iu.test(route))).toEqual([]);
});

it("no category has only the number of its items as its description", () => {
  for (const { route, $ } of built.values()) {
    const texts = Array.from($(".theme-doc-card-description"), (element) => $(element).text());
    expect(
      texts.filter((text) => /^\d+ items?$/u.test(text)),
      route,
    ).toEqual([]);
  }
});

it("the enum linked as 'an enum with deprecated values' has deprecated values", () => {
  const landing = built.get("/examples/default")?.$;
  const row = landing?.("td").filter((_, cell) => landing(cell).text() === "an enum with deprecated values");
  const route = row?.next().find("a").attr("href") ?? "";
  expect(built.get(route)?.$("details.schema-deprecated").length, route).toBe(1);
});
