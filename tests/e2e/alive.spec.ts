import { started } from "./support/shell";
import { expect, test } from "./support/test";

// What a mutant of one behaviour must leave as it is: the other tests of a broken site say little if nothing works.
test("the home page starts without an error, and shows its title", async ({ page }) => {
  const exceptions: Error[] = [];
  page.on("pageerror", (error) => exceptions.push(error));
  await page.goto("/");
  await started(page);
  await expect(page.locator("h1")).toHaveCount(1);
  expect(exceptions).toEqual([]);
});
