import { describe, expect, it } from "vitest";
import { home, readPages, url } from "./site";
import type { BuiltPage } from "./site";

interface Thing {
  readonly "@context": string;
  readonly "@type": string;
  readonly [property: string]: unknown;
}

interface ListItem {
  readonly position: number;
  readonly name: string;
  readonly item: string;
}

const pages = await readPages();

/** The structured data of a page; throws if it is not JSON. */
function things({ $ }: BuiltPage): Thing[] {
  return $("head > script[type='application/ld+json']")
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Thing);
}

function thing(page: BuiltPage, type: string): Thing | undefined {
  const found = things(page).filter((candidate) => candidate["@type"] === type);
  expect(found.length, `${type} on ${page.route}`).toBeLessThanOrEqual(1);
  return found[0];
}

function page(route: string): BuiltPage {
  const found = pages.get(route);
  if (!found) throw new Error(`There is no page ${route}.`);
  return found;
}

const isDoc = ({ $ }: BuiltPage): boolean => $("html").is(".docs-doc-page");
/** Whether a page is a generated list of cards, which is not an article. */
const isCategory = ({ $ }: BuiltPage): boolean => $("article .theme-doc-markdown").length === 0;
const canonical = ({ $ }: BuiltPage): string => $("link[rel=canonical]").attr("href") ?? "";
const trail = (of: BuiltPage): readonly ListItem[] =>
  (thing(of, "BreadcrumbList")?.["itemListElement"] ?? []) as readonly ListItem[];

describe("structured data", () => {
  it("uses schema.org, on every page but the showcase", () => {
    const without = [...pages.values()].filter((of) => things(of).length === 0).map(({ route }) => route);
    expect(without).toEqual(["/showcase"]);
    for (const of of pages.values()) {
      for (const { "@context": context } of things(of)) expect(context).toBe("https://schema.org");
    }
  });

  it("has absolute URLs only", () => {
    const relative = [...pages.values()].flatMap((of) =>
      [...JSON.stringify(things(of)).matchAll(/"(?:@id|url|item|image|mainEntityOfPage)":"([^"]*)"/gu)]
        .map(([, href = ""]) => href)
        .filter((href) => !href.startsWith(home))
        .map((href) => `${of.route}: ${href}`),
    );
    expect(relative).toEqual([]);
  });

  it("of the home page describes the site", () => {
    const website = thing(page("/"), "WebSite");
    expect(website).toMatchObject({ "@id": `${home}#website`, name: "GraphQL-Markdown", url: home, inLanguage: "en" });
  });
});

describe("each page of the docs", () => {
  it("is an article with headline, description, language and picture", () => {
    const articles = [...pages.values()].filter((of) => isDoc(of) && !isCategory(of));
    expect(articles.length).toBeGreaterThan(300);
    for (const of of articles) {
      const article = thing(of, "TechArticle");
      expect(article, of.route).toMatchObject({
        headline: of
          .$("title")
          .text()
          .replace(/ \| GraphQL-Markdown$/u, ""),
        description: of.$("meta[name=description]").attr("content"),
        url: canonical(of),
        inLanguage: "en",
        isPartOf: { "@type": "WebSite", "@id": `${home}#website` },
        image: of.$("meta[property='og:image']").attr("content"),
      });
    }
  });

  it("has the date of the last change if the page shows it", () => {
    const dated = [...pages.values()].filter(({ $ }) => $("time[itemprop=dateModified]").length > 0);
    expect(dated.length).toBeGreaterThan(40);
    for (const of of dated) {
      const shown = of.$("time[itemprop=dateModified]").attr("datetime");
      expect(thing(of, "TechArticle")?.["dateModified"], of.route).toBe(shown);
    }
  });

  it("has breadcrumbs from the home page to itself", () => {
    for (const of of [...pages.values()].filter(isDoc)) {
      const items = trail(of);
      expect(items.length, of.route).toBeGreaterThanOrEqual(2);
      expect(items.map(({ position }) => position)).toEqual(items.map((_, at) => at + 1));
      expect(items[0]).toMatchObject({ name: "GraphQL-Markdown", item: home });
      expect(items.at(-1)?.item, of.route).toBe(canonical(of));
      expect(items.every(({ name }) => name.trim() !== "")).toBe(true);
      expect(new Set(items.map(({ item }) => item)).size, of.route).toBe(items.length);
    }
  });

  it("has its section and its categories in the breadcrumbs", () => {
    expect(trail(page("/docs/advanced/homepage")).map(({ item }) => item.slice(home.length))).toEqual([
      "",
      "docs/intro",
      "docs/category/advanced-settings",
      "docs/advanced/homepage",
    ]);
  });

  it("has the same first breadcrumb in its data as in its text", () => {
    const docs = [...pages.values()].filter((of) => isDoc(of) && of.$(".breadcrumbs").length > 0);
    expect(docs.length).toBeGreaterThan(600);
    for (const of of docs) {
      const [first] = of.$(".breadcrumbs a").toArray();
      const landing = { name: of.$(first).text(), item: `${url}${of.$(first).attr("href") ?? ""}` };
      expect(landing.name, of.route).toMatch(/^(?:Docs|API|Example: .+)$/u);
      const [, section] = trail(of);
      // On the landing page itself, that breadcrumb has the name of the page.
      if (canonical(of) === landing.item) expect(section?.item).toBe(landing.item);
      else expect(section, of.route).toMatchObject(landing);
    }
  });
});
