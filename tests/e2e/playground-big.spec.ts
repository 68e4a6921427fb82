import { writeFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { bigSchema } from "../playground/bigSchema";
import { recordTasks } from "./mainThread";
import { enter, line, rendered, start, status, tree, workspace } from "./playground";
import { desktop } from "./searchBox";

test.use({ viewport: desktop });

test("a schema of 1,500 types is generated with progress, and the page is busy for no longer than 50 ms at a time", async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await start(page);
  await page.waitForLoadState("networkidle");
  // From a file, as a text that the test hands over would be work of the page.
  const file = test.info().outputPath("big.graphql");
  await writeFile(file, bigSchema(1500));
  const tasks = await recordTasks(browser, page);
  await workspace(page).locator("input[type=file]").setInputFiles(file);
  const progress = workspace(page).getByRole("progressbar", { name: "Progress of the run" });
  await expect(progress).toHaveAttribute("value", /^[1-9]/u, { timeout: 60_000 });
  expect(await progress.getAttribute("max")).toMatch(/^\d{4,}$/u);
  await expect(status(page)).toHaveText(/\d{4,} files written/u, { timeout: 90_000 });
  await tree(page).focus();
  await page.keyboard.press("End");
  await expect(tree(page).getByRole("treeitem").last()).toBeVisible();
  expect(await tree(page).getByRole("treeitem").count()).toBeLessThan(100);
  await page.keyboard.press("Home");
  await expect(line(page, "docs")).toBeVisible();
  await expect(rendered(page).getByRole("heading", { level: 1 })).toBeVisible();
  const [longest] = await tasks();
  expect(longest).toBeLessThanOrEqual(50);
});

test("a run can be cancelled, keeps the pages of the last, and can be taken up again", async ({ page }) => {
  test.setTimeout(120_000);
  await start(page);
  await enter(page, bigSchema(1500));
  await workspace(page).getByRole("button", { name: "Cancel" }).click();
  await expect(status(page)).toHaveText("Cancelled. The pages are those of the last run.");
  await expect(line(page, "film.mdx")).toBeVisible();
  await workspace(page).getByRole("button", { name: "Run again" }).click();
  await expect(status(page)).toHaveText(/\d{4,} files written/u, { timeout: 90_000 });
});

test("a change during a long run is not kept waiting for its end", async ({ page }) => {
  await start(page);
  await enter(page, bigSchema(1500));
  await expect(workspace(page).getByRole("button", { name: "Cancel" })).toBeVisible();
  await enter(page, "type Query { small: Small }\ntype Small { id: ID }\n");
  await expect(line(page, "small.mdx").last()).toBeVisible();
  await expect(workspace(page).getByRole("button", { name: "Cancel" })).toHaveCount(0);
});
