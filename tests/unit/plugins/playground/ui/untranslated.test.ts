// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { createElement } from "react";
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { Breadcrumbs, Neighbours, Outline } from "@site/src/plugins/playground/browser/ui/preview/SiteNavigation";
import { siteMapOf } from "@site/src/plugins/playground/browser/ui/preview/siteMap";
import { FileList } from "@site/src/plugins/playground/browser/ui/result/Notices";

afterEach(cleanup);

function textsIn(node: Node): string[] {
  if (node instanceof Element && node.getAttribute("translate") === "no") return [];
  if (node.nodeType !== Node.TEXT_NODE) return [...node.childNodes].flatMap(textsIn);
  return node.textContent?.trim() ? [node.textContent] : [];
}

/** The texts that browsers would translate. */
const translatable = (shown: ReactNode): string[] => textsIn(render(shown).container);

const ignore = (): void => undefined;

const files = ["Film", "Person"].map((name) => ({
  path: `docs/api/types/objects/${name.toLowerCase()}.mdx`,
  text: "",
  entities: [{ kind: "type" as const, name }],
}));

const props = { site: siteMapOf(files, "docs"), path: "docs/api/types/objects/film.mdx", onOpen: ignore };

it("the name of a page in its breadcrumbs is not translated", () => {
  expect(translatable(createElement(Breadcrumbs, props))).toEqual(["API", "Types", "Objects"]);
});

it("the name of the next page is not translated", () => {
  expect(translatable(createElement(Neighbours, props))).toEqual(["Next"]);
});

it("names in the outline of a page are not translated", () => {
  const headings = [
    { id: "fields", level: 2, text: "Fields", hasCode: false },
    { id: "title", level: 3, text: "title", hasCode: true },
  ];
  const outline = createElement(Outline, { headings, deepest: 3, onFollow: ignore });
  expect(translatable(outline)).toEqual(["On this page", "Fields"]);
});

it("paths and messages in notices are not translated", () => {
  const items = [
    { path: "docs/api/types/objects/film.mdx", text: "type Film and type film" },
    { text: "query film: x" },
  ];
  expect(translatable(createElement(FileList, { items, onOpen: ignore }))).toEqual([]);
});
