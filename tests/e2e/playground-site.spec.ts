import type { Locator, Page } from "@playwright/test";
import { installAxe, runAxeInBothModes } from "./support/axe";
import { enter, line, rendered, start, tab, workspace, written } from "./support/playground";
import { desktop, phone } from "./support/searchBox";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

const dialog = (page: Page): Locator => page.getByRole("dialog", { name: "Site preview" });
const expand = (page: Page): Locator => workspace(page).getByRole("button", { name: "Expand" });
const title = (page: Page): Locator => rendered(page).getByRole("heading", { level: 1 });
const breadcrumbs = (page: Page): Locator => rendered(page).getByRole("navigation", { name: "Breadcrumbs" });
const neighbours = (page: Page): Locator => rendered(page).getByRole("navigation", { name: "Previous and next page" });
const outline = (page: Page): Locator => rendered(page).getByRole("navigation", { name: "On this page" });

/** Elements of the page that scroll up and down. */
const scrollsInside = (page: Page): Promise<string[]> =>
  rendered(page).evaluate((region) => {
    const inside = [...region.querySelectorAll("*")].filter(
      (element) =>
        /auto|scroll/u.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + 1,
    );
    return inside.map((element) => element.outerHTML.slice(0, 160));
  });

/** Shows the pages of Starlight, whose folders have pages of their own. */
async function chooseStarlight(page: Page): Promise<void> {
  await tab(page, "Options").click();
  await workspace(page).getByRole("combobox", { name: "Framework" }).selectOption({ label: "Astro Starlight" });
  await workspace(page)
    .getByRole("checkbox", { name: /^Index/u })
    .setChecked(true);
  await written(page);
}

test("breadcrumbs, neighbours and links open pages, in the panel and over the whole window", async ({ page }) => {
  await start(page);
  await expect(breadcrumbs(page).getByRole("listitem")).toHaveText(["API", "Types", "Objects", "Film"]);
  await chooseStarlight(page);
  // The folder of the object is open again, with the page that it has of its own; there is a query of that name, too.
  await expect(line(page, "index.md").last()).toBeVisible();
  await expect(line(page, "person.mdx")).toBeVisible();
  await line(page, "film.mdx").last().click();
  await expect(workspace(page).getByText("src/content/docs/api/types/objects/film.mdx", { exact: true })).toBeVisible();
  await expect(title(page)).toHaveText("Film");
  await neighbours(page).getByRole("button", { name: "Next" }).click();
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveText("Objects");
  await neighbours(page).getByRole("button", { name: "Previous" }).click();
  await expect(title(page)).toHaveText("Film");
  await breadcrumbs(page).getByRole("button", { name: "Objects" }).click();
  await expect(title(page)).toHaveText("Objects");
  await expect(title(page)).toBeFocused();
  const address = page.url();

  await line(page, "person.mdx").click();
  await expand(page).click();
  await expect(dialog(page).getByRole("heading", { name: "Site preview" })).toBeFocused();
  await expect(title(page)).toHaveText("Person");
  await outline(page).getByRole("button", { name: "Member Of" }).click();
  await expect(rendered(page).getByRole("heading", { name: "Member Of" })).toBeFocused();
  await rendered(page).getByRole("button", { name: "Film", exact: true }).first().click();
  await expect(title(page)).toHaveText("Film");
  await expect(title(page)).toBeFocused();
  await breadcrumbs(page).getByRole("button", { name: "Types" }).click();
  await expect(title(page)).toHaveText("Types");
  await neighbours(page).getByRole("button", { name: "Previous" }).click();
  await expect(title(page)).not.toHaveText("Types");
  await expect(title(page)).toBeFocused();

  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(expand(page)).toBeFocused();
  await expect(workspace(page)).toBeVisible();
  await expect(title(page)).toBeVisible();
  expect(page.url()).toBe(address);
  await expand(page).click();
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(expand(page)).toBeFocused();

  // Going back leaves the playground, and closes the window over it.
  await expand(page).click();
  await page.goBack();
  await expect(workspace(page)).toBeHidden();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole("button", { name: "Start the playground" }).click();
  await expect(rendered(page)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

for (const [size, viewport] of Object.entries({ desktop, phone })) {
  test(
    `axe finds nothing about the preview on a ${size}, and nothing scrolls sideways`,
    { tag: "@slow" },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await installAxe(page);
      await start(page);
      if (viewport === phone) await tab(page, "Page").click();
      await expect(rendered(page).getByText("A film, or an episode of a series.")).toBeVisible();
      const wide = (): Promise<boolean[]> =>
        page
          .locator("dialog[open], section[aria-label^='Rendered page']")
          .evaluateAll((elements) => elements.map((element) => element.scrollWidth > element.clientWidth));
      expect(await wide()).toEqual([false, false]);
      expect(await runAxeInBothModes(page, "dialog[open]")).toEqual([]);
      await expand(page).click();
      await expect(dialog(page)).toBeVisible();
      expect(await wide()).toEqual([false, false, false]);
      expect(await runAxeInBothModes(page, "dialog dialog[open]")).toEqual([]);
    },
  );
}

test("a long outline has no scroll of its own, a short one stays in view", { tag: "@slow" }, async ({ page }) => {
  await start(page);
  await tab(page, "Options").click();
  await workspace(page)
    .getByRole("radio", { name: /^reference/iu })
    .check();
  const fields = Array.from({ length: 60 }, (_, at) => `  field${String(at)}: ID`).join("\n");
  await enter(page, `type Query { long: Long }\ntype Long {\n${fields}\n  short: Short\n}\ntype Short {\n  id: ID\n}`);
  await line(page, "long.mdx").last().click();
  await expand(page).click();
  await expect(outline(page).getByRole("button", { name: "field59" })).toBeVisible();
  expect(await scrollsInside(page)).toEqual([]);
  const end = outline(page).getByRole("button").last();
  await end.scrollIntoViewIfNeeded();
  await expect(end).toBeInViewport();
  await expect(outline(page)).toHaveCSS("position", "static");
  await neighbours(page).getByRole("button", { name: "Short" }).click();
  await expect(title(page)).toHaveText("Short");
  await expect(outline(page)).toHaveCSS("position", "sticky");
});
