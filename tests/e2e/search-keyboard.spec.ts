import type { JSHandle, Page } from "@playwright/test";
import { proves } from "../conformance/proves";
import { listen } from "./support/console";
import { hold } from "./support/requests";
import {
  INDEX,
  activeResult,
  announcement,
  waitForAnswer,
  desktop,
  dialog,
  field,
  markDocument,
  markedTexts,
  phone,
  pressCyrillicK,
  results,
  searchFor,
  urlOf,
  visit,
} from "./support/searchBox";
import { saveData } from "./support/shell";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

/** Properties that identify key presses of a composition. Safari's last press comes after its end, with only the key code. */
const COMPOSITIONS = [{ isComposing: true }, { keyCode: 229 }];

/** Sends a key press of a composition to the search field, once with each of the properties. */
async function pressInComposition(page: Page, key: string, ctrlKey = false): Promise<void> {
  for (const composition of COMPOSITIONS) {
    await field(page).evaluate(
      (input, pressed) => {
        input.dispatchEvent(new KeyboardEvent("keydown", { ...pressed, bubbles: true, cancelable: true }));
      },
      { key, ctrlKey, ...composition },
    );
  }
}

/**
 * Records calls of `window.open`, with their arguments and the modifier key that is held meanwhile. That key tells browsers
 * whether to open a tab or a window; headless Chromium always opens a tab.
 */
async function recordOpens(page: Page): Promise<JSHandle<{ held: string | undefined; args: unknown[] }[]>> {
  return page.evaluateHandle(() => {
    const calls: { held: string | undefined; args: unknown[] }[] = [];
    let held: string | undefined;
    const keys = { Control: "ctrlKey", Meta: "metaKey", Shift: "shiftKey" } as const;
    const begin = (event: KeyboardEvent): void => {
      held = Object.entries(keys).find(([, key]) => event[key])?.[0];
    };
    const end = (): void => {
      held = undefined;
    };
    window.addEventListener("keydown", begin, { capture: true });
    window.addEventListener("keydown", end);
    const open = window.open.bind(window);
    window.open = (...args) => {
      calls.push({ held, args });
      return open(...args);
    };
    return calls;
  });
}

test(
  "keys open the search, move through its results and leave it",
  proves("L113a", "L114a", "L114b", "L114c", "L114d"),
  async ({ page }) => {
    const { errors } = listen(page);
    await visit(page, "/showcase");
    await expect(page.locator("kbd", { hasText: "Ctrl K" })).toBeVisible();
    await expect(field(page)).toHaveAttribute("aria-keyshortcuts", "/ Control+K");

    // Arrows wrap around.
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

    // Escape closes the panel, and an arrow opens it again. When the panel is closed, Escape clears the query.
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

    // The panel closes when the field loses the focus, and opens when the field is focused again.
    await searchFor(page, "media");
    for (let stops = 0; stops < 3; stops += 1) await page.keyboard.press("Tab");
    await expect(results(page)).toHaveCount(0);
    await expect(field(page)).not.toBeFocused();
    await field(page).focus();
    await expect(results(page).first()).toBeVisible();
    await page.getByRole("link", { name: "API", exact: true }).first().focus();
    await expect(results(page)).toHaveCount(0);

    // Hotkeys focus the field and select its query, but do nothing in other fields, selects and editable text.
    const hotkeys = [
      () => page.keyboard.press("/"),
      () => page.keyboard.press("Control+k"),
      () => pressCyrillicK(page),
    ];
    for (const [index, press] of hotkeys.entries()) {
      await field(page).blur();
      await press();
      await expect(field(page)).toBeFocused();
      await page.keyboard.type(`query ${String(index)}`);
      await expect(field(page)).toHaveValue(`query ${String(index)}`);
    }
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        "beforeend",
        "<select aria-label='Choice'><option>/</option></select><p contenteditable='true' aria-label='Text'><b>here</b></p>",
      );
    });
    for (const name of ["Filter by name", "Choice", "Text"]) {
      await page.getByLabel(name).press("/");
      await expect(page.getByLabel(name)).toBeFocused();
      await page.getByLabel(name).press("Control+k");
      await expect(page.getByLabel(name)).toBeFocused();
    }
    await expect(page.getByLabel("Filter by name")).toHaveValue("/");

    // Enter opens the first result, even if the answer has not arrived yet.
    await field(page).fill("");
    await field(page).pressSequentially("averageScore");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#average-score$/u);
    expect(errors).toEqual([]);
  },
);

test(
  "Enter opens a result in place; with Ctrl, Cmd or Shift, in a tab or window",
  proves("L115a", "L115b", "L115c", "L117b"),
  async ({ page, context }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "platform", { get: () => "MacIntel" });
    });
    await visit(page, "/docs/intro");
    await expect(page.locator("kbd", { hasText: "⌘ K" })).toBeVisible();
    await expect(field(page)).toHaveAttribute("aria-keyshortcuts", "/ Meta+K");
    await page.keyboard.press("Meta+k");
    await expect(field(page)).toBeFocused();

    const stillThere = await markDocument(page);
    await searchFor(page, "averageScore");
    const url = await urlOf(activeResult(page));
    const href = await activeResult(page).getAttribute("href");
    const opens = await recordOpens(page);
    const modifiers = ["Control", "Meta", "Shift"];
    for (const key of modifiers) {
      const [opened] = await Promise.all([context.waitForEvent("page"), page.keyboard.press(`${key}+Enter`)]);
      await expect(opened).toHaveURL(url);
      await expect.poll(() => markedTexts(opened), key).toContain("averageScore");
      await expect(page).toHaveURL(/\/docs\/intro$/u);
      await opened.close();
      await page.keyboard.press("ArrowDown");
      await expect(results(page).first()).toHaveAttribute("aria-selected", "true");
    }
    expect(await opens.jsonValue()).toEqual(modifiers.map((held) => ({ held, args: [href, "_blank", "noopener"] })));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(url);
    await expect(results(page)).toHaveCount(0);
    expect(await stillThere()).toBe(true);
  },
);

test("Shift+Enter before the answer arrives opens the first result in another window", async ({ page, context }) => {
  const release = await hold(page, INDEX);
  await visit(page, "/docs/intro");
  const opens = await recordOpens(page);
  await field(page).fill("averageScore");
  await expect(page.getByRole("search")).toHaveAttribute("aria-busy", "true");
  await page.keyboard.press("Shift+Enter");
  expect(await opens.jsonValue()).toEqual([]);
  const [opened] = await Promise.all([context.waitForEvent("page"), release()]);
  await expect(opened).toHaveURL(/#average-score$/u);
  await expect.poll(() => markedTexts(opened)).toContain("averageScore");
  const url: unknown = expect.stringMatching(/^\/.*#average-score$/u);
  expect((await opens.jsonValue()).map(({ args }) => args)).toEqual([[url, "_blank", "noopener"]]);
  await expect(page).toHaveURL(/\/docs\/intro$/u);
});

test("results appear while a word is composed, as on most Android keyboards", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  /** Composes a word letter by letter, and returns its results. */
  async function compose(): Promise<string[]> {
    for (let length = 1; length <= "formatter".length; length += 1) {
      const text = "formatter".slice(0, length);
      await session.send("Input.imeSetComposition", { text, selectionStart: length, selectionEnd: length });
    }
    await expect(field(page)).toHaveValue("formatter");
    await expect(results(page).first()).toContainText("formatter", { ignoreCase: true });
    await waitForAnswer(page);
    await expect(announcement(page)).toContainText(/^\d+ results?/u);
    return results(page).allTextContents();
  }
  /** Ends the composition, and expects the same results. */
  async function commit(shown: string[]): Promise<void> {
    await session.send("Input.insertText", { text: "formatter" });
    await waitForAnswer(page);
    await expect(results(page)).toHaveText(shown);
  }

  await visit(page, "/docs/intro");
  await field(page).click();
  const shown = await compose();
  for (const key of ["Escape", "Enter"]) {
    await pressInComposition(page, key);
    await expect(results(page).first()).toBeVisible();
    await expect(field(page)).toHaveValue("formatter");
    await expect(page).toHaveURL(/\/docs\/intro$/u);
  }
  // The result under the pointer stays active.
  await results(page).nth(2).hover();
  await expect(results(page).nth(2)).toHaveAttribute("aria-selected", "true");
  await commit(shown);
  await expect(results(page).nth(2)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(results(page)).toHaveCount(0);

  // Composing also replaces a query from the URL, and works in the full-screen search.
  await visit(page, "/?q=custom");
  await expect(results(page).first()).toBeVisible();
  await field(page).selectText();
  await commit(await compose());
  await page.setViewportSize(phone);
  await visit(page, "/docs/intro");
  await page.getByRole("navigation", { name: "Main" }).getByTitle("Search").click();
  await expect(dialog(page)).toBeVisible();
  await commit(await compose());
});

test("Enter during a composition opens nothing when the answer arrives", async ({ page }) => {
  await page.setViewportSize(phone);
  const release = await hold(page, INDEX);
  await visit(page, "/docs/intro");
  await page.getByRole("navigation", { name: "Main" }).getByTitle("Search").click();
  // These links appear once the scripts of the search have loaded: the scripts must handle the key.
  await expect(dialog(page).getByRole("navigation", { name: "Where to start" })).toBeVisible();
  await field(page).fill("averageScore");
  await expect(page.getByRole("search")).toHaveAttribute("aria-busy", "true");
  await pressInComposition(page, "Enter");
  await release();
  await expect(results(page).first()).toContainText("averageScore");
  await waitForAnswer(page);
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/intro$/u);
});

test("Ctrl+Enter during a composition opens nothing when the search has loaded", async ({ page }) => {
  // Turns off prefetches: scripts of linked pages would be held back too.
  await saveData(page);
  await visit(page, "/docs/intro");
  const opened = await page.evaluateHandle(() => {
    const urls: string[] = [];
    window.open = (url) => {
      urls.push(String(url));
      return null;
    };
    return urls;
  });
  const release = await hold(page, "**/assets/js/**");
  await field(page).fill("averageScore");
  await expect(page.getByRole("search")).toHaveAttribute("aria-busy", "true");
  await pressInComposition(page, "Enter", true);
  await release();
  await expect(results(page).first()).toContainText("averageScore");
  await waitForAnswer(page);
  expect(await opened.jsonValue()).toEqual([]);
  await expect(page).toHaveURL(/\/docs\/intro$/u);
});

test("Escape and Tab during a composition do not leave the full-screen search", async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, "/docs/intro");
  await page.getByRole("navigation", { name: "Main" }).getByTitle("Search").click();
  await searchFor(page, "media");
  await field(page).fill("");
  await expect(results(page)).toHaveCount(0);
  for (const key of ["Escape", "Tab"]) {
    await pressInComposition(page, key);
    await expect(dialog(page)).toBeVisible();
    await expect(field(page)).toBeFocused();
  }
});
