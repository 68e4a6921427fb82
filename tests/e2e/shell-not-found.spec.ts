import { proves } from "../conformance/proves";
import { horizontalOverflow } from "./support/layoutShift";
import { waitForHydration } from "./support/shell";
import { expect, test } from "./support/test";
import { watch } from "./support/console";

test(
  "an unknown path shows the not-found page with links to all sections",
  proves("L17d", "L149"),
  async ({ page, baseURL }) => {
    const complaints = watch(page, baseURL ?? "");
    const response = await page.goto("/wp-admin.php");
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle("Page Not Found | GraphQL-Markdown");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
    await expect(page.getByText("Did you mean one of these pages?")).toHaveCount(0);
    const links = await page
      .getByRole("main")
      .getByRole("link")
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname));
    for (const path of ["/docs/intro", "/api/", "/examples/default", "/examples/group-by", "/showcase"]) {
      expect(links).toContain(path);
    }
    for (const path of links) expect((await page.request.get(path)).status()).toBe(200);
    expect(complaints.filter((complaint) => !complaint.includes("404"))).toEqual([]);
  },
);

test("an unknown path below a section shows the not-found page", proves("L17d", "L149"), async ({ page }) => {
  for (const section of ["/docs", "/api", "/examples/default/types", "/examples/group-by"]) {
    const response = await page.goto(`${section}/no-such-page`);
    expect(response?.status(), section).toBe(404);
    // Wait for the scripts, which match the path against the routes of the section.
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 }), section).toHaveText("Page Not Found");
  }
});

test("a very long path shows the not-found page", async ({ page }) => {
  await page.goto(`/${"examples/default/".repeat(200)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
});
