import { load } from "cheerio";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import TestedWith from "@site/src/components/docs/TestedWith";
import { RELEASE, VERSIONS } from "@site/src/data/release";

function cells(compact: boolean, name: "th" | "td"): string[] {
  const $ = load(renderToStaticMarkup(createElement(TestedWith, { compact })));
  return $(name)
    .toArray()
    .map((cell) => $(cell).text());
}

it("shows the main versions in one row if compact", () => {
  expect(cells(true, "th")).toEqual(["GraphQL-Markdown", "Node.js", "graphql", "Docusaurus"]);
  expect(cells(true, "td")).toEqual([RELEASE, "20, 24 and 26", VERSIONS.graphql, VERSIONS["@docusaurus/core"]]);
});

it("shows every version otherwise", () => {
  expect(cells(false, "td")).toEqual(expect.arrayContaining(Object.values(VERSIONS)));
});
