import type { Locator, Page } from "@playwright/test";
import { BOOKS, editor, enter, start, tab, workspace } from "../support/playground";
import { desktop, markedTexts, phone, searchFor, visit } from "../support/searchBox";
import { modeToggle, saveData } from "../support/shell";
import { expect, test } from "../support/test";

/** Attributes and classes of states: selected, pressed, current, disabled, marked, deprecated or wrong. */
const STATES = /^(?:aria-(?:current|selected|pressed)|disabled|data-field-mark)$/u;
const CLASSES = /--active$|^(?:active|marked|wrong|deprecated)(?:_|$)/u;

/** What an element loses for a comparison of its looks. */
type Change = "state" | "focus";

/**
 * Numbers one visible element of each kind that has a state or can get the focus. Elements with the same name, classes and
 * states are of one kind.
 *
 * @returns the names of the kinds, by number
 */
function numberKinds(part: Locator, change: Change): Promise<string[]> {
  return part.evaluate(
    (root, [wanted, attributes, classes]) => {
      const names: string[] = [];
      for (const element of root.querySelectorAll<HTMLElement>("*")) {
        element.removeAttribute("data-number");
        const states = [
          ...element.getAttributeNames().filter((name) => new RegExp(attributes, "u").test(name)),
          ...[...element.classList].filter((name) => new RegExp(classes, "u").test(name)),
          ...(element.localName === "mark" ? ["mark"] : []),
        ].filter((name) => element.getAttribute(name) !== "false");
        if (wanted === "state" ? states.length === 0 : element.tabIndex < 0 || element.matches(":disabled")) continue;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const { left, right } = element.getBoundingClientRect();
        if (right <= 0 || left >= window.innerWidth) continue;
        // Classes of CSS modules end with a hash.
        const parts = new Set([element.localName, ...states, ...element.classList]);
        const name = [...parts].map((one) => one.replace(/_[\w-]{4}$/u, "")).join(" ");
        if (!names.includes(name)) element.dataset["number"] = String(names.push(name) - 1);
      }
      return names;
    },
    [change, STATES.source, CLASSES.source] as const,
  );
}

/** Removes the state or the focus of an element. */
function change(element: Locator, what: Change): Promise<void> {
  return element.evaluate(
    (one: HTMLElement, [wanted, attributes, classes]) => {
      if (wanted === "focus") one.blur();
      else if (one.localName === "mark") one.replaceWith(...one.childNodes);
      for (const name of wanted === "focus" ? [] : one.getAttributeNames())
        if (new RegExp(attributes, "u").test(name)) one.removeAttribute(name);
      for (const name of wanted === "focus" ? [] : [...one.classList])
        if (new RegExp(classes, "u").test(name)) one.classList.remove(name);
    },
    [what, STATES.source, CLASSES.source] as const,
  );
}

/** Names of the kinds of elements that look the same with and without their state or the focus. */
async function alike(part: Locator, what: Change): Promise<readonly string[]> {
  const page = part.page();
  const kinds = await numberKinds(part, what);
  const found: string[] = [];
  for (const [number, name] of kinds.entries()) {
    const element = page.locator(`[data-number="${String(number)}"]`);
    if (!(await element.isVisible())) continue;
    if (what === "focus") {
      // Browsers show the focus only after a key was pressed.
      await page.keyboard.press("Shift");
      await element.focus();
    }
    await element.scrollIntoViewIfNeeded();
    const box = await element.boundingBox();
    if (!box) continue;
    const clip = {
      x: Math.max(box.x - 5, 0),
      y: Math.max(box.y - 5, 0),
      width: box.width + 10,
      height: box.height + 10,
    };
    const before = await page.screenshot({ clip });
    await change(element, what);
    if (before.equals(await page.screenshot({ clip }))) found.push(name);
  }
  return found;
}

interface Scene {
  /** Goes to a page and puts elements into states. */
  readonly show: (page: Page) => Promise<void>;
  /** Selector of the part of the page to compare. */
  readonly part: string;
  /** Parts of names of kinds that must occur, so that the test cannot miss a state unnoticed. */
  readonly states: readonly string[];
  readonly size?: typeof phone;
}

const sentence = (page: Page): Locator => page.locator("#from-schema-to-page").getByRole("status");
const schema = (page: Page): Locator => page.getByRole("textbox", { name: "You write the schema" });

async function disable(button: Locator): Promise<void> {
  await button.evaluate((one) => {
    one.setAttribute("disabled", "");
  });
}

const scenes: Readonly<Record<string, Scene>> = {
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
      await schema(page).focus();
      await expect(sentence(page)).toHaveText("The page follows your schema. Nothing is sent.", { timeout: 30_000 });
      await page
        .getByRole("region", { name: /^Generated page/u })
        .getByRole("heading", { level: 3 })
        .first()
        .hover();
    },
    part: "#from-schema-to-page",
    states: ["marked", "data-field-mark"],
  },
  "a mistake in it": {
    show: async (page) => {
      await visit(page, "/");
      await schema(page).fill("type Query {");
      await expect(sentence(page)).toHaveText(/^Line 1/u, { timeout: 30_000 });
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
      await page.keyboard.type("\nextend type Film { other: Fil", { delay: 20 });
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
};

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`with forced colours in a ${colorScheme} scheme`, () => {
    test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" }, colorScheme });

    for (const [name, { show, part, states, size = desktop }] of Object.entries(scenes)) {
      test(`states and focus are visible in ${name}`, async ({ page }) => {
        await saveData(page);
        await page.setViewportSize(size);
        await show(page);
        // A different weight alone is not enough.
        await page.addStyleTag({ content: "* { font-weight: 400 !important; transition: none !important }" });
        await expect(async () => {
          const kinds = await numberKinds(page.locator(part), "state");
          expect(states.filter((state) => !kinds.some((kind) => kind.includes(state)))).toEqual([]);
        }).toPass();
        expect.soft(await alike(page.locator(part), "state")).toEqual([]);
        expect.soft(await alike(page.locator(part), "focus")).toEqual([]);
      });
    }
  });
}

test("with forced colours, transparent borders have the background colour", async ({ page }) => {
  /** Elements and pseudo-elements, with a side, whose border has a colour. */
  const bordersIn = (value: string): Promise<string[]> =>
    page.evaluate((wanted) => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.color = wanted;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return [...document.querySelectorAll("body *")].flatMap((element, at) =>
        [undefined, "::before"].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          return ["top", "right", "bottom", "left"]
            .filter((side) => Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0)
            .filter((side) => style.getPropertyValue(`border-${side}-color`) === color)
            .map((side) => `${String(at)} ${element.localName}.${element.className}${pseudo ?? ""} ${side}`);
        }),
      );
    }, value);
  await page.setViewportSize(desktop);
  for (const show of [
    async () => {
      await visit(page, "/docs/settings");
      await searchFor(page, "settings");
    },
    () => visit(page, "/docs/get-started"),
    () => start(page),
  ]) {
    await page.emulateMedia({ forcedColors: "none" });
    await show();
    const unseen = await bordersIn("transparent");
    await page.emulateMedia({ forcedColors: "active" });
    const ground = new Set(await bordersIn("Canvas"));
    expect(unseen.length).toBeGreaterThan(0);
    expect(unseen.filter((border) => !ground.has(border))).toEqual([]);
  }
});

test("with forced colours, search terms are highlighted", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize(desktop);
  await visit(page, "/docs/intro");
  await searchFor(page, "averageScore");
  await page.keyboard.press("Enter");
  await expect.poll(() => markedTexts(page)).toContain("averageScore");
  const name = page.getByRole("heading", { name: "averageScore" });
  const marked = await name.screenshot();
  await page.evaluate(() => {
    CSS.highlights.clear();
  });
  expect(marked.equals(await name.screenshot())).toBe(false);
});
