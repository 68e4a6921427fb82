import { hashWith } from "../playground/links";
import { PATH, tab, workspace, written } from "./support/playground";
import { desktop } from "./support/searchBox";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

const frontMatter = [["toc_max_heading_level", "3\n---\n\nexport const x = globalThis.ran = true\n\n."]];

test("a link with code in the front matter is not opened", async ({ page }) => {
  await page.goto(PATH + (await hashWith(["type Query { a: Int }", { frontMatter }])));
  await expect(
    workspace(page).getByText("The link has frontMatter with a control character, so it is not opened."),
  ).toBeVisible();
  await written(page);
  await tab(page, "Options").click();
  await expect(workspace(page).getByRole("combobox", { name: "Key 1" })).toHaveCount(0);
});
