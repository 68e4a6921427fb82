// cspell:ignore Dirctve
import { installAxe, runAxeInBothModes } from "./support/axe";
import { hold } from "./support/requests";
import { INDEX, announcement, desktop, field, phone, results, searchFor, visit } from "./support/searchBox";
import { expect, test } from "./support/test";

for (const [where, viewport] of Object.entries({ navbar: desktop, dialog: phone })) {
  test(`axe finds nothing in any state of the search in the ${where}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await installAxe(page);
    const release = await hold(page, INDEX);
    await visit(page, "/docs/intro");
    const expectNothing = async (state: string): Promise<void> => {
      expect(await runAxeInBothModes(page, "nav.navbar"), state).toEqual([]);
    };
    await expectNothing("closed");
    if (where === "dialog") await page.getByTitle("Search", { exact: true }).click();

    await field(page).fill("media");
    await expect(announcement(page)).toHaveText("Searching…");
    await expectNothing("stalled");
    await release("abort");
    const retry = page.getByRole("button", { name: "Try again" });
    await expect(retry).toBeVisible();
    await expectNothing("without an index");
    await retry.click();
    await expect(results(page).first()).toBeVisible();
    await expectNothing("open");
    await searchFor(page, "colour:media");
    await expectNothing("with a mistake in the query");
    await searchFor(page, "avergaeScore");
    await expectNothing("with a correction");
    await field(page).fill("zqx vqz qxv");
    await expect(page.getByText("No results for").first()).toBeVisible();
    await expectNothing("without results");
    await searchFor(page, "skipDocDirctve +qzx");
    await expectNothing("with a similar query");
    await searchFor(page, "averageScore");
    await results(page).first().click();
    await expect(page.getByRole("button", { name: "Clear highlights" })).toBeVisible();
    await expectNothing("after a result was opened");
  });
}
