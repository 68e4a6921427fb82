import type { Locator, Page } from "@playwright/test";
import { installAxe, runAxeInBothModes } from "./support/axe";
import { enter, line, rendered, start, tab, workspace, written } from "./support/playground";
import { desktop, phone } from "./support/searchBox";
import { expect, test } from "./support/test";
import { violations } from "./support/violations";

test.use({ viewport: desktop });

const LOOKS = ["Docusaurus", "Starlight", "GitHub", "Plain site"];

const dialog = (page: Page): Locator => page.getByRole("dialog", { name: "Site preview" });
const expand = (page: Page): Locator => workspace(page).getByRole("button", { name: "Expand" });
/** Those of the panel, which the dialog covers. */
const choice = (within: Locator): Locator => within.getByRole("combobox", { name: "Shown as" }).last();
const title = (page: Page): Locator => rendered(page).getByRole("heading", { level: 1 });
const trail = (page: Page): Locator => rendered(page).getByRole("navigation", { name: "Breadcrumbs" });
const neighbours = (page: Page): Locator => rendered(page).getByRole("navigation", { name: "Previous and next page" });
const sidebar = (page: Page): Locator => dialog(page).getByRole("tree", { name: "Sidebar" });

/** What scrolls up and down inside the page that is shown. */
const scrollsInside = (page: Page): Promise<string[]> =>
  rendered(page).evaluate((region) => {
    const inside = [...region.querySelectorAll("*")].filter(
      (element) =>
        /auto|scroll/u.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + 1,
    );
    return inside.map((element) => element.outerHTML.slice(0, 160));
  });

/** Shows the pages of a framework, whose folders have pages of their own. */
async function chooseFramework(page: Page, label: string): Promise<void> {
  await tab(page, "Options").click();
  await workspace(page).getByRole("combobox", { name: "Framework" }).selectOption({ label });
  await workspace(page)
    .getByRole("checkbox", { name: /^Index/u })
    .setChecked(true);
  await written(page);
}

test(
  "the look follows the preset until the reader chooses one, which stays; GitHub's shows the file as GitHub does",
  { tag: "@slow" },
  async ({ page }) => {
    const blocked = await violations(page);
    await start(page);
    await expect(choice(workspace(page))).toHaveValue("docusaurus");
    await expect(title(page)).toHaveText("Film");
    await expect(trail(page).getByRole("listitem")).toHaveText(["API", "Types", "Objects", "Film"]);
    const font = (): Promise<string> => title(page).evaluate((element) => getComputedStyle(element).fontSize);
    const before = await font();

    await chooseFramework(page, "Astro Starlight");
    await expect(choice(workspace(page))).toHaveValue("starlight");
    await expect.poll(font).not.toBe(before);
    await chooseFramework(page, "MkDocs");
    await expect(choice(workspace(page))).toHaveValue("plain");

    await choice(workspace(page)).selectOption("GitHub");
    await chooseFramework(page, "Docusaurus");
    await expect(choice(workspace(page))).toHaveValue("github");
    await expect(trail(page).getByRole("listitem")).toHaveText(["docs", "api", "types", "objects", "film.mdx"]);
    await expect(rendered(page).getByRole("heading", { name: "film.mdx" })).toBeVisible();
    const table = rendered(page).getByRole("region", { name: "Front matter" }).getByRole("table");
    await expect(table.getByRole("columnheader")).toHaveText(["id", "title"]);
    await expect(table.getByRole("cell")).toHaveText(["film", "Film"]);
    await expect(rendered(page).getByText(/^GitHub reads MDX as Markdown/u)).toBeVisible();
    await expect(rendered(page).getByText(/^export const Bullet/u)).toBeVisible();
    await expect(title(page)).toHaveCount(0);
    await expect(neighbours(page)).toHaveCount(0);
    // Links between pages lead on there too.
    await rendered(page)
      .getByRole("button", { name: /Rating$/u })
      .first()
      .click();
    await expect(rendered(page).getByRole("heading", { name: "rating.mdx" })).toBeFocused();

    await workspace(page).getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Start the playground" }).click();
    await expect(choice(workspace(page))).toHaveValue("github");
    expect(blocked).toEqual([]);
  },
);

test("breadcrumbs, neighbours, links and the sidebar lead to pages, in the panel and over the whole window", async ({
  page,
}) => {
  await start(page);
  await chooseFramework(page, "Astro Starlight");
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
  await trail(page).getByRole("button", { name: "Objects" }).click();
  await expect(title(page)).toHaveText("Objects");
  await expect(title(page)).toBeFocused();
  const address = page.url();

  await expand(page).click();
  await expect(dialog(page).getByRole("heading", { name: "Site preview" })).toBeFocused();
  const current = sidebar(page).getByRole("treeitem", { selected: true });
  await expect(current).toHaveText("Objects");
  await sidebar(page).getByRole("treeitem", { name: "Person", exact: true }).click();
  await expect(title(page)).toHaveText("Person");
  await expect(title(page)).toBeFocused();
  await expect(current).toHaveText("Person");
  const outline = rendered(page).getByRole("navigation", { name: "On this page" });
  await outline.getByRole("button", { name: "Member Of" }).click();
  await expect(rendered(page).getByRole("heading", { name: "Member Of" })).toBeFocused();
  await rendered(page).getByRole("button", { name: "Film", exact: true }).first().click();
  await expect(title(page)).toHaveText("Film");
  await trail(page).getByRole("button", { name: "Types" }).click();
  await expect(current).toHaveText("Types");
  await neighbours(page).getByRole("button", { name: "Previous" }).click();
  await expect(title(page)).not.toHaveText("Types");
  await expect(title(page)).toBeFocused();

  // Chosen here, the look is that of the panel as well.
  await choice(dialog(page)).selectOption("Docusaurus");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(expand(page)).toBeFocused();
  await expect(workspace(page)).toBeVisible();
  await expect(choice(workspace(page))).toHaveValue("docusaurus");
  await expect(title(page)).toBeVisible();
  expect(page.url()).toBe(address);
  await expand(page).click();
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(expand(page)).toBeFocused();

  // Going back leaves the playground, and nothing of it stays on top.
  await expand(page).click();
  await page.goBack();
  await expect(workspace(page)).toBeHidden();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole("button", { name: "Start the playground" }).click();
  await expect(rendered(page)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test(
    "the sidebar is behind a button, a page that is chosen takes its place, and nothing scrolls sideways",
    { tag: "@slow" },
    async ({ page }) => {
      await start(page);
      await tab(page, "Page").click();
      const wide = (): Promise<boolean[]> =>
        page
          .locator("dialog[open], section[aria-label^='Rendered page']")
          .evaluateAll((elements) => elements.map((element) => element.scrollWidth > element.clientWidth));
      for (const look of LOOKS) {
        await choice(workspace(page)).selectOption(look);
        await expect(rendered(page).getByText("A film, or an episode of a series.")).toBeVisible();
        expect(await wide()).toEqual([false, false]);
      }
      await expand(page).click();
      expect(await wide()).toEqual([false, false, false]);
      const menu = dialog(page).getByRole("button", { name: "Menu" });
      await expect(sidebar(page)).toBeHidden();
      await menu.click();
      await expect(menu).toHaveAttribute("aria-expanded", "true");
      await expect(rendered(page)).toBeHidden();
      await expect(sidebar(page).getByRole("treeitem", { selected: true })).toBeInViewport();
      await sidebar(page).getByRole("treeitem", { name: "Person", exact: true }).click();
      await expect(title(page)).toHaveText("Person");
      await expect(title(page)).toBeFocused();
      await expect(sidebar(page)).toBeHidden();
      await expect(menu).toHaveAttribute("aria-expanded", "false");
    },
  );
});

for (const [size, viewport] of Object.entries({ desktop, phone })) {
  test(
    `axe finds nothing about any look on a ${size}, in the panel and over the whole window, in both modes`,
    { tag: "@slow" },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await installAxe(page);
      await start(page);
      if (viewport === phone) await tab(page, "Page").click();
      const found: string[] = [];
      for (const look of LOOKS) {
        await choice(workspace(page)).selectOption(look);
        await expect(rendered(page).getByText("A film, or an episode of a series.")).toBeVisible();
        const panel = await runAxeInBothModes(page, "dialog[open]");
        await expand(page).click();
        await expect(dialog(page)).toBeVisible();
        const whole = await runAxeInBothModes(page, "dialog dialog[open]");
        await page.keyboard.press("Escape");
        found.push(...[...panel, ...whole].map((text) => `${look}: ${text}`));
      }
      expect(found).toEqual([]);
    },
  );
}

test(
  "a long list of what is on the page has no scroll of its own, a short one stays in sight",
  { tag: "@slow" },
  async ({ page }) => {
    await start(page);
    await tab(page, "Options").click();
    await workspace(page)
      .getByRole("radio", { name: /^reference/iu })
      .check();
    const fields = Array.from({ length: 60 }, (_, at) => `  field${String(at)}: ID`).join("\n");
    await enter(page, `type Query { long: Long }\ntype Long {\n${fields}\n}\ntype Short {\n  id: ID\n}`);
    await line(page, "long.mdx").last().click();
    await expand(page).click();
    const outline = rendered(page).getByRole("navigation", { name: "On this page" });
    await expect(outline.getByRole("button", { name: "field59" })).toBeVisible();
    expect(await scrollsInside(page)).toEqual([]);
    const end = outline.getByRole("button").last();
    await end.scrollIntoViewIfNeeded();
    await expect(end).toBeInViewport();
    await expect(outline).toHaveCSS("position", "static");
    await sidebar(page).getByRole("treeitem", { name: "Short", exact: true }).click();
    await expect(title(page)).toHaveText("Short");
    await expect(outline).toHaveCSS("position", "sticky");
  },
);
