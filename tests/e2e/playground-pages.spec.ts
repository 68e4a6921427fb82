import type { Locator, Page } from "@playwright/test";
import { installAxe, runAxeInBothModes } from "./support/axe";
import { enter, line, rendered, start, status, tab, tree, workspace, written } from "./support/playground";
import { desktop, phone } from "./support/searchBox";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

const field = (page: Page): Locator => workspace(page).getByRole("searchbox", { name: "Find pages by name" });
const kind = (page: Page): Locator => workspace(page).getByRole("combobox", { name: "Kind of page" });
const group = (page: Page): Locator => workspace(page).getByRole("combobox", { name: "Group of pages" });
const rows = (page: Page): Locator => tree(page).getByRole("treeitem");
/** What is announced of the pages that are left. */
const count = (page: Page): Locator => workspace(page).getByRole("search", { name: "Pages" }).getByRole("status");

async function active(page: Page): Promise<string> {
  const id = await tree(page).getAttribute("aria-activedescendant");
  return page.locator(`[id="${id ?? ""}"]`).innerText();
}

/** Five thousand pages of four kinds, besides those of the tool's own directives and scalars. */
const big = [
  `type Query { ${Array.from({ length: 500 }, (_, at) => `find${String(at)}: Thing${String(at)}`).join(" ")} }`,
  ...Array.from({ length: 4000 }, (_, at) => `type Thing${String(at)} { id: ID }`),
  ...Array.from({ length: 300 }, (_, at) => `input ThingInput${String(at)} { id: ID }`),
  ...Array.from({ length: 200 }, (_, at) => `enum ThingKind${String(at)} { A }`),
].join("\n");

test(
  "the list of 5,000 pages has few lines in the page, is walked by keys, and is narrowed by name and kind",
  { tag: "@slow" },
  async ({ page }) => {
    test.setTimeout(120_000);
    await start(page);
    await enter(page, big);
    await expect(status(page)).toHaveText(/5,\d{3} files written/u, { timeout: 60_000 });
    await expect(workspace(page).getByText(/^5,0\d\d pages$/u)).toBeVisible();
    await expect(count(page)).toBeEmpty();

    await tree(page).focus();
    await page.keyboard.press("End");
    await expect.poll(() => active(page)).toBe("generated.md");
    expect(await rows(page).count()).toBeLessThan(100);
    await page.keyboard.type("types");
    await expect.poll(() => active(page)).toBe("types");
    await expect(line(page, "types")).toBeInViewport();
    await page.keyboard.press("Home");
    await expect.poll(() => active(page)).toBe("docs");
    await page.keyboard.type("objects");
    await expect.poll(() => active(page)).toBe("objects");
    await page.keyboard.press("PageDown");
    await expect.poll(() => active(page)).toMatch(/^thing-\d+\.mdx$/u);
    await tree(page).evaluate((element) => {
      element.scrollTo(0, element.scrollHeight / 2);
    });
    await expect(line(page, "thing-2000.mdx")).toBeAttached();
    expect(await rows(page).count()).toBeLessThan(100);

    await field(page).fill("thing 39");
    await expect(count(page)).toHaveText(/^1\d\d of 5,0\d\d pages$/u);
    expect(await rows(page).count()).toBeLessThan(100);
    await field(page).fill("thing39");
    await kind(page).selectOption({ label: "Enums (200)" });
    await expect(count(page)).toHaveText(/^0 of 5,0\d\d pages$/u);
    await expect(rows(page)).toHaveCount(0);
    await kind(page).selectOption({ label: "All kinds" });
    await field(page).fill("thingKind 19");
    await expect(rows(page).filter({ hasText: ".mdx" })).toHaveCount(11);
    await expect(line(page, "types")).toHaveAttribute("aria-expanded", "true");
  },
);

test("Enter opens the first page that is left, the arrow leads to the list, and Escape shows all pages again", async ({
  page,
}) => {
  await start(page);
  await field(page).fill("film");
  await expect(count(page)).toHaveText(/^5 of \d+ pages$/u);
  await page.keyboard.press("Enter");
  await expect(rendered(page).getByRole("heading", { level: 1 })).toHaveText("addFilm");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(tree(page)).toBeFocused();
  await page.keyboard.press("f");
  await expect.poll(() => active(page)).toBe("film.mdx");
  // A folder that was closed stays so until the filter changes.
  await line(page, "queries").click();
  await expect(line(page, "film.mdx")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("");
  await expect(count(page)).toBeEmpty();
  await expect(line(page, "person.mdx").first()).toBeVisible();
  await expect(workspace(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(workspace(page)).toBeHidden();
});

test(
  "pages are narrowed to a group where there are groups, and one button shows all",
  { tag: "@slow" },
  async ({ page }) => {
    await start(page);
    await expect(group(page)).toHaveCount(0);
    await workspace(page)
      .getByRole("combobox", { name: "Start from" })
      .selectOption({ label: "School: pages grouped by a directive" });
    await expect(line(page, "common")).toBeVisible();
    await written(page);
    const grade = await group(page)
      .getByRole("option", { name: /^Grade/u })
      .innerText();
    await group(page).selectOption({ label: grade });
    const [number = ""] = /\d+/u.exec(grade) ?? [];
    await expect(count(page)).toHaveText(new RegExp(`^${number} of \\d+ pages$`, "u"));
    await expect(line(page, "grade")).toBeVisible();
    await expect(line(page, "common")).toHaveCount(0);
    await workspace(page).getByRole("button", { name: "Show all" }).click();
    await expect(line(page, "common")).toBeVisible();
  },
);

for (const [size, viewport] of Object.entries({ desktop, phone })) {
  test(`axe finds nothing about a narrowed list on a ${size}, in both modes`, { tag: "@slow" }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await installAxe(page);
    await start(page);
    if (viewport === phone) await tab(page, "Pages").click();
    await field(page).fill("film");
    await expect(count(page)).toHaveText(/^5 of/u);
    expect(await runAxeInBothModes(page, "dialog[open]")).toEqual([]);
  });
}
