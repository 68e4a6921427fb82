import { expect, test } from "@playwright/test";
import { proves } from "../conformance/proves";
import { listen } from "./console";
import { FAULTS } from "./faults";
import type { Spoil } from "./faults";
import { INDEX, desktop, field, results, visit } from "./searchBox";
import { saveData } from "./shell";

test.use({ viewport: desktop });

const indexFaults: Readonly<Record<string, Spoil>> = {
  ...FAULTS,
  "is of another shape": (route) => route.fulfill({ json: { documents: {}, index: [] } }),
  "is null": (route) => route.fulfill({ contentType: "application/json", body: "null" }),
};

test(
  "whatever is wrong with the index, there are no results, one warning, and a retry by the next interest",
  proves("L135c", "L135d", "L155"),
  async ({ page }) => {
    const { warnings, exceptions } = listen(page);
    await visit(page, "/docs/intro");
    for (const [fault, answer] of Object.entries(indexFaults)) {
      await page.route(INDEX, answer);
      const asked = page.waitForRequest(INDEX);
      // With an index, the first word would have results.
      await field(page).fill(`media ${fault}`);
      await asked;
      await expect(page.getByText(`No results for “media ${fault}”`).first()).toBeVisible();
      await page.unroute(INDEX);
    }
    expect(warnings.filter((text) => text.includes("search-index-en.json"))).toHaveLength(1);
    await field(page).blur();
    await field(page).focus();
    await expect(results(page).first()).toBeVisible();
    expect(exceptions).toEqual([]);
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
        super("/no/such/worker.js");
      }
    };
  });
  await visit(page, "/docs/intro");
  await field(page).fill("media");
  await expect(page.getByText("No results for “media”").first()).toBeVisible();
  await field(page).fill("averageScore");
  await expect(results(page).first()).toContainText("averageScore");
  expect(exceptions).toEqual([]);
});
