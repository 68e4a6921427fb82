import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanHash, cleanPath } from "@site/src/client/cleanUrl/clean";
import { pagePaths } from "@site/src/components/shell/notFound/pages";
import { proves } from "../../conformance/proves";

const pages = ["/", "/docs/intro", "/api/", "/notes.html"];
const clean = (path: string): string => cleanPath(path, (candidate) => pages.includes(candidate));

describe("cleanPath", () => {
  test.each([
    ["/docs/intro", "/docs/intro"],
    ["/docs/intro.html", "/docs/intro"],
    ["/docs/intro/index.html", "/docs/intro"],
    ["/api/index.html", "/api/"],
    ["/index.html", "/"],
    ["/no/such.html", "/no/such"],
    ["/docs/html", "/docs/html"],
    ["/docs/intro.html5", "/docs/intro.html5"],
    ["/api", "/api"],
    ["/100%.html", "/100%2525"],
    ["//docs/intro", "/docs/intro"],
    ["/docs//intro", "/docs/intro"],
    ["///", "/"],
    ["//api//index.html", "/api/"],
    ["//elsewhere.example/x.html", "/elsewhere.example/x"],
  ])("shows %s at %s", proves("L55a", "L55b"), (path, expected) => {
    expect(clean(path)).toBe(expected);
  });

  test("shows /index.html at the root, even if the root is not a page", () => {
    expect(cleanPath("/index.html", () => false)).toBe("/");
  });

  test("keeps the path of a page that itself ends in .html", () => {
    expect(clean("/notes.html")).toBe("/notes.html");
  });

  test("returns a path that can be decoded twice", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("%", "2", "5", "E", "0", "/", ".html", "ä") }), (text) => {
        const path = clean(`/${text}`);
        expect(() => decodeURI(decodeURI(path))).not.toThrow();
      }),
    );
  });
});

describe("cleanHash", () => {
  test("keeps a hash that can be decoded", () => {
    expect(cleanHash("#a%20b")).toBe("#a%20b");
  });

  test("escapes the percent signs of a hash that cannot be decoded", () => {
    expect(decodeURIComponent(cleanHash("#100%"))).toBe("#100%");
  });
});

test("pagePaths lists exact routes at any depth, without the not-found page", () => {
  const routes = [
    { path: "/", exact: true },
    { path: "/docs", routes: [{ path: "/docs", routes: [{ path: "/docs/intro", exact: true }] }] },
    { path: "*", exact: true },
  ];
  expect(pagePaths(routes)).toEqual(["/", "/docs/intro"]);
});
