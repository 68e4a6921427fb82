import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { baseUrl, builtFiles, home, readBuilt, readNotFound, readPages } from "./site";

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

  it("has the URL of the home page and an existing icon", async () => {
    const $ = load(await readBuilt("opensearch.xml"), { xml: true });
    expect($("ShortName").text()).toBe("GraphQL-Markdown");
    expect($('Url[type="text/html"]').attr("template")).toBe(`${home}?q={searchTerms}`);
    expect(await builtFiles()).toContain($("Image").text().slice(home.length));
  });
});
