import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { descriptionText } from "./openSearch.ts";

const site = {
  title: "Field notes",
  tagline: "Documentation for schemas.",
  url: "https://docs.example",
  baseUrl: "/sub/fr/",
  favicon: "img/favicon.svg",
};

function elements(given: Partial<Parameters<typeof descriptionText>[0]> = {}): ReturnType<typeof load> {
  return load(descriptionText({ ...site, ...given }, "fr"), { xml: true });
}

describe("the OpenSearch description", () => {
  it("names the site, its search at the home page of the locale, and itself", () => {
    expect(descriptionText(site, "fr")).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/u);
    const $ = elements();
    expect($(":root").attr("xmlns")).toBe("http://a9.com/-/spec/opensearch/1.1/");
    const names = ["ShortName", "LongName", "Description", "Language", "InputEncoding", "OutputEncoding"];
    expect(names.map((name) => $(name).text())).toEqual([site.title, site.title, site.tagline, "fr", "UTF-8", "UTF-8"]);
    expect($('Url[type="text/html"]').attr("template")).toBe("https://docs.example/sub/fr/?q={searchTerms}");
    // Lets a browser look for a newer description.
    expect($('Url[rel="self"]').attr()).toMatchObject({
      type: "application/opensearchdescription+xml",
      template: "https://docs.example/sub/fr/opensearch.xml",
    });
  });

  it("truncates the short name to 16 characters and the long one to 48", () => {
    const $ = elements({ title: `Handbook of the ${"😀".repeat(60)}` });
    expect($("ShortName").text()).toBe("Handbook of the");
    expect(Array.from($("LongName").text())).toHaveLength(48);
    expect($("LongName").text().isWellFormed()).toBe(true);
  });

  it("describes a site without tagline by its title", () => {
    expect(elements({ tagline: "" })("Description").text()).toBe(site.title);
  });

  it.each([
    ["img/favicon.svg", "image/svg+xml"],
    ["favicon.ico", "image/x-icon"],
    ["icon.png", "image/png"],
    ["icon.webp", undefined],
  ])("shows the icon %s with its type, %s", (favicon, type) => {
    const image = elements({ favicon })("Image");
    expect(image.text()).toBe(`https://docs.example/sub/fr/${favicon}`);
    expect(image.attr("type")).toBe(type);
  });

  it("shows no icon for a site without one", () => {
    expect(elements({ favicon: undefined })("Image")).toHaveLength(0);
  });

  it("escapes markup", () => {
    const hostile = { title: `<A> & "B"`, tagline: "</Description><Url/>", baseUrl: '/a&b"c/', favicon: "<i>&.png" };
    const $ = elements(hostile);
    expect($("ShortName").text()).toBe(hostile.title);
    expect($("Description").text()).toBe(hostile.tagline);
    expect($("Url")).toHaveLength(2);
    expect($('Url[type="text/html"]').attr("template")).toBe(`https://docs.example${hostile.baseUrl}?q={searchTerms}`);
    expect($("Image").text()).toBe(`https://docs.example${hostile.baseUrl}${hostile.favicon}`);
  });
});
