import { readFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { siteUrl } from "@site/src/config/siteUrl";
import { buildFolder, builtFiles, readPages } from "./site";

const { url, baseUrl } = siteUrl(process.env);
const home = url + baseUrl;

describe("the OpenSearch description", () => {
  it("is linked in the head of every page, even of the not-found page", async () => {
    const pages = [...(await readPages()).values()];
    const notFound = load(await readFile(path.join(buildFolder, "404.html"), "utf8"));
    const missing = [...pages, { route: "404", $: notFound }].filter(({ $ }) => {
      const link = $('head > link[rel=search][type="application/opensearchdescription+xml"]');
      return link.attr("href") !== `${baseUrl}opensearch.xml` || link.attr("title") !== "GraphQL-Markdown";
    });
    expect(missing.map(({ route }) => route)).toEqual([]);
  });

  it("has the URL of the home page and an existing icon", async () => {
    const $ = load(await readFile(path.join(buildFolder, "opensearch.xml"), "utf8"), { xml: true });
    expect($("ShortName").text()).toBe("GraphQL-Markdown");
    expect($('Url[type="text/html"]').attr("template")).toBe(`${home}?q={searchTerms}`);
    expect(await builtFiles()).toContain($("Image").text().slice(home.length));
  });
});
