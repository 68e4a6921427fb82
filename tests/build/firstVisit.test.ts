import { readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import type { PageGroup } from "../../src/plugins/leanClient/shared/routes";
import { pageKinds } from "../e2e/support/pages";
import budgets from "../budgets.json" with { type: "json" };
import { markdownTable } from "../search/table";
import { firstVisit } from "./firstVisit";
import { buildFolder, builtFiles, readBuilt, readPages } from "./site";

// Budgets of the lean client; `npm run test:part stock` skips this file.
const { home, other, css, html } = budgets.firstVisit;
const { table } = budgets;

const built = await readPages();

const figures: (string | number)[][] = [];

afterAll(() => {
  const head = ["gzip, first visit", "requests", "script", "CSS", "HTML"];
  process.stdout.write(`\n${markdownTable(head, figures)}\n`);
});

describe.each(pageKinds)("the first visit to $path ($kind)", ({ path: page, kind }) => {
  it("stays within the budgets of bytes and requests", async () => {
    const visit = await firstVisit(page);
    figures.push([page, visit.requests, visit.script.gzip, visit.css.gzip, visit.html.gzip]);
    const budget = page === "/" ? home : other;
    expect(visit.script.gzip).toBeLessThanOrEqual(budget.script.gzip);
    expect(visit.script.brotli).toBeLessThanOrEqual(budget.script.brotli);
    expect(visit.requests).toBeLessThanOrEqual(budget.requests);
    expect(visit.css.gzip).toBeLessThanOrEqual(css.gzip);
    expect(visit.css.brotli).toBeLessThanOrEqual(css.brotli);
    const htmlBudget = kind.startsWith("docs") ? html.docs : html.generated;
    expect(visit.html.gzip).toBeLessThanOrEqual(htmlBudget.gzip);
    expect(visit.html.brotli).toBeLessThanOrEqual(htmlBudget.brotli);
  });
});

it("no page of the API or of an example has more HTML than the budget allows", async () => {
  const files = (await builtFiles()).filter((file) => /^(?:api|examples)\/(?:.*\/)?index\.html$/u.test(file));
  expect(files.length).toBeGreaterThan(600);
  const heavy: string[] = [];
  for (const file of files) {
    const { length } = gzipSync(await readFile(path.join(buildFolder, file)), { level: 6 });
    if (length > html.generated.gzip) heavy.push(`${file}: ${String(length)} bytes`);
  }
  expect(heavy).toEqual([]);
});

it("the scripts of a first visit do not contain the page table", async () => {
  const files = await builtFiles();
  const main = await readBuilt(files.find((file) => /assets\/js\/main\.[^/]*\.js$/u.test(file)) ?? "no file");
  const runtime = await readBuilt(
    files.find((file) => /assets\/js\/runtime~main\.[^/]*\.js$/u.test(file)) ?? "no file",
  );
  const text = await readBuilt(files.find((file) => /assets\/js\/pages\.[^/]*\.json$/u.test(file)) ?? "no file");
  const groups = JSON.parse(text) as readonly PageGroup[];
  const pages = groups.flatMap(({ paths, modules, scripts }) =>
    paths.map((route, at) => ({ route, module: modules[at], script: scripts[at] ?? "" })),
  );
  // The table has all pages but the home page and the showcase, whose routes are not below a docs instance.
  expect(pages.length).toBeGreaterThan(built.size - 5);
  const named = pages.filter(({ script }) => {
    const hash = script.split(".")[1] ?? "";
    return hash !== "" && (main + runtime).includes(hash);
  });
  expect(named).toEqual([]);
  const mentioned = pages.filter(({ route }) => main.includes(`"${route}"`));
  // The main script may name pages to which the navbar and the not-found page link.
  expect(mentioned.length).toBeLessThan(pages.length / 12);
  expect(pages.filter(({ script }) => !files.includes(`assets/js/${script}.js`))).toEqual([]);
  expect(gzipSync(text).length / pages.length).toBeLessThan(table.gzipPerPage);
});
