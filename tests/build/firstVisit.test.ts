import { readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { pageKinds } from "../e2e/pages";
import budgets from "../budgets.json" with { type: "json" };
import { firstVisit } from "./firstVisit";
import { buildFolder, builtFiles, readPages } from "./site";

const { home, other, css, html, growth } = budgets.firstVisit;

describe.each(pageKinds)("the first visit of the $kind $path", ({ path: page, kind }) => {
  it("downloads no more script, style and text than the budget has, in no more requests", async () => {
    const visit = await firstVisit(page);
    const budget = page === "/" ? home : other;
    expect(visit.script.gzip).toBeLessThanOrEqual(budget.script.gzip);
    expect(visit.script.brotli).toBeLessThanOrEqual(budget.script.brotli);
    expect(visit.requests).toBeLessThanOrEqual(budget.requests);
    expect(visit.css.gzip).toBeLessThanOrEqual(css.gzip);
    expect(visit.css.brotli).toBeLessThanOrEqual(css.brotli);
    const text = kind.startsWith("docs") ? html.docs : html.generated;
    expect(visit.html.gzip).toBeLessThanOrEqual(text.gzip);
    expect(visit.html.brotli).toBeLessThanOrEqual(text.brotli);
  });
});

async function textOf(file: string | undefined): Promise<string> {
  expect(file).toBeDefined();
  return readFile(path.join(buildFolder, file ?? ""), "utf8");
}

it("lets each page of the site add no more to the script of every first visit than the budget has", async () => {
  const files = await builtFiles();
  const main = await textOf(files.find((file) => /assets\/js\/main\.[^/]*\.js$/u.test(file)));
  const runtime = await textOf(files.find((file) => /assets\/js\/runtime~main\.[^/]*\.js$/u.test(file)));
  const pages = (await readPages()).size;
  // Tables of the runtime, ids of modules, and addresses: what there is of each page. Each is cut out to see its weight.
  const tables = [
    ...runtime.matchAll(/\{[\w"]+:"[\da-f]{8}"(?:,[\w"]+:"[\da-f]{8}"){50,}\}|\[[\de]+(?:,[\de]+){50,}\]/gu),
  ];
  const ids = [...main.matchAll(/\[[\de]+(?:,[\de]+){50,}\]/gu)];
  const addresses = [...main.matchAll(/"paths":"[^"]*"|paths:"[^"]*"/gu)];
  expect(tables.length).toBeGreaterThanOrEqual(2);
  expect(ids.length).toBeGreaterThanOrEqual(1);
  expect(addresses.length).toBeGreaterThanOrEqual(4);
  const weight = (text: string, parts: readonly RegExpMatchArray[]): number =>
    gzipSync(text).length - gzipSync(parts.reduce((rest, [part]) => rest.replace(part, ""), text)).length;
  expect((weight(runtime, tables) + weight(main, [...ids, ...addresses])) / pages).toBeLessThan(growth.gzip);
});

it("names no script and no style sheet that is not there", async () => {
  const files = new Set((await builtFiles()).map((file) => `/${file}`));
  for (const { route, $ } of (await readPages()).values()) {
    const named = [
      ...$("script[src]").map((_, script) => $(script).attr("src")),
      ...$("link[rel=preload][as=script], link[rel=stylesheet]").map((_, link) => $(link).attr("href")),
    ];
    expect(
      named.filter((file) => !files.has(file)),
      route,
    ).toEqual([]);
  }
});

it("marks the code of a page in its HTML, by classes without styles", async () => {
  const page = (await readPages()).get("/docs/get-started");
  expect(page?.$(".theme-code-block .token.keyword, .theme-code-block .token.string").length).toBeGreaterThan(0);
  expect(page?.$(".theme-code-block .token[style]").length).toBe(0);
});
