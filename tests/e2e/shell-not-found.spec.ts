// cspell:ignore setings
import { expect, test } from "@playwright/test";
import { proves } from "../conformance/proves";
import { watch } from "./watch";

test("an unknown path shows the not-found page without error", proves("L17c"), async ({ page, baseURL }) => {
  const complaints = watch(page, baseURL ?? "");
  const response = await page.goto("/wp-admin.php");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle("Page Not Found | GraphQL-Markdown");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  await expect(page.getByText("Did you mean one of these pages?")).toHaveCount(0);
  expect(complaints.filter((complaint) => !complaint.includes("404"))).toEqual([]);
});

for (const [wrong, right] of [
  ["/docs/setings", "/docs/settings"],
  ["/examples/default/objects/user", "/examples/default/types/objects/user"],
  ["/docs/integration-with-frameworks", "/docs/advanced/integration-with-frameworks"],
] as const) {
  test(`the not-found page of ${wrong} leads to ${right}`, async ({ page }) => {
    await page.goto(wrong);
    await page.getByRole("main").getByRole("link", { name: right, exact: true }).click();
    await expect(page).toHaveURL(right);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Page Not Found");
  });
}

test("the not-found page leads to each main section", async ({ page }) => {
  await page.goto("/no/such/page");
  const links = await page
    .getByRole("main")
    .getByRole("link")
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname));
  for (const path of ["/docs/intro", "/api/", "/examples/default", "/examples/group-by", "/showcase"]) {
    expect(links).toContain(path);
  }
  for (const path of links) expect((await page.request.get(path)).status()).toBe(200);
});

test("a very long path is answered at once, without a guess", async ({ page }) => {
  await page.goto(`/${"examples/default/".repeat(200)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(window);
});
