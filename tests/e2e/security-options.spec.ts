import { hashWith } from "../playground/links";
import { PATH, configuration, tab, workspace, written } from "./support/playground";
import { desktop } from "./support/searchBox";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

const frontMatter = [["toc_max_heading_level", "3\n---\n\nexport const x = globalThis.ran = true\n\n."]];

test("a link with code in the front matter is not opened, and the field refuses it", async ({ page }) => {
  await page.goto(PATH + (await hashWith(["type Query { a: Int }", { frontMatter }])));
  await expect(
    workspace(page).getByText("The link has frontMatter with a control character, so it is not opened."),
  ).toBeVisible();
  await written(page);
  await tab(page, "Options").click();
  await expect(workspace(page).getByRole("combobox", { name: "Key 1" })).toHaveCount(0);

  await workspace(page).getByRole("button", { name: "Add a line" }).click();
  await workspace(page).getByRole("combobox", { name: "Key 1" }).fill("description");
  const value = workspace(page).getByRole("textbox", { name: "Value 1" });
  await value.fill("a: {b}");
  await value.fill("c\u2028d");
  await expect(workspace(page).getByRole("alert")).toContainText("Value 1 is as it was before");
  await expect(value).toHaveValue("a: {b}");
  const panel = await configuration(page);
  await expect(panel.getByText(String.raw`description: "\"a: {b}\""`)).toBeVisible();
});
