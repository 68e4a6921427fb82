import type { Page } from "@playwright/test";
import { announcement, answered, desktop, dialog, field, phone, results, visit } from "./support/searchBox";
import { expect, test } from "./support/test";

/** A keyboard that composes, as most of those of Android do with every Latin word. */
async function keyboard(page: Page) {
  const session = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    session.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  return {
    /** Types a word that stays in composition, letter by letter. */
    type: async (word: string) => {
      for (let length = 1; length <= word.length; length += 1) await compose(word.slice(0, length));
    },
    /** Ends the composition with its final text. */
    commit: async (text: string) => {
      await session.send("Input.insertText", { text });
    },
  };
}

/** Types a word without ending it, and expects results and their number; then ends it. */
async function findsWhileComposing(page: Page): Promise<void> {
  const { type, commit } = await keyboard(page);
  await type("formatter");
  await expect(field(page)).toHaveValue("formatter");
  await expect(results(page).first()).toContainText("formatter", { ignoreCase: true });
  await answered(page);
  await expect(announcement(page)).toContainText(/^\d+ results?/u);
  const shown = await results(page).allTextContents();
  await commit("formatter");
  await answered(page);
  await expect(results(page)).toHaveText(shown);
}

test.describe("on a desktop", () => {
  test.use({ viewport: desktop });

  test("results come while a word is composed in the box", async ({ page }) => {
    await visit(page, "/docs/intro");
    await field(page).click();
    await findsWhileComposing(page);
  });

  test("a query of the URL is gone on with by composing", async ({ page }) => {
    await visit(page, "/?q=custom");
    await expect(results(page).first()).toBeVisible();
    await field(page).selectText();
    await findsWhileComposing(page);
  });

  test("Enter and Escape during a composition open and close nothing", async ({ page }) => {
    await visit(page, "/docs/intro");
    await field(page).click();
    const { type, commit } = await keyboard(page);
    await type("formatter");
    await expect(results(page).first()).toBeVisible();
    await answered(page);
    const press = (key: string) =>
      field(page).evaluate((input, pressed) => {
        const event = { key: pressed, isComposing: true, bubbles: true, cancelable: true };
        input.dispatchEvent(new KeyboardEvent("keydown", event));
      }, key);
    await press("Escape");
    await expect(results(page).first()).toBeVisible();
    await expect(field(page)).toHaveValue("formatter");
    await press("Enter");
    await expect(page).toHaveURL(/\/docs\/intro$/u);
    await commit("formatter");
    await page.keyboard.press("Escape");
    await expect(results(page)).toHaveCount(0);
  });

  test("what was moved to by pointer stays chosen when the composition ends", async ({ page }) => {
    await visit(page, "/docs/intro");
    await field(page).click();
    const { type, commit } = await keyboard(page);
    await type("formatter");
    await answered(page);
    await results(page).nth(2).hover();
    await expect(results(page).nth(2)).toHaveAttribute("aria-selected", "true");
    await commit("formatter");
    await answered(page);
    await expect(results(page).nth(2)).toHaveAttribute("aria-selected", "true");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("results come while a word is composed in the full-screen form", async ({ page }) => {
    await visit(page, "/docs/intro");
    await page.getByRole("navigation", { name: "Main" }).getByTitle("Search").tap();
    await expect(dialog(page)).toBeVisible();
    await findsWhileComposing(page);
  });
});
