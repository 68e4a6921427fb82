import type { Locator } from "@playwright/test";
import { textContrastsOf } from "../support/contrast";
import { start } from "../support/playground";
import { scenes } from "../support/scenes";
import { desktop, markedTexts, searchFor, visit } from "../support/searchBox";
import { saveData, saveMode } from "../support/shell";
import { expect, test } from "../support/test";

/**
 * `ATTRIBUTES` matches the attributes, and `CLASSES` the classes, of elements that are selected, pressed, current, disabled,
 * marked, deprecated, wrong or copied.
 */
const ATTRIBUTES = /^(?:aria-(?:current|selected|pressed)|disabled|data-field-mark)$/u;
const CLASSES =
  /--active$|^(?:active|marked|wrong|deprecated|copyButtonCopied)(?:_|$)|^cm-lint(?:Range|-marker)-error$/u;

/** What a test removes from an element to compare screenshots before and after. */
type Aspect = "state" | "focus";

/**
 * Numbers one visible element of each kind that has a state or can get the focus. Elements with the same name, classes and
 * states are of one kind.
 *
 * @returns the names of the kinds, by number
 */
function numberKinds(part: Locator, aspect: Aspect): Promise<string[]> {
  return part.evaluate(
    (root, [wanted, attributes, classes]) => {
      const names: string[] = [];
      for (const element of root.querySelectorAll<HTMLElement>("*")) {
        element.removeAttribute("data-number");
        const states = [
          ...element.getAttributeNames().filter((name) => new RegExp(attributes, "u").test(name)),
          ...[...element.classList].filter((name) => new RegExp(classes, "u").test(name)),
          ...(element.localName === "mark" ? ["mark"] : []),
          ...(element.matches(":checked:not(option)") ? ["checked"] : []),
        ].filter((name) => element.getAttribute(name) !== "false");
        if (wanted === "state" ? states.length === 0 : element.tabIndex < 0 || element.matches(":disabled")) continue;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const { left, right } = element.getBoundingClientRect();
        if (right <= 0 || left >= window.innerWidth) continue;
        // Classes of CSS modules end with a hash.
        const parts = new Set([element.localName, ...states, ...element.classList]);
        const name = [...parts].map((label) => label.replace(/_[\w-]{4}$/u, "")).join(" ");
        if (!names.includes(name)) element.dataset["number"] = String(names.push(name) - 1);
      }
      return names;
    },
    [aspect, ATTRIBUTES.source, CLASSES.source] as const,
  );
}

/** Removes the state or the focus of an element. */
function remove(aspect: Aspect, element: Locator): Promise<void> {
  return element.evaluate(
    (target: HTMLElement, [wanted, attributes, classes]) => {
      if (wanted === "focus") {
        target.blur();
        return;
      }
      if (target.localName === "mark") target.replaceWith(...target.childNodes);
      let stateless = target;
      if (target instanceof HTMLInputElement) {
        // A copy, because React would set `checked` on its own element again at the next update.
        const copy = target.cloneNode() as HTMLInputElement;
        copy.checked = false;
        target.replaceWith(copy);
        stateless = copy;
      }
      for (const name of stateless.getAttributeNames())
        if (new RegExp(attributes, "u").test(name)) stateless.removeAttribute(name);
      for (const name of [...stateless.classList])
        if (new RegExp(classes, "u").test(name)) stateless.classList.remove(name);
    },
    [aspect, ATTRIBUTES.source, CLASSES.source] as const,
  );
}

/** Names of the kinds of elements that look the same with and without their state or the focus. */
async function findIndistinct(part: Locator, aspect: Aspect): Promise<readonly string[]> {
  const page = part.page();
  const kinds = await numberKinds(part, aspect);
  const indistinct: string[] = [];
  for (const [number, name] of kinds.entries()) {
    const element = page.locator(`[data-number="${String(number)}"]`);
    if (!(await element.isVisible())) continue;
    if (aspect === "focus") {
      // Browsers show the focus only after a key press.
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
    await remove(aspect, element);
    if (before.equals(await page.screenshot({ clip }))) indistinct.push(name);
  }
  return indistinct;
}

/** Browser settings and the colour mode of the site, by title. */
const SETTINGS = {
  "with forced colours in a light scheme": { forcedColors: "active", colorScheme: "light", mode: "light" },
  "with forced colours in a dark scheme": { forcedColors: "active", colorScheme: "dark", mode: "light" },
  "with more contrast in light mode": { contrast: "more", mode: "light" },
  "with more contrast in dark mode": { contrast: "more", mode: "dark" },
} as const;

for (const [setting, { mode, ...media }] of Object.entries(SETTINGS)) {
  test.describe(setting, () => {
    for (const [name, { show, part, states, size = desktop }] of Object.entries(scenes)) {
      test(`states and focus are visible in ${name}`, async ({ page }) => {
        await page.emulateMedia({ ...media, reducedMotion: "reduce" });
        await saveMode(page, mode);
        await saveData(page);
        await page.setViewportSize(size);
        await show(page);
        // A different font weight alone must not count as a visible difference.
        await page.addStyleTag({ content: "* { font-weight: 400 !important; transition: none !important }" });
        const root = page.locator(part).first();
        await expect(async () => {
          const kinds = await numberKinds(root, "state");
          expect(states.filter((state) => !kinds.some((kind) => kind.includes(state)))).toEqual([]);
        }).toPass();
        if (states.length === 0) expect(await numberKinds(root, "focus")).not.toEqual([]);
        expect.soft(await findIndistinct(root, "state")).toEqual([]);
        expect.soft(await findIndistinct(root, "focus")).toEqual([]);
      });
    }
  });
}

for (const [name, selector] of [
  ["the options of the playground", "[role=alert]"],
  ["a search without its index", "[class*=problem]"],
  ["the box of a page that did not load", "[role=alert]"],
] as const) {
  test(`with forced colours, the message in ${name} has a border`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.setViewportSize(desktop);
    await scenes[name]?.show(page);
    const borders = await page.locator(selector).evaluate((message) => {
      const background = getComputedStyle(document.body).backgroundColor;
      const style = getComputedStyle(message);
      return ["top", "left"].filter(
        (side) =>
          Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
          style.getPropertyValue(`border-${side}-color`) !== background,
      );
    });
    expect(borders).not.toEqual([]);
  });
}

for (const scheme of ["light", "dark"] as const) {
  test(`with forced colours in a ${scheme} scheme, chosen tabs and buttons are readable`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme: scheme });
    await page.setViewportSize(desktop);
    await scenes["the options of the playground"]?.show(page);
    const contrasts = await textContrastsOf(page, "dialog :is([role=tab][aria-selected=true], [aria-pressed=true])");
    expect(contrasts.length).toBeGreaterThan(3);
    expect(Math.min(...contrasts)).toBeGreaterThan(4.5);
  });
}

test("with forced colours, transparent borders stay invisible", async ({ page }) => {
  /** Finds the transparent borders of elements and of their `::before`. */
  const findTransparent = () =>
    page.evaluateHandle(() =>
      [...document.querySelectorAll("body *")].flatMap((element) =>
        [undefined, "::before"].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          return ["top", "right", "bottom", "left"]
            .filter((side) => Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0)
            .filter((side) => style.getPropertyValue(`border-${side}-color`) === "rgba(0, 0, 0, 0)")
            .map((side) => ({ element, pseudo, side }));
        }),
      ),
    );
  await page.setViewportSize(desktop);
  for (const show of [
    async () => {
      await visit(page, "/docs/settings");
      await searchFor(page, "settings");
    },
    () => visit(page, "/docs/get-started"),
    () => start(page),
  ]) {
    await page.emulateMedia({ forcedColors: "none", reducedMotion: "reduce" });
    await show();
    const transparent = await findTransparent();
    expect(await transparent.evaluate((borders) => borders.length)).toBeGreaterThan(0);
    await page.emulateMedia({ forcedColors: "active" });
    const visible = await transparent.evaluate((borders) => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.color = "Canvas";
      const { color } = getComputedStyle(probe);
      probe.remove();
      return borders
        .filter(({ element }) => element.isConnected)
        .filter(
          ({ element, pseudo, side }) =>
            getComputedStyle(element, pseudo).getPropertyValue(`border-${side}-color`) !== color,
        )
        .map(({ element, pseudo = "", side }) => `${element.localName}.${element.className}${pseudo} ${side}`);
    });
    expect(visible).toEqual([]);
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
