import { describe, expect, it } from "vitest";
import { home, readPages, url } from "./site";
import type { BuiltPage } from "./site";

/** An item of schema.org, which calls the most general type `Thing`. */
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
function structuredData({ $ }: BuiltPage): Thing[] {
  return $("head > script[type='application/ld+json']")
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Thing);
}

function itemOfType(page: BuiltPage, type: string): Thing | undefined {
  const found = structuredData(page).filter((candidate) => candidate["@type"] === type);
  expect(found.length, `${type} on ${page.route}`).toBeLessThanOrEqual(1);
  return found[0];
}

function pageAt(route: string): BuiltPage {
  const found = pages.get(route);
  if (!found) throw new Error(`There is no page ${route}.`);
  return found;
}

const isDoc = ({ $ }: BuiltPage): boolean => $("html").is(".docs-doc-page");
/** Whether a page is a generated category page, which has cards instead of an article. */
const isCategory = ({ $ }: BuiltPage): boolean => $("article .theme-doc-markdown").length === 0;
const canonical = ({ $ }: BuiltPage): string => $("link[rel=canonical]").attr("href") ?? "";
const breadcrumbs = (page: BuiltPage): readonly ListItem[] =>
  (itemOfType(page, "BreadcrumbList")?.["itemListElement"] ?? []) as readonly ListItem[];

describe("structured data", () => {
  it("is on every page but the showcase, and uses schema.org", () => {
    const without = [...pages.values()].filter((page) => structuredData(page).length === 0).map(({ route }) => route);
    expect(without).toEqual(["/showcase"]);
    for (const page of pages.values()) {
      for (const { "@context": context } of structuredData(page)) expect(context).toBe("https://schema.org");
    }
  });

  it("has absolute URLs only", () => {
    const relative = [...pages.values()].flatMap((page) =>
      [...JSON.stringify(structuredData(page)).matchAll(/"(?:@id|url|item|image|mainEntityOfPage)":"([^"]*)"/gu)]
        .map(([, href = ""]) => href)
        .filter((href) => !href.startsWith(home))
        .map((href) => `${page.route}: ${href}`),
    );
    expect(relative).toEqual([]);
  });

  it("of the home page describes the site", () => {
    const website = itemOfType(pageAt("/"), "WebSite");
    expect(website).toMatchObject({ "@id": `${home}#website`, name: "GraphQL-Markdown", url: home, inLanguage: "en" });
  });
});

describe("each page of the docs", () => {
  it("is an article with headline, description, language and image, unless a category", () => {
    const articles = [...pages.values()].filter((page) => isDoc(page) && !isCategory(page));
    expect(articles.length).toBeGreaterThan(300);
    for (const page of articles) {
      const article = itemOfType(page, "TechArticle");
      expect(article, page.route).toMatchObject({
        headline: page
          .$("title")
          .text()
          .replace(/ \| GraphQL-Markdown$/u, ""),
        description: page.$("meta[name=description]").attr("content"),
        url: canonical(page),
        inLanguage: "en",
        isPartOf: { "@type": "WebSite", "@id": `${home}#website` },
        image: page.$("meta[property='og:image']").attr("content"),
      });
    }
  });

  it("has the date of the last change if the page shows it", () => {
    const dated = [...pages.values()].filter(({ $ }) => $("time[itemprop=dateModified]").length > 0);
    expect(dated.length).toBeGreaterThan(40);
    for (const page of dated) {
      const shown = page.$("time[itemprop=dateModified]").attr("datetime");
      expect(itemOfType(page, "TechArticle")?.["dateModified"], page.route).toBe(shown);
    }
  });

  it("has breadcrumbs from the home page to itself, all with canonical URLs", () => {
    const canonicals = new Set([...pages.values()].map(canonical));
    for (const page of [...pages.values()].filter(isDoc)) {
      const items = breadcrumbs(page);
      expect(items.length, page.route).toBeGreaterThanOrEqual(2);
      expect(items.map(({ position }) => position)).toEqual(items.map((_, at) => at + 1));
      expect(items[0]).toMatchObject({ name: "GraphQL-Markdown", item: home });
      expect(items.at(-1)?.item, page.route).toBe(canonical(page));
      expect(items.every(({ name }) => name.trim() !== "")).toBe(true);
      expect(
        items.filter(({ item }) => !canonicals.has(item)),
        page.route,
      ).toEqual([]);
      expect(new Set(items.map(({ item }) => item)).size, page.route).toBe(items.length);
    }
  });

  it("has its section and its categories in the breadcrumbs", () => {
    expect(breadcrumbs(pageAt("/docs/advanced/homepage")).map(({ item }) => item.slice(home.length))).toEqual([
      "",
      "docs/intro",
      "docs/category/advanced-settings",
      "docs/advanced/homepage",
    ]);
  });

  it("has its first visible breadcrumb as the second one in its data", () => {
    const docs = [...pages.values()].filter((page) => isDoc(page) && page.$(".breadcrumbs").length > 0);
    expect(docs.length).toBeGreaterThan(600);
    for (const page of docs) {
      const [first] = page.$(".breadcrumbs a").toArray();
      const landing = { name: page.$(first).text(), item: `${url}${page.$(first).attr("href") ?? ""}` };
      expect(landing.name, page.route).toMatch(/^(?:Docs|API|Example: .+)$/u);
      const [, section] = breadcrumbs(page);
      // On the landing page, the breadcrumb in the data has the title of the page instead.
      if (canonical(page) === landing.item) expect(section?.item).toBe(landing.item);
      else expect(section, page.route).toMatchObject(landing);
    }
  });
});
