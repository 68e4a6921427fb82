import { expect, test } from "@playwright/test";
import { proves } from "../conformance/proves";
import { activeResult, desktop, field, markDocument, results, searchFor, visit } from "./searchBox";

test.use({ viewport: desktop });

test.beforeEach(async ({ page }) => {
  await visit(page, "/docs/intro");
});

test("arrow keys move the active result, and go round at both ends", proves("L113a"), async ({ page }) => {
  await searchFor(page, "media");
  await page.keyboard.press("ArrowDown");
  await expect(results(page).nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(field(page)).toHaveAttribute(
    "aria-activedescendant",
    (await results(page).nth(1).getAttribute("id")) ?? "",
  );
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(results(page).last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(results(page).first()).toHaveAttribute("aria-selected", "true");
});

test("Escape closes the panel, and clears the query when pressed again", proves("L114a", "L114b"), async ({ page }) => {
  await searchFor(page, "media");
  await page.keyboard.press("Escape");
  await expect(results(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue("media");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
});

test("an arrow key opens the panel again after Escape", async ({ page }) => {
  await searchFor(page, "media");
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowDown");
  await expect(results(page).first()).toHaveAttribute("aria-selected", "true");
});

test("Tab closes the panel and goes on to the next control", proves("L114c"), async ({ page }) => {
  await searchFor(page, "media");
  await page.keyboard.press("Tab");
  await expect(results(page)).toHaveCount(0);
  await expect(field(page)).not.toBeFocused();
});

test("losing the focus closes the panel, and getting it back opens it", proves("L114d"), async ({ page }) => {
  await searchFor(page, "media");
  await page.getByRole("link", { name: "API", exact: true }).first().focus();
  await expect(results(page)).toHaveCount(0);
  await field(page).focus();
  await expect(results(page).first()).toBeVisible();
});

test("Enter opens the active result without loading a page", proves("L115a"), async ({ page }) => {
  const isMarked = await markDocument(page);
  await searchFor(page, "averageScore");
  const href = (await activeResult(page).getAttribute("href")) ?? "no result";
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${href}$`, "u"));
  await expect(results(page)).toHaveCount(0);
  expect(await isMarked()).toBe(true);
});

const elsewhere = [
  ["Control+Enter", "tab", "L115b"],
  ["Meta+Enter", "tab", "L115b"],
  ["Shift+Enter", "window", "L115c"],
] as const;

for (const [key, where, id] of elsewhere) {
  test(`${key} opens the active result in a new ${where}`, proves(id), async ({ page, context }) => {
    await searchFor(page, "averageScore");
    const href = (await activeResult(page).getAttribute("href")) ?? "no result";
    const [opened] = await Promise.all([context.waitForEvent("page"), page.keyboard.press(key)]);
    await expect(opened).toHaveURL(new RegExp(`${href}$`, "u"));
    await expect(page).toHaveURL(/\/docs\/intro$/u);
  });
}

test("Enter right after typing opens the first result of what was typed", async ({ page }) => {
  await field(page).pressSequentially("averageScore");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#average-score$/u);
});

test("Enter does not open the result of an earlier query whose answer came late", async ({ page }) => {
  await page.addInitScript(() => {
    const held = new Map<string, () => void>();
    globalThis.Worker = class extends Worker {
      override postMessage(message: { readonly query?: string }): void {
        const { query } = message;
        const post = (): void => {
          super.postMessage(message);
        };
        if (query === "user" || query === "averageScore") held.set(query, post);
        else post();
      }
    };
    Object.assign(window, { release: (query: string) => held.get(query)?.() });
  });
  const release = (query: string): Promise<void> =>
    page.evaluate((name) => {
      (window as unknown as { readonly release: (query: string) => void }).release(name);
    }, query);
  await visit(page, "/docs/intro");
  await searchFor(page, "media");
  await field(page).fill("user");
  await field(page).fill("averageScore");
  await release("user");
  await expect(results(page).first()).toContainText(/user/iu);
  await page.keyboard.press("Enter");
  await release("averageScore");
  await expect(page).toHaveURL(/#average-score$/u);
});

for (const key of ["/", "Control+k"]) {
  test(`${key} leads to the box, with the last query selected`, async ({ page }) => {
    await searchFor(page, "media");
    await field(page).blur();
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("deprecated");
    await expect(field(page)).toHaveValue("deprecated");
  });
}

test("the hotkeys are left to fields, selects and editable text", async ({ page }) => {
  await visit(page, "/showcase");
  const filter = page.getByLabel("Filter by name");
  await filter.press("/");
  await expect(filter).toHaveValue("/");
  await expect(filter).toBeFocused();
  await filter.press("Control+k");
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
});

test("a slash typed with Shift counts, one with Alt does not", async ({ page }) => {
  const press = (init: { altKey?: boolean; shiftKey?: boolean }): Promise<void> =>
    page.evaluate((options) => {
      document.body.dispatchEvent(
        new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true, ...options }),
      );
    }, init);
  await press({ altKey: true });
  await expect(field(page)).not.toBeFocused();
  await press({ shiftKey: true });
  await expect(field(page)).toBeFocused();
});

for (const [platform, label, aria] of [
  ["MacIntel", "⌘ K", "/ Meta+K"],
  ["Win32", "Ctrl K", "/ Control+K"],
] as const) {
  test(`on ${platform} the hint is ${label}`, async ({ page }) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await page.addInitScript((value) => {
      Object.defineProperty(Navigator.prototype, "platform", { get: () => value });
    }, platform);
    await page.reload();
    await expect(page.locator("kbd", { hasText: label })).toBeVisible();
    await expect(field(page)).toHaveAttribute("aria-keyshortcuts", aria);
    expect(errors).toEqual([]);
  });
}
