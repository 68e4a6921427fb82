import path from "node:path";
import { expect, it } from "vitest";

interface Plugin {
  readonly transform: (page: string, file: string) => string | undefined;
  readonly handleHotUpdate: (update: { readonly file: string; read: () => Promise<string> }) => void;
}

const pagesFile = path.resolve("packages/starters/vitepress/docs/.vitepress/pages.mjs");
const { schemaIncludes } = (await import(pagesFile)) as { schemaIncludes: (folder: string) => Plugin };
const plugin = schemaIncludes("api");

/** VitePress's own pattern for includes. */
const INCLUDE = /<!--\s*@include:\s*(?:.*?)\s*-->/u;
const PAGE = "/site/docs/api/types/objects/a.md";

it.each([
  "<!--@include: ../secret-->",
  "<!-- \n\t@include:../secret-->",
  "`<!--@include: @/../.env{1,2}-->`",
  "<!--<!--@include: a-->@include: b-->",
])("VitePress does not include %j in a page of the schema", async (page) => {
  expect(page).toMatch(INCLUDE);
  expect(plugin.transform(page, PAGE)).not.toMatch(INCLUDE);
  const update = { file: PAGE, read: async () => Promise.resolve(page) };
  plugin.handleHotUpdate(update);
  expect(await update.read()).not.toMatch(INCLUDE);
});

it("VitePress includes files in the owner's pages", () => {
  expect(plugin.transform("<!--@include: ./part.md-->", "/site/docs/guide.md")).toBeUndefined();
});
