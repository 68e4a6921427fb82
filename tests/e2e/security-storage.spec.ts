import { PATH, startButton, workspace, written } from "./support/playground";
import { desktop, visit } from "./support/searchBox";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

test("a saved state that cannot be read is dropped, and can be forgotten", async ({ page }) => {
  for (const area of ["sessionStorage", "localStorage"] as const) {
    await visit(page, PATH);
    await page.evaluate((name) => {
      window[name].setItem(name === "localStorage" ? "playground.device" : "playground.tab", "x\n\u00FFy");
    }, area);
    await startButton(page).click();
    await expect(
      workspace(page).getByText("What was stored could not be read, so it was dropped.").first(),
    ).toBeVisible();
    await written(page);
    await workspace(page).getByRole("button", { name: "Close" }).click();
    // A visit of the same URL would be a reload, which opens the playground by itself.
    await page.goto("about:blank");
  }
  await visit(page, PATH);
  await startButton(page).click();
  const forget = workspace(page).getByRole("button", { name: "Forget" });
  await forget.click();
  await expect(forget).toHaveCount(0);
});

test("pages work with any text in the storage of the site", async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.addInitScript(() => {
    for (const text of ["\uD800", '{"a":'.repeat(1000)]) {
      for (const key of [
        "theme",
        "docusaurus.tab.configuration",
        "docusaurus.tab.\uD800",
        "docusaurus.announcement.id",
      ]) {
        localStorage.setItem(key, text);
      }
      localStorage.setItem("docusaurus.announcement.dismiss", text);
    }
  });
  for (const path of ["/", "/docs/configuration", "/docs/settings"]) await visit(page, path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});
