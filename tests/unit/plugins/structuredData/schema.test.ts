import { describe, expect, test } from "vitest";
import { robotsText } from "@site/src/plugins/robots";
import { breadcrumbList, techArticle, toScript, webSite } from "@site/src/plugins/structuredData/browser/schema";

const site = { title: "Site", tagline: "It.", url: "https://a.example", baseUrl: "/sub/", language: "fr" };
const article = { title: "T", description: "D", permalink: "/sub/docs/t" };

describe("structured data below a sub-path", () => {
  test("has that path in every URL", () => {
    expect(webSite(site)).toMatchObject({ url: "https://a.example/sub/", "@id": "https://a.example/sub/#website" });
    expect(techArticle(site, article)).toMatchObject({
      url: "https://a.example/sub/docs/t",
      isPartOf: { "@id": "https://a.example/sub/#website" },
      inLanguage: "fr",
    });
  });
});

describe("techArticle", () => {
  test("omits unknown values", () => {
    const written = JSON.parse(toScript(techArticle(site, article))) as object;
    expect(written).not.toHaveProperty("dateModified");
    expect(written).not.toHaveProperty("image");
  });

  test("has the date of the last change in ISO 8601", () => {
    expect(techArticle(site, { ...article, lastUpdatedAt: 0 })).toMatchObject({ dateModified: undefined });
    expect(techArticle(site, { ...article, lastUpdatedAt: 86_400_000 })).toMatchObject({
      dateModified: "1970-01-02T00:00:00.000Z",
    });
  });
});

describe("breadcrumbList", () => {
  test("lists a URL once, with the name of the page itself", () => {
    const crumbs = [
      { name: "Docs", path: "/sub/docs/t" },
      { name: "T", path: "/sub/docs/t" },
    ];
    expect(breadcrumbList(site, crumbs)["itemListElement"]).toEqual([
      { "@type": "ListItem", position: 1, name: "Site", item: "https://a.example/sub/" },
      { "@type": "ListItem", position: 2, name: "T", item: "https://a.example/sub/docs/t" },
    ]);
  });
});

describe("toScript", () => {
  test("contains nothing that could end the script element", () => {
    const script = toScript({ name: "</script><!--" });
    expect(script).not.toContain("<");
    expect(JSON.parse(script)).toEqual({ name: "</script><!--" });
  });
});

describe("robotsText", () => {
  test("names the sitemap of a sub-path", () => {
    expect(robotsText({ ...site, noIndex: false })).toBe(
      "User-agent: *\nAllow: /sub/\n\nSitemap: https://a.example/sub/sitemap.xml\n",
    );
  });

  test("excludes crawlers from a site with noIndex", () => {
    expect(robotsText({ ...site, noIndex: true })).toContain("Disallow: /sub/\n");
  });
});
