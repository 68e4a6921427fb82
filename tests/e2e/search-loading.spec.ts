import type { Locator, Response } from "@playwright/test";
import { proves } from "../conformance/proves";
import { listen, listenToScripts } from "./support/console";
import { FAULTS, hold } from "./support/requests";
import {
  INDEX,
  SHARDS,
  TEXTS,
  activeResult,
  announcement,
  desktop,
  field,
  results,
  searchFor,
  visit,
  waitForAnswer,
  watchIndex,
} from "./support/searchBox";
import { saveData, waitForHydration } from "./support/shell";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

test(
  "the search loads only when it is needed, and its index only once",
  proves("L112a", "L135a", "L135b"),
  async ({ page }) => {
    const indexes = watchIndex(page);
    const scripts: Response[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.push(response);
    });
    const hasLoadedPanel = async (): Promise<boolean> => {
      const texts = await Promise.all(scripts.map(async (response) => response.text()));
      return texts.some((text) => text.includes("No results for"));
    };
    // Turns off prefetches: they would request scripts of linked pages.
    await saveData(page);
    await visit(page, "/docs/intro");
    await page.getByRole("link", { name: "API", exact: true }).first().click();
    await expect(page).toHaveURL(/\/api\/$/u);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(indexes).toEqual([]);
    expect(await hasLoadedPanel()).toBe(false);

    // Moving the pointer over the box loads the search, even if the pointer comes from an element of the previous page.
    const response = page.waitForResponse(INDEX);
    await field(page).evaluate((element) => {
      // Browsers send this event when the pointer was over a link that has been removed.
      const relatedTarget = document.querySelector(".navbar__link");
      element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, relatedTarget }));
    });
    const answer = await response;
    expect(answer.status()).toBe(200);
    const { pathname, search } = new URL(answer.url());
    const request = answer.request();
    expect([request.method(), pathname, search, request.postData()]).toEqual([
      "GET",
      "/search-index-en.json",
      "",
      null,
    ]);
    expect(Object.keys((await answer.json()) as object).toSorted()).toEqual(["documents", "index", "settings"]);
    await expect.poll(hasLoadedPanel).toBe(true);

    await searchFor(page, "media");
    await searchFor(page, "deprecated");
    await results(page).first().click();
    await expect(page).not.toHaveURL(/\/api\/$/u);
    await page.getByRole("link", { name: "Showcase" }).first().click();
    await expect(page).toHaveURL(/\/showcase$/u);
    await searchFor(page, "averageScore");
    expect(indexes).toHaveLength(1);
  },
);

test("a hover requests panel, worker and index at once, and typing waits for them", async ({ page, context }) => {
  // Turns off prefetches: they would request scripts of linked pages.
  await saveData(page);
  await visit(page, "/docs/intro");
  await searchFor(page, "media");
  const workerScript = await page.workers()[0]?.evaluate(() => performance.getEntriesByType("resource")[0]?.name);
  await page.reload();
  await waitForHydration(page);
  const requested: string[] = [];
  context.on("request", (request) => requested.push(request.url()));
  const release = await hold(page, /\/assets\/js\/|search-index-en\.json$/u);
  await field(page).hover();
  // Index, worker and panel are all requested before the server has answered any of these requests.
  await expect.poll(() => requested.some((url) => url.endsWith("/search-index-en.json"))).toBe(true);
  await expect.poll(() => requested).toContain(workerScript);
  await expect.poll(() => requested.length).toBeGreaterThanOrEqual(3);
  // Ctrl+Enter opens the first result in a new tab as soon as it is known.
  await field(page).pressSequentially("averageScore");
  const opened = context.waitForEvent("page");
  await page.keyboard.press("Control+Enter");
  await release();
  await expect(await opened).toHaveURL(/#average-score$/u);
  await expect(page).toHaveURL(/\/docs\/intro$/u);
});

test("Escape clears the field before the scripts of the search have loaded", async ({ page }) => {
  await saveData(page);
  await visit(page, "/docs/intro");
  await waitForHydration(page);
  const release = await hold(page, /\/assets\/js\//u);
  await field(page).fill("media");
  await field(page).press("Escape");
  await expect(field(page)).toHaveValue("");
  await expect(page.getByRole("search")).toHaveAttribute("aria-busy", "false");
  await release();
  await searchFor(page, "averageScore");
  await expect(results(page).first()).toContainText("averageScore");
});

test("a search while another page loads keeps field, caret and results", async ({ page }) => {
  await visit(page, "/docs/intro");
  await searchFor(page, "averageScore");
  const releaseResult = await hold(page, "**/assets/js/*.js");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#average-score$/u);
  await searchFor(page, "deprecated");
  await releaseResult();
  await expect(page.locator("#average-score")).toBeInViewport();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("deprecated");
  await expect(results(page).first()).toBeVisible();

  // A page of another kind renders the navbar again.
  const releaseShowcase = await hold(page, "**/assets/js/*.js");
  await page.getByRole("link", { name: "Showcase" }).first().click();
  await expect(page).toHaveURL(/\/showcase$/u);
  await searchFor(page, "average");
  await page.keyboard.press("ArrowLeft");
  await releaseShowcase();
  await expect(page.getByRole("heading", { level: 1, name: "Showcase" })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("XY");
  await expect(field(page)).toHaveValue(/XYe$/u);
  await field(page).fill("averageScore");
  await expect(results(page).first()).toContainText("averageScore");
});

test(
  "a search shows after 300 ms that it is busy, and Escape cancels it",
  proves("L112a", "L169a"),
  async ({ page }) => {
    const release = await hold(page, INDEX);
    const form = page.getByRole("search");
    const spinners = (): Promise<number> => form.evaluate((one) => one.getAnimations({ subtree: true }).length);
    await page.clock.install();
    await visit(page, "/docs/intro");
    await page.clock.pauseAt(Date.now() + 60_000);
    await field(page).fill("media");
    await expect(form).toHaveAttribute("aria-busy", "true");
    await expect(announcement(page)).toBeEmpty();
    await page.clock.runFor(299);
    await expect(announcement(page)).toBeEmpty();
    expect(await spinners()).toBe(0);
    await page.clock.runFor(1);
    await expect(announcement(page)).toHaveText("Searching…");
    expect(await spinners()).toBe(1);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await spinners()).toBe(0);
    await page.clock.resume();

    await field(page).press("Escape");
    await expect(field(page)).toHaveValue("");
    await field(page).pressSequentially("averageScore");
    await expect(form).toHaveAttribute("aria-busy", "true");
    await expect(results(page)).toHaveCount(0);
    await release();
    await expect(results(page).first()).toContainText("averageScore");
    await expect(announcement(page)).toHaveText(/^\d+ results\. First: /u);
    await expect(field(page)).toHaveValue("averageScore");
    await expect(form).toHaveAttribute("aria-busy", "false");
    await field(page).fill("");
    await expect(results(page)).toHaveCount(0);
  },
);

const NO_INDEX = "Search is not available: its index did not load.";
const NO_TEXTS = "Some texts did not load";

test(
  "an index that does not load is requested again only when the reader asks",
  proves("L135b", "L135c", "L135d", "L155"),
  async ({ page }) => {
    const messages = listenToScripts(page);
    const requested = watchIndex(page);
    await visit(page, "/docs/intro");
    const faults = ["is missing", "cannot be reached", "is cut off"];
    for (const [index, fault] of faults.entries()) {
      await page.route(INDEX, FAULTS[fault] ?? (() => undefined));
      if (index > 0) await page.getByRole("button", { name: "Try again" }).click();
      // If an index had loaded, the first word would have results.
      const query = `media ${fault}`;
      await field(page).fill(query);
      await expect(announcement(page)).toHaveText(`${NO_INDEX} Press Enter to try again.`);
      await expect(page.getByText(NO_INDEX).first()).toBeInViewport({ ratio: 1 });
      // Neither a search, nor the focus, nor a change of route requests the index again.
      await field(page).fill("media");
      await field(page).blur();
      const [link, url] = index % 2 === 0 ? (["API", /\/api\/$/u] as const) : (["Docs", /\/docs\/intro$/u] as const);
      await page.getByRole("link", { name: link, exact: true }).first().click();
      await expect(page).toHaveURL(url);
      await field(page).focus();
      await expect(page.getByText(NO_INDEX).first()).toBeVisible();
      await expect(page.getByText("No results")).toHaveCount(0);
      await expect(results(page)).toHaveCount(0);
      expect(requested, fault).toHaveLength(index + 1);
      await page.unroute(INDEX);
    }
    // Enter tries again, too.
    await field(page).press("Enter");
    await expect(results(page)).toHaveCount(8);
    await expect(page.getByText(NO_INDEX)).toHaveCount(0);
    expect(requested).toHaveLength(faults.length + 1);
    expect(messages).toEqual([]);
  },
);

test("missing texts are reported, and loaded once they are available", async ({ page }) => {
  const messages = listenToScripts(page);
  const requested = watchIndex(page);
  await visit(page, "/docs/intro");
  // Names are found without the texts, and a notice says that texts are missing.
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
  expect(requested).toHaveLength(1);
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
  const activeUrl = await activeResult(page).getAttribute("href");
  const top = (): Promise<number> => activeResult(page).evaluate((one) => Math.round(one.getBoundingClientRect().top));
  const position = await top();
  await release();
  await waitForAnswer(page);
  await expect(results(page).first()).toContainText(/\w{3}.*[.:]/u);
  expect(await activeResult(page).getAttribute("href")).toBe(activeUrl);
  expect(await top()).toBe(position);
  await expect(announcement(page)).toHaveText(/^8 results\. First: /u);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${activeUrl ?? "nothing"}$`, "u"));
});

test("when the search does not load, the field says so, and a key tries again", async ({ page }) => {
  const { exceptions } = listen(page);
  const notice = page.getByRole("status").filter({ hasText: "The search did not load." });
  const requested: string[] = [];
  page.on("request", (sent) => requested.push(sent.url()));
  // Without prefetches, the page requests only what it needs itself.
  await saveData(page);
  await visit(page, "/");
  const needed = [...requested];
  await page.route("**/assets/**", async (route) => {
    if (needed.includes(route.request().url())) await route.fallback();
    else await route.abort();
  });
  await page.goto("/?q=medi");
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(field(page)).toHaveValue("medi");
  // A dark navbar sets a light text colour.
  const colorOf = (selector: Locator): Promise<string> =>
    selector.evaluate((element) => getComputedStyle(element).color);
  await page.locator(".navbar").evaluate((navbar) => {
    navbar.classList.add("navbar--dark");
  });
  expect(await colorOf(notice)).toBe(await colorOf(page.locator("body")));
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
        if (message.query === "media") document.documentElement.dataset["querySent"] = "true";
      }
    };
  });
  // The worker breaks only after a query was sent: if it broke earlier, the page would replace it at once.
  const release = await hold(page, "**/no/such/worker.js");
  await visit(page, "/docs/intro");
  await field(page).fill("media");
  await expect(page.locator("html")).toHaveAttribute("data-query-sent", "true");
  await release();
  await expect(page.getByText(NO_INDEX).first()).toBeVisible();
  await field(page).fill("averageScore");
  await expect(results(page).first()).toContainText("averageScore");
  expect(exceptions).toEqual([]);
});
