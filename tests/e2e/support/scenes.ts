import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { BOOKS, editor, enter, start, tab, workspace } from "./playground";
import { INDEX, field, phone, searchFor, visit } from "./searchBox";
import { isPageScript, modeToggle } from "./shell";

/** A part of the site whose elements are in states such as selected, pressed or marked. */
export interface Scene {
  /** Goes to a page and puts elements into states. */
  readonly show: (page: Page) => Promise<void>;
  /** Selector of the part of the page to compare. */
  readonly part: string;
  /**
   * Each must be part of the name of an element kind in the scene, see `shell-states.spec.ts`: otherwise, the test could pass
   * without checking anything.
   */
  readonly states: readonly string[];
  readonly size?: typeof phone;
}

/** The status message of the example with a schema on the home page. */
const homeStatus = (page: Page): Locator => page.locator("#from-schema-to-page").getByRole("status");
const homeSchema = (page: Page): Locator => page.getByRole("textbox", { name: "You write the schema" });

async function disable(button: Locator): Promise<void> {
  await button.evaluate((one) => {
    one.setAttribute("disabled", "");
  });
}

/** Enters a mistake, then replaces the editor by a static copy: CodeMirror would restore a class that a test removes. */
async function enterMistake(page: Page): Promise<void> {
  await enter(page, BOOKS.replace("book(id: ID!): Book", "book(id: ID!): Bok"));
  await expect(workspace(page).locator(".cm-lintRange-error")).toHaveText("Bok");
  await workspace(page)
    .locator(".cm-editor")
    .evaluate((live) => {
      const copy = live.cloneNode(true) as HTMLElement;
      // Takes the copy out of the tab order: unlike the editor, it does not show that it has the focus.
      copy.querySelector(".cm-content")?.setAttribute("tabindex", "-1");
      live.replaceWith(copy);
    });
}

export const scenes: Readonly<Record<string, Scene>> = {
  "a docs page": {
    show: async (page) => {
      await visit(page, "/docs/advanced/homepage");
      await disable(modeToggle(page));
    },
    part: "body",
    states: [
      "navbar__link--active",
      "button disabled",
      "menu__link--active",
      "menu__link--sublist",
      "breadcrumbs__item--active",
    ],
  },
  "the table of contents": {
    show: async (page) => {
      await visit(page, "/docs/advanced/homepage");
      await expect(page.locator(".table-of-contents__link--active")).toHaveCount(1);
    },
    part: ".table-of-contents",
    states: ["table-of-contents__link--active"],
  },
  "tabs of the docs": {
    show: (page) => visit(page, "/docs/get-started"),
    part: "main article",
    states: ["tabs__item--active"],
  },
  "a dropdown": {
    show: async (page) => {
      await visit(page, "/examples/default");
      await page.getByRole("button", { name: "Examples" }).press("Enter");
    },
    part: ".dropdown__menu",
    states: ["dropdown__link--active"],
  },
  "a page with deprecated fields": {
    show: async (page) => {
      await visit(page, "/examples/default/types/objects/media");
      await page.locator("details.schema-deprecated > summary").click();
    },
    part: "main article",
    states: ["deprecated"],
  },
  "the search": {
    show: async (page) => {
      await visit(page, "/docs/intro");
      await searchFor(page, "settings");
    },
    part: ".navbar",
    states: ["a aria-selected", "mark"],
  },
  "the schema of the home page": {
    show: async (page) => {
      await visit(page, "/");
      await homeSchema(page).focus();
      await expect(homeStatus(page)).toHaveText("The page follows your schema. Nothing is sent.", { timeout: 30_000 });
      await page
        .getByRole("region", { name: /^Generated page/u })
        .getByRole("heading", { level: 3 })
        .first()
        .hover();
    },
    part: "#from-schema-to-page",
    states: ["marked", "data-field-mark"],
  },
  "a mistake in the schema of the home page": {
    show: async (page) => {
      await visit(page, "/");
      await homeSchema(page).fill("type Query {");
      await expect(homeStatus(page)).toHaveText(/^Line 1/u, { timeout: 30_000 });
    },
    part: "#from-schema-to-page",
    states: ["wrong"],
  },
  "the playground": {
    show: async (page) => {
      await start(page);
      await disable(workspace(page).getByRole("button", { name: "Copy link" }));
    },
    part: "dialog[open]",
    states: [
      "button disabled",
      "button aria-selected",
      "button aria-pressed",
      "div aria-selected",
      "span aria-current",
    ],
  },
  "a comparison in the playground": {
    show: async (page) => {
      await start(page);
      await enter(page, BOOKS);
      await tab(page, "Options").click();
      await workspace(page).getByRole("button", { name: "Changes" }).click();
      await workspace(page).getByRole("checkbox", { name: "Type badges" }).uncheck();
      await expect(workspace(page).getByText(/^\d+ lines? added/u)).toBeVisible();
    },
    part: "dialog[open]",
    states: ["button aria-selected", "button aria-pressed"],
  },
  "completions in the playground": {
    show: async (page) => {
      await start(page);
      await editor(page).focus();
      await page.keyboard.press("Control+End");
      await page.keyboard.type("\nextend type Film { other: Fil");
      await expect(page.getByRole("listbox").getByRole("option", { selected: true })).toHaveText(/^Film/u);
    },
    part: "[role=listbox]",
    states: ["li aria-selected"],
  },
  "the menu of a phone": {
    show: async (page) => {
      await visit(page, "/docs/get-started");
      await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    },
    part: "[role=dialog]",
    states: ["menu__link--active"],
    size: phone,
  },
  "a mistake and a saved schema in the playground": {
    show: async (page) => {
      await start(page);
      await enterMistake(page);
      await workspace(page).getByRole("button", { name: "Keep on this device" }).click();
      await expect(workspace(page).getByRole("button", { name: "Forget" })).toBeVisible();
    },
    part: "#playground-panel-schema",
    states: ["cm-lintRange-error", "cm-lint-marker-error", "button aria-pressed"],
  },
  "the options of the playground": {
    show: async (page) => {
      await start(page);
      await enter(page, `directive @internal on OBJECT\n${BOOKS.replace("type Book", "type Book @internal")}`);
      await tab(page, "Options").click();
      await workspace(page).getByRole("button", { name: "Skip @internal" }).click();
      await workspace(page).getByRole("button", { name: "Add a line" }).click();
      await workspace(page).getByRole("textbox", { name: "Value 1" }).fill("a\tb");
      await expect(workspace(page).getByRole("alert")).toBeVisible();
      // The notice of the last run moves the panel down.
      await expect(workspace(page).getByText("No page for directive @internal")).toBeVisible();
    },
    part: "#playground-panel-options",
    states: ["button aria-pressed suggestion", "input checked"],
  },
  "the tabs of an operation": {
    show: (page) => visit(page, "/examples/default/operations/queries/media"),
    part: ".schema-operation",
    states: ["tabs__item--active"],
  },
  "a copied code block": {
    show: async (page) => {
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      // Stops the clock: the button shows only for a second that it has copied.
      await page.clock.install();
      await visit(page, "/docs/get-started");
      await page.clock.pauseAt(Date.now() + 60_000);
      const block = page.locator(".theme-code-block").first();
      await block.hover();
      await block.getByRole("button", { name: "Copy code to clipboard" }).click();
      await expect(block.getByRole("button", { name: "Copied" })).toBeVisible();
    },
    part: ".theme-code-block",
    states: ["copyButtonCopied"],
  },
  "a refusal to copy": {
    show: async (page) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
      });
      await page.clock.install();
      await visit(page, "/docs/get-started");
      await page.clock.pauseAt(Date.now() + 60_000);
      const block = page.locator(".theme-code-block").first();
      await block.hover();
      await block.getByRole("button", { name: "Copy code to clipboard" }).click();
      await expect(block.getByRole("alert")).toBeVisible();
    },
    part: ".theme-code-block",
    states: [],
  },
  "the full-screen search": {
    show: async (page) => {
      await visit(page, "/docs/intro");
      await page.getByRole("navigation", { name: "Main" }).getByTitle("Search").click();
      await searchFor(page, "settings");
    },
    part: "dialog[open]",
    states: ["a aria-selected", "mark"],
    size: phone,
  },
  "a search without its index": {
    show: async (page) => {
      await page.route(INDEX, (route) => route.abort());
      await visit(page, "/docs/intro");
      await field(page).fill("media");
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    },
    part: ".navbar",
    states: ["navbar__link--active"],
  },
  "the box of a page that did not load": {
    show: async (page) => {
      await page.route(isPageScript, (route) => route.abort());
      await page.goto("/docs/intro");
      await expect(page.getByRole("alert", { name: "Loading failed" })).toBeVisible();
    },
    part: "[role=alert]",
    states: [],
  },
};
