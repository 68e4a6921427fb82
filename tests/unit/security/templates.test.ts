import { createRequire } from "node:module";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { readFences } from "../../docs/fences";

interface Formatter {
  readonly afterPrintTypeHook: (event: { output: string }) => Promise<void>;
}

const PAGE = "docs/advanced/integration-with-frameworks.mdx";
const fences = await readFences();

/** The formatter that a section of the docs has readers copy. */
function formatterOf(section: string): Formatter {
  const fence = fences.find(
    ({ page, headings, meta }) => page === PAGE && headings[0] === section && meta["title"] === "formatter.cjs",
  );
  const module = { exports: {} as Formatter };
  runInNewContext(fence?.code ?? "", { module, require: createRequire(import.meta.url) });
  return module.exports;
}

it.each([
  ["HonKit", /\{[{%#]/u],
  ["Hugo", /\{\{/u],
  ["mdBook", /\{\{/u],
])("the formatter of the docs for %s leaves no template in a page", async (section, template) => {
  const event = { output: "{{#include ../.env}} {{{ a }}} {%include 'a'%} {{< param a >}} {{{% a %}}} {{{{# a" };
  expect(event.output).toMatch(template);
  await formatterOf(section).afterPrintTypeHook(event);
  expect(event.output).not.toMatch(template);
  expect(event.output.replaceAll("\u200B", "")).toContain("{{#include ../.env}}");
});
