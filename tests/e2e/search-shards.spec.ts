import type { Locator, Page } from "@playwright/test";
import type { SearchIndexFile } from "@site/src/plugins/search/shared/packed";
import { answerOf } from "./support/answer";
import { listenToScripts } from "./support/console";
import { FAULTS } from "./support/faults";
import { hold } from "./support/hold";
import {
  INDEX,
  SHARDS,
  TEXTS,
  activeResult,
  announcement,
  answered,
  desktop,
  field,
  results,
  searchFor,
  visit,
} from "./support/searchBox";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

const MESSAGE = "Some texts did not load";

/** Requests for the index from now on, also those of the worker. */
function watchIndex(page: Page): readonly string[] {
  const asked: string[] = [];
  page.context().on("request", (request) => {
    if (request.url().includes("search-index")) asked.push(request.url());
  });
  return asked;
}

/** Where results stand on the screen. */
function places(list: Locator): Promise<number[]> {
  return list.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
}

/** Those that need not be tried with each change: what becomes of a file is the same for all of them. */
const ALIKE = new Set(["is missing", "meets an error of the server", "is cut off"]);

for (const [fault, spoil] of Object.entries(FAULTS)) {
  test(
    `when a file of texts ${fault}, names answer, one line says so, and a later query tries again`,
    { tag: ALIKE.has(fault) ? "@slow" : [] },
    async ({ page }) => {
      const said = listenToScripts(page);
      await page.route(SHARDS, spoil);
      await visit(page, "/docs/intro");
      await searchFor(page, "averageScore");
      await expect(results(page).first()).toContainText("averageScore");
      await expect(page.getByText(MESSAGE).first()).toBeInViewport({ ratio: 1 });
      await expect(announcement(page)).toHaveText(new RegExp(`^${MESSAGE}.* results\\. First: averageScore`, "u"));
      await page.unroute(SHARDS);
      await searchFor(page, "averageScor");
      await searchFor(page, "averageScore");
      await expect(page.getByText(MESSAGE)).toHaveCount(0);
      await expect(results(page).first()).toContainText("Mean");
      expect(said).toEqual([]);
    },
  );
}

test("a site that is built anew under a reader answers from its new index, which is fetched once more", async ({
  page,
}) => {
  const said = listenToScripts(page);
  const asked = watchIndex(page);
  // The reader has the index of the build before.
  await page.route(
    INDEX,
    async (route) => {
      const { documents, index } = (await (await answerOf(route)).json()) as SearchIndexFile;
      await route.fulfill({ json: { documents, index: { ...index, hash: "00000000" } } });
    },
    { times: 1 },
  );
  await visit(page, "/docs/intro");
  await searchFor(page, "averageScore");
  await expect(results(page).first()).toContainText("Mean");
  await expect(page.getByText(MESSAGE)).toHaveCount(0);
  await searchFor(page, "deprecated");
  await expect(page.getByText(MESSAGE)).toHaveCount(0);
  expect(asked).toHaveLength(2);
  expect(said).toEqual([]);
});

test("an index whose files are missing is fetched once more and not again", async ({ page }) => {
  const asked = watchIndex(page);
  await page.route(SHARDS, FAULTS["is missing"] ?? (() => undefined));
  await visit(page, "/docs/intro");
  for (const query of ["averageScore", "deprecated", "media"]) {
    await searchFor(page, query);
    await expect(page.getByText(MESSAGE).first()).toBeVisible();
  }
  expect(asked).toHaveLength(2);
});

test("texts come into their places: no result moves, and what the reader has moved to stays chosen", async ({
  page,
}) => {
  await visit(page, "/docs/intro");
  const release = await hold(page, TEXTS);
  await field(page).fill("how do I hide a type");
  await expect(results(page)).toHaveCount(8);
  await expect(page.getByRole("search")).toHaveAttribute("aria-busy", "true");
  // Nothing is said before the order is settled.
  await expect(announcement(page)).toHaveText(/^(?:Searching…)?$/u);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const chosen = await activeResult(page).getAttribute("href");
  const place = await places(activeResult(page));
  await release();
  await answered(page);
  await expect(results(page).first()).toContainText(/\w{3}.*[.:]/u);
  expect(await activeResult(page).getAttribute("href")).toBe(chosen);
  expect(await places(activeResult(page))).toEqual(place);
  await expect(announcement(page)).toHaveText(/^8 results\. First: /u);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${chosen ?? "nothing"}$`, "u"));
});

test("a result that is found by its code alone shows that code, as code", async ({ page }) => {
  await visit(page, "/docs/intro");
  await searchFor(page, "5b21b6");
  const excerpt = results(page).first().locator("code");
  await expect(excerpt).toContainText("background-color: #5b21b6");
  await expect(excerpt.locator("mark").first()).toHaveText("5b21b6");
  await searchFor(page, "skipDocDirective");
  await expect(results(page).first().locator("code")).toHaveCount(0);
});
