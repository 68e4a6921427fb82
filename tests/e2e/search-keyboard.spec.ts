import type { Page } from "@playwright/test";
import { proves } from "../conformance/proves";
import { listen } from "./support/console";
import { hold } from "./support/hold";
import {
  INDEX,
  activeResult,
  desktop,
  field,
  markDocument,
  markedTexts,
  pressCyrillicK,
  results,
  searchFor,
  urlOf,
  visit,
} from "./support/searchBox";
import { saveData } from "./support/shell";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

test(
  "keys lead to the box, through its results and out of it",
  proves("L113a", "L114a", "L114b", "L114c", "L114d"),
  async ({ page }) => {
    await visit(page, "/docs/intro");
    await expect(page.locator("kbd", { hasText: "Ctrl K" })).toBeVisible();
    await expect(field(page)).toHaveAttribute("aria-keyshortcuts", "/ Control+K");

    // Arrows go round at both ends.
    await searchFor(page, "media");
    await page.keyboard.press("ArrowDown");
    await expect(results(page).nth(1)).toHaveAttribute("aria-selected", "true");
    const second = (await results(page).nth(1).getAttribute("id")) ?? "";
    await expect(field(page)).toHaveAttribute("aria-activedescendant", second);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(results(page).last()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await expect(results(page).first()).toHaveAttribute("aria-selected", "true");

    // Escape closes the panel, an arrow opens it again, and the second of two Escapes clears the query.
    await page.keyboard.press("Escape");
    await expect(results(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue("media");
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(results(page).first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(field(page)).toHaveValue("");
    await expect(field(page)).toBeFocused();

    // Tab and the loss of the focus close the panel, and the focus opens it again.
    await searchFor(page, "media");
    await page.keyboard.press("Tab");
    await expect(results(page)).toHaveCount(0);
    await expect(field(page)).not.toBeFocused();
    await field(page).focus();
    await expect(results(page).first()).toBeVisible();
    await page.getByRole("link", { name: "API", exact: true }).first().focus();
    await expect(results(page)).toHaveCount(0);

    // A hotkey leads back, with the last query selected.
    for (const [press, query] of [
      [() => page.keyboard.press("/"), "deprecated"],
      [() => page.keyboard.press("Control+k"), "user"],
      [() => pressCyrillicK(page), "media"],
    ] as const) {
      await field(page).blur();
      await press();
      await expect(field(page)).toBeFocused();
      await page.keyboard.type(query);
      await expect(field(page)).toHaveValue(query);
    }
  },
);

test(
  "Enter opens a result without loading a page; with Ctrl or Cmd in a new tab, with Shift in a new window, both with its terms marked",
  proves("L115a", "L115b", "L115c", "L117b"),
  async ({ page, context }) => {
    await visit(page, "/docs/intro");
    const isMarked = await markDocument(page);
    await searchFor(page, "averageScore");
    const url = await urlOf(activeResult(page));
    const openings: string[] = [];
    await page.exposeFunction("hearOpening", (keys: string) => openings.push(keys));
    await page.evaluate(() => {
      // Browsers tell by the key of the event whether they open a tab or a window. The headless one has no windows.
      const open = window.open.bind(window);
      const enter = ({ ctrlKey, metaKey, shiftKey }: KeyboardEvent): void => {
        const keys = Object.entries({ Control: ctrlKey, Meta: metaKey, Shift: shiftKey });
        const held = keys.filter(([, isHeld]) => isHeld).map(([name]) => name);
        window.open = (...where) => {
          (window as unknown as { hearOpening: (text: string) => void }).hearOpening(held.join("+"));
          return open(...where);
        };
      };
      // While the event goes on, and no longer.
      window.addEventListener("keydown", enter, { capture: true });
      window.addEventListener("keydown", () => {
        window.open = open;
      });
    });
    for (const key of ["Control+Enter", "Meta+Enter", "Shift+Enter"]) {
      await page.keyboard.press(key);
      await expect.poll(() => openings.at(-1), key).toBe(key.replace("+Enter", ""));
      const another = (): Page | undefined => context.pages().find((one) => one !== page);
      await expect.poll(() => another()?.url(), key).toMatch(url);
      const opened = another() ?? page;
      await expect.poll(() => markedTexts(opened), key).toContain("averageScore");
      await expect(page).toHaveURL(/\/docs\/intro$/u);
      await opened.close();
      await page.keyboard.press("ArrowDown");
      await expect(results(page).first()).toHaveAttribute("aria-selected", "true");
    }
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(url);
    await expect(results(page)).toHaveCount(0);
    expect(await isMarked()).toBe(true);
  },
);

test("Enter right after typing opens the first result of what was typed", async ({ page }) => {
  await visit(page, "/docs/intro");
  await field(page).pressSequentially("averageScore");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#average-score$/u);
});

test("Ctrl and Enter before the answer is there open the first result in a new tab", async ({ page, context }) => {
  await visit(page, "/docs/intro");
  const release = await hold(page, INDEX);
  await field(page).pressSequentially("averageScore");
  const opened = context.waitForEvent("page");
  await page.keyboard.press("Control+Enter");
  await release();
  await expect(await opened).toHaveURL(/#average-score$/u);
  await expect(page).toHaveURL(/\/docs\/intro$/u);
});

test("Ctrl and Enter before the search is there open the first result in a new tab", async ({ page, context }) => {
  await saveData(page);
  await visit(page, "/docs/intro");
  const release = await hold(page, "**/assets/js/*.js");
  await field(page).pressSequentially("averageScore");
  const opened = context.waitForEvent("page");
  await page.keyboard.press("Control+Enter");
  await release();
  await expect(await opened).toHaveURL(/#average-score$/u);
  await expect(page).toHaveURL(/\/docs\/intro$/u);
});

test("on a Mac the hint names Cmd, and the hotkeys are left to fields, selects and editable text", async ({ page }) => {
  const { errors } = listen(page);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "platform", { get: () => "MacIntel" });
  });
  await visit(page, "/showcase");
  await expect(page.locator("kbd", { hasText: "⌘ K" })).toBeVisible();
  await expect(field(page)).toHaveAttribute("aria-keyshortcuts", "/ Meta+K");
  const filter = page.getByLabel("Filter by name");
  await filter.press("/");
  await expect(filter).toHaveValue("/");
  await expect(filter).toBeFocused();
  await filter.press("Meta+k");
  await expect(filter).toBeFocused();
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      "beforeend",
      "<select aria-label='Choice'><option>/</option></select><p contenteditable='true' aria-label='Text'><b>here</b></p>",
    );
  });
  for (const name of ["Choice", "Text"]) {
    await page.getByLabel(name).press("/");
    await expect(page.getByLabel(name)).toBeFocused();
  }
  expect(errors).toEqual([]);
});
