import type { Page } from "@playwright/test";
import { proves } from "../conformance/proves";
import { listen, listenToScripts } from "./support/console";
import { FAULTS } from "./support/faults";
import type { Spoil } from "./support/faults";
import { hold } from "./support/hold";
import { INDEX, announcement, desktop, field, results, visit } from "./support/searchBox";
import { saveData } from "./support/shell";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

const unread: Readonly<Record<string, Spoil>> = {
  "is of another shape": (route) => route.fulfill({ json: { documents: {}, index: [] } }),
  "is null": (route) => route.fulfill({ contentType: "application/json", body: "null" }),
};

/** Those of the server's answer; the others are errors of the connection or in the file. */
const ANSWERS = ["is missing", "meets an error of the server"];
const all = Object.entries({ ...FAULTS, ...unread });
const answered = all.filter(([fault]) => ANSWERS.includes(fault));
const others = all.filter(([fault]) => !ANSWERS.includes(fault));

const MESSAGE = "Search is not available: its index did not load.";

/** Has the index fail in one way after another, and the reader try again in between. */
async function failInTurn(page: Page, faults: readonly (readonly [fault: string, spoil: Spoil])[]): Promise<void> {
  const said = listenToScripts(page);
  const asked: string[] = [];
  page.context().on("request", (request) => {
    if (request.url().includes("search-index")) asked.push(request.url());
  });
  await visit(page, "/docs/intro");
  for (const [at, [fault, spoil]] of faults.entries()) {
    await page.route(INDEX, spoil);
    if (at > 0) await page.getByRole("button", { name: "Try again" }).click();
    // With an index, the first word would have results.
    await field(page).fill(`media ${fault}`);
    await expect(announcement(page)).toHaveText(`${MESSAGE} Press Enter to try again. No results for “media ${fault}”`);
    await expect(page.getByText(MESSAGE).first()).toBeInViewport({ ratio: 1 });
    // Neither another search, nor the focus, nor a change of route asks again.
    await field(page).fill("media");
    await field(page).blur();
    await page
      .getByRole("link", { name: at % 2 === 0 ? "API" : "Docs", exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(at % 2 === 0 ? /\/api\/$/u : /\/docs\/intro$/u);
    await field(page).focus();
    await expect(page.getByText("No results for “media”").first()).toBeVisible();
    await expect(results(page)).toHaveCount(0);
    expect(asked, fault).toHaveLength(at + 1);
    await page.unroute(INDEX);
  }
  // Enter tries again as well.
  await field(page).press("Enter");
  await expect(results(page)).toHaveCount(8);
  await expect(page.getByText(MESSAGE)).toHaveCount(0);
  expect(asked).toHaveLength(faults.length + 1);
  expect(said).toEqual([]);
}

test(
  "an index that the server refuses is an empty one, asked for once and silently, until the reader tries again",
  proves("L135b", "L135c", "L155"),
  async ({ page }) => {
    await failInTurn(page, answered);
  },
);

test(
  "an index that cannot be fetched or read is an empty one, asked for once and silently, until the reader tries again",
  proves("L135b", "L135d", "L155"),
  async ({ page }) => {
    await failInTurn(page, others);
  },
);

test("when the search itself cannot be loaded, the field says so and stays a field, and the next interest tries again", async ({
  page,
}) => {
  const { exceptions } = listen(page);
  const notice = page.getByRole("status").filter({ hasText: "The search did not load." });
  const asked: string[] = [];
  page.on("request", (sent) => asked.push(sent.url()));
  // Then the page asks for what it needs itself, and for nothing else.
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

test("when the script of the worker cannot be loaded there are no results; without workers, the page itself searches", async ({
  page,
}) => {
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
  // Broken before it is asked, a worker is replaced by the page at once.
  const release = await hold(page, "**/no/such/worker.js");
  await visit(page, "/docs/intro");
  await field(page).fill("media");
  await expect(page.locator("html")).toHaveAttribute("data-asked", "true");
  await release();
  await expect(page.getByText("No results for “media”").first()).toBeVisible();
  await field(page).fill("averageScore");
  await expect(results(page).first()).toContainText("averageScore");
  expect(exceptions).toEqual([]);
});
