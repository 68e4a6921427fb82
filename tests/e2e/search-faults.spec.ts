import { expect, test } from "@playwright/test";
import { proves } from "../conformance/proves";
import { listen } from "./console";
import { FAULTS } from "./faults";
import type { Spoil } from "./faults";
import { INDEX, desktop, field, results, visit } from "./searchBox";

test.use({ viewport: desktop });

const indexFaults: Readonly<Record<string, Spoil>> = {
  ...FAULTS,
  "is of another shape": (route) => route.fulfill({ json: { documents: {}, index: [] } }),
  "is null": (route) => route.fulfill({ contentType: "application/json", body: "null" }),
};

for (const [fault, answer] of Object.entries(indexFaults)) {
  test(`when the index ${fault}, no results, one warning, and a retry`, proves("L135b", "L155"), async ({ page }) => {
    const { warnings, exceptions } = listen(page);
    await visit(page, "/docs/intro");
    await page.route(INDEX, answer);
    await field(page).fill("media");
    await expect(page.getByText("No results for “media”").first()).toBeVisible();
    await field(page).fill("medi");
    await expect(page.getByText("No results for “medi”").first()).toBeVisible();
    expect(warnings.filter((text) => text.includes("search-index-en.json"))).toHaveLength(1);
    await page.unroute(INDEX);
    await field(page).blur();
    await field(page).focus();
    await expect(results(page).first()).toBeVisible();
    expect(exceptions).toEqual([]);
  });
}

test("when the search itself cannot be loaded, the field says so and stays a field, and the next interest tries again", async ({
  page,
}) => {
  const { exceptions } = listen(page);
  const notice = page.getByRole("status").filter({ hasText: "The search did not load." });
  await visit(page, "/docs/intro");
  await page.waitForLoadState("networkidle");
  await page.route("**/assets/**", (route) => route.abort());
  const failed = page.waitForEvent("console", (message) => message.text().includes("The search did not load"));
  await field(page).pressSequentially("medi");
  await failed;
  await expect(field(page)).toHaveValue("medi");
  await expect(notice).toBeInViewport({ ratio: 1 });
  await page.unroute("**/assets/**");
  await field(page).press("a");
  await expect(field(page)).toHaveValue("media");
  await expect(results(page).first()).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(exceptions).toEqual([]);
});

for (const how of ["has no", "refuses"]) {
  test(`in a browser that ${how} workers, the page itself searches`, async ({ page }) => {
    const { exceptions } = listen(page);
    await page.addInitScript((refuses) => {
      const refuse = (): never => {
        throw new Error("no worker here");
      };
      Object.defineProperty(window, "Worker", { value: refuses ? refuse : undefined });
    }, how === "refuses");
    await visit(page, "/docs/intro");
    await field(page).fill("averageScore");
    await expect(results(page).first()).toContainText("averageScore");
    expect(exceptions).toEqual([]);
  });
}

test("when the script of the worker cannot be loaded, there are no results, and the page goes on", async ({ page }) => {
  const { exceptions } = listen(page);
  await page.addInitScript(() => {
    globalThis.Worker = class extends Worker {
      constructor() {
        super("/no/such/worker.js");
      }
    };
  });
  await visit(page, "/docs/intro");
  await field(page).fill("media");
  await expect(page.getByText("No results for “media”").first()).toBeVisible();
  expect(exceptions).toEqual([]);
});
