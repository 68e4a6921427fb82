import { writeFile } from "node:fs/promises";
import { bigSchema } from "../../playground/bigSchema";
import { recordTasks } from "../support/mainThread";
import { treeItem, rendered, start, status, tab, tree, workspace } from "../support/playground";
import { desktop } from "../support/searchBox";
import { expect, test } from "../support/test";

test.use({ viewport: desktop });

/**
 * How many times as long the longest task may take with ten times as many types. The measured ratio is usually 1, on a busy
 * machine 2 to 4; if one task handled all types, it would be 10.
 */
const MAX_TASK_RATIO = 6;

test("the page stays responsive while it generates 1,500 types", async ({ page, browser }) => {
  test.setTimeout(180_000);
  await start(page);
  await page.waitForLoadState("networkidle");
  // Opens a schema from a file: receiving its text from the test would be a long task, too.
  const read = async (types: number): Promise<void> => {
    const file = test.info().outputPath(`${String(types)}.graphql`);
    await writeFile(file, bigSchema(types));
    await workspace(page).getByLabel("Open files").setInputFiles(file);
  };
  const walk = async (): Promise<void> => {
    await tree(page).focus();
    await page.keyboard.press("End");
    await expect(tree(page).getByRole("treeitem").last()).toBeVisible();
    expect(await tree(page).getByRole("treeitem").count()).toBeLessThan(100);
    await page.keyboard.press("Home");
    await expect(treeItem(page, "docs")).toBeInViewport();
    await expect(rendered(page).getByRole("heading", { level: 1 })).toBeVisible();
  };
  const tasksOfSmall = await recordTasks(browser, page);
  await read(150);
  await expect(status(page)).toHaveText(/\b\d{3} files written/u, { timeout: 60_000 });
  await walk();
  const [small = 0] = await tasksOfSmall();

  const tasks = await recordTasks(browser, page);
  await read(1500);
  const progress = workspace(page).getByRole("progressbar", { name: "Progress of the run" });
  await expect(progress).toHaveAttribute("value", /^[1-9]/u, { timeout: 60_000 });
  expect(await progress.getAttribute("max")).toMatch(/^\d{4,}$/u);
  await expect(status(page)).toHaveText(/\d,\d{3} files written/u, { timeout: 90_000 });
  await walk();
  const [longest = Infinity] = await tasks();
  expect(longest / small, `${String(longest)} ms to ${String(small)} ms`).toBeLessThan(MAX_TASK_RATIO);

  // A hidden editor does not render all lines either.
  await tab(page, "Options").click();
  await read(150);
  await expect(status(page)).toHaveText(/\b\d{3} files written/u, { timeout: 60_000 });
  expect(await workspace(page).locator(".cm-line").count()).toBeLessThan(200);
});
