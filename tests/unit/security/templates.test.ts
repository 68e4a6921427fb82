import { createRequire } from "node:module";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { readFences } from "../../docs/fences";

interface Formatter {
  readonly afterPrintTypeHook: (event: { output: string }) => Promise<void>;
}

const fences = await readFences();

/** Loads the formatter of a framework's guide. */
function formatterOf(framework: string): Formatter {
  const guide = `docs/guides/frameworks/${framework}.mdx`;
  const fence = fences.find(({ page, meta }) => page === guide && meta["title"] === "formatter.cjs");
  const module = { exports: {} as Formatter };
  runInNewContext(fence?.code ?? "", { module, require: createRequire(import.meta.url) });
  return module.exports;
}

it.each([
  ["honkit", /\{[{%#]/u],
  ["hugo", /\{\{/u],
  ["mdbook", /\{\{/u],
])("the formatter of the docs for %s disables templates in pages", async (framework, template) => {
  const event = { output: "{{#include ../.env}} {{{ a }}} {%include 'a'%} {{< param a >}} {{{% a %}}} {{{{# a" };
  expect(event.output).toMatch(template);
  await formatterOf(framework).afterPrintTypeHook(event);
  expect(event.output).not.toMatch(template);
  expect(event.output.replaceAll("\u200B", "")).toContain("{{#include ../.env}}");
});
