import { installAxe, runAxeInBothModes } from "./support/axe";
import {
  PATH,
  editor,
  enter,
  line,
  press,
  rendered,
  start,
  startButton,
  status,
  tab,
  tree,
  usePanel,
  workspace,
  written,
} from "./support/playground";
import { desktop, phone, visit } from "./support/searchBox";
import { expect, test } from "./support/test";

for (const [size, viewport] of Object.entries({ desktop, phone })) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test(
      "axe finds nothing about any panel, with bugs and mistakes in sight, in both modes",
      { tag: "@slow" },
      async ({ page }) => {
        const found: string[] = [];
        const look = async (...panels: readonly string[]): Promise<void> => {
          for (const panel of panels) {
            await tab(page, panel).click();
            // A wide screen shows a panel on each side, and both are looked at together.
            if (viewport === desktop && panel !== panels.at(-1)) continue;
            const lines = await runAxeInBothModes(page, "dialog[open]");
            found.push(...lines.map((text) => `${panel}: ${text}`));
          }
        };
        await installAxe(page);
        await start(page);
        await tab(page, "Options").click();
        await workspace(page).getByRole("radio", { name: /^flat/u }).check();
        await look("Options", "Page");
        await workspace(page).getByRole("button", { name: "Source", exact: true }).click();
        await tab(page, "Schema").click();
        await enter(page, "type Query { a: A }");
        await expect(status(page)).toHaveText(/1 mistake/u);
        await look("Schema", "Page");
        await look("Use this", ...(viewport === phone ? ["Pages"] : []));
        await tab(page, "Use this").click();
        for (const framework of ["Fumadocs", "Astro Starlight"]) {
          await usePanel(page)
            .getByRole("combobox", { name: "Your site is made with" })
            .selectOption({ label: framework });
          await look("Use this");
        }
        expect(found).toEqual([]);
      },
    );
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("one panel is shown at a time, tabs lead from one to another, and a page that is chosen is shown", async ({
    page,
  }) => {
    await start(page);
    await expect(editor(page)).toBeVisible();
    await expect(tree(page)).toBeHidden();
    await tab(page, "Schema").focus();
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, "Options")).toBeFocused();
    await expect(workspace(page).getByRole("combobox", { name: "Framework" })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(tree(page)).toBeVisible();
    await line(page, "person.mdx").click();
    await expect(tab(page, "Page")).toBeFocused();
    await expect(rendered(page).getByRole("heading", { level: 1 })).toHaveText("Person");
    await expect(tree(page)).toBeHidden();
    await page.keyboard.press("End");
    await expect(workspace(page).getByRole("region", { name: "Use these pages" })).toBeVisible();
    const wide = await workspace(page).evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth);
    expect(wide).toBe(false);
  });
});

test.describe("at 200 % zoom", () => {
  // A screen of 1280 by 800 has half of both then.
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

  test("every panel keeps room, and nothing is cut", async ({ page }) => {
    await start(page);
    for (const name of ["Schema", "Options", "Pages", "Page", "Use this"]) {
      await tab(page, name).click();
      const panel = workspace(page).getByRole("tabpanel", { name, exact: true });
      await panel.scrollIntoViewIfNeeded();
      expect((await panel.boundingBox())?.height ?? 0).toBeGreaterThan(100);
    }
    expect(await workspace(page).evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth)).toBe(false);
  });
});

test.describe("by keyboard alone", () => {
  test.use({ viewport: desktop });

  test("the playground is opened, filled, read and left", async ({ page }) => {
    await visit(page, PATH);
    await startButton(page).focus();
    await page.keyboard.press("Enter");
    await written(page);
    await expect(workspace(page).getByRole("heading", { name: "Playground" })).toBeFocused();
    await press(page, "Tab", editor(page));
    await page.keyboard.press("Control+End");
    await page.keyboard.type("\ntype Cinema { id: ID }");
    await expect(line(page, "cinema.mdx")).toBeVisible();
    await press(page, "Tab", tree(page));
    await page.keyboard.press("c");
    await page.keyboard.press("Enter");
    await expect(rendered(page).getByRole("heading", { level: 1 })).toHaveText("Cinema");
    await press(page, "Tab", rendered(page));
    await page.keyboard.press("Escape");
    await expect(startButton(page)).toBeFocused();
  });

  test("a completion is chosen and taken", { tag: "@slow" }, async ({ page }) => {
    await start(page);
    await editor(page).focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("\nextend type Film { other: Fil", { delay: 20 });
    const selected = page.getByRole("listbox").getByRole("option", { selected: true });
    await expect(selected).toHaveText(/^Film/u);
    // At the speed of a hand: the list takes no choice in its first 75 ms, and a key that it does not take closes it.
    await page.keyboard.type("m", { delay: 100 });
    await expect(selected).toHaveText(/^Film/u);
    await page.keyboard.press("ArrowDown");
    await expect(selected).toHaveText(/^FilmInput/u);
    await page.keyboard.press("Enter");
    await expect(editor(page)).toContainText("other: FilmInput");
  });
});

test.describe("with less movement, and in print", () => {
  test.use({ viewport: desktop, reducedMotion: "reduce" } as object);

  test("nothing moves, and on paper there is no playground", { tag: "@slow" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await start(page);
    const moving = await workspace(page).evaluate((dialog) =>
      dialog
        .getAnimations({ subtree: true })
        .filter(
          (animation) => Number(animation.effect?.getComputedTiming().duration ?? 0) > 1 && !("blink" in animation),
        )
        .map((animation) => (animation as CSSAnimation).animationName),
    );
    expect(moving.filter((name) => !name.startsWith("cm-blink"))).toEqual([]);
    await page.emulateMedia({ media: "print" });
    await expect(workspace(page)).toBeHidden();
  });
});
