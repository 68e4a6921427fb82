import { expect, it } from "vitest";
import { siteUrl } from "@site/src/config/siteUrl";

it("the site's URL is graphql-markdown.dev by default", () => {
  expect(siteUrl({})).toEqual({ url: "https://graphql-markdown.dev", baseUrl: "/" });
});

it("the site's URL comes from the environment, without a slash after the origin", () => {
  expect(siteUrl({ SITE_URL: "http://localhost:8080/", BASE_URL: "/a/b/" })).toEqual({
    url: "http://localhost:8080",
    baseUrl: "/a/b/",
  });
});

it.each(["docs.example.org", "https://example.org/docs", ""])("rejects %j as an origin", (url) => {
  expect(() => siteUrl({ SITE_URL: url })).toThrow(/^SITE_URL is "/u);
});

it.each(["docs/", "/docs", "https://example.org/", "//", ""])("rejects %j as a path", (baseUrl) => {
  expect(() => siteUrl({ BASE_URL: baseUrl })).toThrow(/^BASE_URL is "/u);
});
