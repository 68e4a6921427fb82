import type { Route } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { listen } from "./console";
import { INDEX, desktop, field, results, visit } from "./searchBox";

test.use({ viewport: desktop });

const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "is missing": (route) => route.fulfill({ status: 404, body: "Not found" }),
  "meets an error of the server": (route) => route.fulfill({ status: 500, body: "{}" }),
  "is a page": (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Home</title>" }),
  "is cut off": async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ contentType: "application/json", body: body.slice(0, body.length / 2) });
  },
  "is of another shape": (route) => route.fulfill({ json: { documents: {}, index: [] } }),
  "is null": (route) => route.fulfill({ contentType: "application/json", body: "null" }),
  "cannot be reached": (route) => route.abort(),
};

for (const [fault, answer] of Object.entries(faults)) {
  test(`when the index ${fault}, there are no results, one warning, and another try at the next focus`, async ({
    page,
  }) => {
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

test("when the search itself cannot be loaded, the field stays a field, and the next interest tries again", async ({
  page,
}) => {
  const { exceptions } = listen(page);
  await visit(page, "/docs/intro");
  await page.waitForLoadState("networkidle");
  await page.route("**/assets/**", (route) => route.abort());
  const failed = page.waitForEvent("console", (message) => message.text().includes("The search did not load"));
  await field(page).pressSequentially("medi");
  await failed;
  await expect(field(page)).toHaveValue("medi");
  await page.unroute("**/assets/**");
  await field(page).press("a");
  await expect(field(page)).toHaveValue("media");
  await expect(results(page).first()).toBeVisible();
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
