// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { recentPages, saveRecentPage } from "./recent.ts";

/** Saves a page of the docs, as when the reader leaves it. */
function leave(path: string, title = `Title of ${path}`): void {
  document.body.innerHTML = `<main><article><h1>${title}</h1></article></main>`;
  saveRecentPage(path);
}

const paths = (current = "/elsewhere"): string[] => recentPages(current).map(([path]) => path);

beforeEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

it("recent pages are the last five, without the current page, newest first", () => {
  for (const name of ["a", "b", "c", "d", "e", "f", "g"]) leave(`/docs/${name}`);
  expect(paths()).toEqual(["/docs/g", "/docs/f", "/docs/e", "/docs/d", "/docs/c"]);
  expect(paths("/docs/f/")).toEqual(["/docs/g", "/docs/e", "/docs/d", "/docs/c", "/docs/b"]);
});

it("a page that is visited again becomes the newest, with its new title", () => {
  leave("/docs/a", "One");
  leave("/docs/b", "Two words");
  leave("/docs/a", "Three");
  expect(recentPages("/")).toEqual([
    ["/docs/a", "Three"],
    ["/docs/b", "Two words"],
  ]);
});

it("the path of a recent page may contain spaces", () => {
  leave("/docs/My first page", "My first page");
  expect(recentPages("/")).toEqual([["/docs/My first page", "My first page"]]);
  expect(paths("/docs/My first page")).toEqual([]);
});

it("category pages are saved, other pages without an article are not", () => {
  document.body.innerHTML = '<main><div class="generatedIndexPage_x"><header><h1>Advanced</h1></header></div></main>';
  saveRecentPage("/docs/category/advanced");
  document.body.innerHTML = "<main><h1>Page not found</h1></main>";
  saveRecentPage("/nowhere");
  expect(recentPages("/")).toEqual([["/docs/category/advanced", "Advanced"]]);
});

it("pages that an earlier release saved are left out", () => {
  sessionStorage.setItem("search.recent", "/docs/intro Introduction");
  leave("/docs/a");
  expect(paths()).toEqual(["/docs/a"]);
});

it("with full or blocked storage, there are no recent pages and no errors", () => {
  vi.spyOn(sessionStorage, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  leave("/docs/a");
  expect(paths()).toEqual([]);
  vi.spyOn(globalThis, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  leave("/docs/a");
  expect(paths()).toEqual([]);
});
