import { expect, test } from "@playwright/test";
import { editor, enter, start, workspace } from "./playground";
import { desktop } from "./searchBox";

test.use({ viewport: desktop });

test("a text that is nested too deeply leaves the editor usable", async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await start(page);
  const said = workspace(page).getByText(/nested too deeply|1 mistake in the schema/u).first();
  for (const depth of [800, 1200, 1600, 2000, 2400, 2600, 90_000]) {
    for (const text of ["{ a ", "type A { a(b: [[", "type A { a: ["]) {
      await enter(page, text.repeat(depth));
      await expect(editor(page)).toContainText(text.trim());
      await expect(said).toBeVisible();
      await page.waitForTimeout(500);
      console.log(depth, text, errors.length, await said.innerText());
    }
  }
  expect(errors).toEqual([]);
});
