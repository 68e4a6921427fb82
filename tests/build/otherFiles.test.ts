import { readFile } from "node:fs/promises";
import { load } from "cheerio";
import { beforeAll, describe, expect, it } from "vitest";
import { proves } from "../conformance/proves";
import { baseUrl, builtFiles, home, normalize, readBuilt, readNotFound, readPages } from "./site";

interface SitemapUrl {
  readonly route: string;
  readonly frequency: string;
  readonly priority: string;
}

let sitemapUrls: SitemapUrl[];

beforeAll(async () => {
  const $ = load(await readBuilt("sitemap.xml"), { xml: true });
  sitemapUrls = $("url")
    .toArray()
    .map((url) => ({
      route: normalize($(url).find("loc").text()),
      frequency: $(url).find("changefreq").text(),
      priority: $(url).find("priority").text(),
    }));
});

describe("the sitemap", () => {
  it("has every page except those of the two examples", proves("L175d"), async () => {
    const expected = [...(await readPages()).keys()].filter((route) => !route.startsWith("/examples/"));
    expect(sitemapUrls.map(({ route }) => route).sort()).toEqual(expected.sort());
  });

  it("is in the file sitemap.xml only", proves("L175a"), async () => {
    expect((await builtFiles()).filter((file) => file.includes("sitemap"))).toEqual(["sitemap.xml"]);
  });

  it("has the change frequency monthly and the priority 0.5", proves("L175b", "L175c"), () => {
    expect(sitemapUrls.filter(({ frequency, priority }) => frequency !== "monthly" || priority !== "0.5")).toEqual([]);
  });
});

describe("the OpenSearch description", () => {
  it("is linked in the head of every page, even of the not-found page", async () => {
    const pages = [...(await readPages()).values()];
    const notFound = await readNotFound();
    const missing = [...pages, { route: "404", $: notFound }].filter(({ $ }) => {
      const link = $('head > link[rel=search][type="application/opensearchdescription+xml"]');
      return link.attr("href") !== `${baseUrl}opensearch.xml` || link.attr("title") !== "GraphQL-Markdown";
    });
    expect(missing.map(({ route }) => route)).toEqual([]);
  });

  it("has the search URL of the home page and an existing icon", async () => {
    const $ = load(await readBuilt("opensearch.xml"), { xml: true });
    expect($("ShortName").text()).toBe("GraphQL-Markdown");
    expect($('Url[type="text/html"]').attr("template")).toBe(`${home}?q={searchTerms}`);
    expect(await builtFiles()).toContain($("Image").text().slice(home.length));
  });
});

it("licences.txt has the licences of the site and of its packages", async () => {
  const text = await readBuilt("licences.txt");
  expect(text).toContain((await readFile("LICENSE", "utf8")).trim());
  // One package each from the page, its styles, the editor, a worker, the generator's worker, and the diagrams.
  const bundled = [
    "react-dom",
    "infima",
    "@codemirror/view",
    "micromark",
    "@graphql-markdown/printer-legacy",
    "mermaid",
  ];
  const titles = new Set(text.split(/^-{80}\n/mu).map((section) => section.split(" ")[0]));
  expect(bundled.filter((name) => !titles.has(name))).toEqual([]);
});

it("the scripts contain autocomplete-core without search-insights", async () => {
  const scripts = (await builtFiles()).filter((name) => name.endsWith(".js"));
  const texts = await Promise.all(scripts.map((name) => readBuilt(name)));
  const countScripts = (part: string): number => texts.filter((text) => text.includes(part)).length;
  expect(countScripts("navigateNewWindow")).toBe(1);
  // autocomplete-core would load search-insights from a URL with this text.
  expect(countScripts("npm/search-insights@")).toBe(0);
});
