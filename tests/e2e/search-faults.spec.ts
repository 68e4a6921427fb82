import { proves } from "../conformance/proves";
import { listen, listenToScripts } from "./support/console";
import { FAULTS, hold } from "./support/requests";
import {
  INDEX,
  SHARDS,
  TEXTS,
  activeResult,
  announcement,
  waitForAnswer,
  desktop,
  field,
  results,
  searchFor,
  visit,
  watchIndex,
} from "./support/searchBox";
import { saveData } from "./support/shell";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

const NO_INDEX = "Search is not available: its index did not load.";
const NO_TEXTS = "Some texts did not load";

test(
  "an index that does not load is requested again only when the reader asks",
  proves("L135b", "L135c", "L135d", "L155"),
  async ({ page }) => {
    const messages = listenToScripts(page);
    const asked = watchIndex(page);
    await visit(page, "/docs/intro");
    const faults = ["is missing", "cannot be reached", "is cut off"];
    for (const [at, fault] of faults.entries()) {
      await page.route(INDEX, FAULTS[fault] ?? (() => undefined));
      if (at > 0) await page.getByRole("button", { name: "Try again" }).click();
      // If an index had loaded, the first word would have results.
      const query = `media ${fault}`;
      await field(page).fill(query);
      await expect(announcement(page)).toHaveText(`${NO_INDEX} Press Enter to try again.`);
      await expect(page.getByText(NO_INDEX).first()).toBeInViewport({ ratio: 1 });
      // Neither a search, nor the focus, nor a change of route requests the index again.
      await field(page).fill("media");
      await field(page).blur();
      const [link, url] = at % 2 === 0 ? (["API", /\/api\/$/u] as const) : (["Docs", /\/docs\/intro$/u] as const);
      await page.getByRole("link", { name: link, exact: true }).first().click();
      await expect(page).toHaveURL(url);
      await field(page).focus();
      await expect(page.getByText(NO_INDEX).first()).toBeVisible();
      await expect(page.getByText("No results")).toHaveCount(0);
      await expect(results(page)).toHaveCount(0);
      expect(asked, fault).toHaveLength(at + 1);
      await page.unroute(INDEX);
    }
    // Enter tries again, too.
    await field(page).press("Enter");
    await expect(results(page)).toHaveCount(8);
    await expect(page.getByText(NO_INDEX)).toHaveCount(0);
    expect(asked).toHaveLength(faults.length + 1);
    expect(messages).toEqual([]);
  },
);

test("missing texts are reported, and loaded once they are available", async ({ page }) => {
  const messages = listenToScripts(page);
  const asked = watchIndex(page);
  await visit(page, "/docs/intro");
  // Names are found without texts, and a notice says what is missing.
  await page.route(SHARDS, FAULTS["cannot be reached"] ?? (() => undefined));
  await searchFor(page, "skipDocDirective");
  await expect(results(page).first()).toContainText("skipDocDirective");
  await expect(page.getByText(NO_TEXTS).first()).toBeInViewport({ ratio: 1 });
  await expect(announcement(page)).toHaveText(new RegExp(`^${NO_TEXTS}.* results\\. First: skipDocDirective`, "u"));
  await page.unroute(SHARDS);
  await searchFor(page, "skipDoc");
  await searchFor(page, "skipDocDirective");
  await expect(page.getByText(NO_TEXTS)).toHaveCount(0);
  await expect(results(page).first()).toContainText(/\w{3}.*[.:]/u);
  expect(asked).toHaveLength(1);
  expect(messages).toEqual([]);
});

test("texts that arrive late move no result, and the active one stays active", async ({ page }) => {
  await visit(page, "/docs/intro");
  const release = await hold(page, TEXTS);
  await field(page).fill("how do I hide a type");
  await expect(results(page)).toHaveCount(8);
  await expect(page.getByRole("search")).toHaveAttribute("aria-busy", "true");
  // Results are not announced before their order is final.
  await expect(announcement(page)).toHaveText(/^(?:Searching…)?$/u);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const chosen = await activeResult(page).getAttribute("href");
  const top = (): Promise<number> => activeResult(page).evaluate((one) => Math.round(one.getBoundingClientRect().top));
  const place = await top();
  await release();
  await waitForAnswer(page);
  await expect(results(page).first()).toContainText(/\w{3}.*[.:]/u);
  expect(await activeResult(page).getAttribute("href")).toBe(chosen);
  expect(await top()).toBe(place);
  await expect(announcement(page)).toHaveText(/^8 results\. First: /u);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${chosen ?? "nothing"}$`, "u"));
});

test("when the search does not load, the field says so, and a key tries again", async ({ page }) => {
  const { exceptions } = listen(page);
  const notice = page.getByRole("status").filter({ hasText: "The search did not load." });
  const asked: string[] = [];
  page.on("request", (sent) => asked.push(sent.url()));
  // Without prefetches, the page requests only what it needs itself.
  await saveData(page);
  await visit(page, "/");
  const needed = [...asked];
  await page.route("**/assets/**", async (route) => {
    if (needed.includes(route.request().url())) await route.fallback();
    else await route.abort();
  });
  await page.goto("/?q=medi");
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(field(page)).toHaveValue("medi");
  const failed = page.waitForEvent("console", (message) => message.text().includes("The search did not load"));
  await field(page).press("a");
  await failed;
  await expect(field(page)).toHaveValue("media");
  await page.unroute("**/assets/**");
  await field(page).press("Backspace");
  await expect(field(page)).toHaveValue("medi");
  await expect(results(page).first()).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(exceptions).toEqual([]);
});

test("after its worker has broken, the search runs in the page", async ({ page }) => {
  const { exceptions } = listen(page);
  await page.addInitScript(() => {
    let first = true;
    globalThis.Worker = class extends Worker {
      constructor() {
        if (!first) throw new Error("no worker here");
        first = false;
        super(URL.createObjectURL(new Blob([`importScripts("${location.origin}/no/such/worker.js")`])));
      }
      override postMessage(...[message]: [{ readonly query?: string }]): void {
        super.postMessage(message);
        if (message.query === "media") document.documentElement.dataset["asked"] = "true";
      }
    };
  });
  // The worker breaks only after a query was sent: if it broke earlier, the page would replace it at once.
  const release = await hold(page, "**/no/such/worker.js");
  await visit(page, "/docs/intro");
  await field(page).fill("media");
  await expect(page.locator("html")).toHaveAttribute("data-asked", "true");
  await release();
  await expect(page.getByText(NO_INDEX).first()).toBeVisible();
  await field(page).fill("averageScore");
  await expect(results(page).first()).toContainText("averageScore");
  expect(exceptions).toEqual([]);
});
