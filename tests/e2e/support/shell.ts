import { expect } from "@playwright/test";
import type { BrowserContext, FrameLocator, Locator, Page } from "@playwright/test";
import { answerOf } from "./requests";

/** Whether a URL is that of a script that only some pages need, unlike `main` and `runtime~main`, which start every page. */
export const isPageScript = (url: URL): boolean =>
  url.pathname.startsWith("/assets/js/") && !/\/(?:main|runtime~main)\./u.test(url.pathname);

/** Waits until a page has hydrated. On a busy machine, large pages take long. */
export async function waitForHydration(page: Page | FrameLocator): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true", { timeout: 20_000 });
}

/** Changes the route without a page load, as Back and Forward do. */
export async function goWithoutLoading(page: Page, path: string): Promise<void> {
  await page.evaluate((url) => {
    window.history.pushState({}, "", url);
    window.dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, path);
}

/** Turns on the browser's data saver for all pages opened from now on, so that they prefetch nothing. */
export async function saveData(page: Page | BrowserContext): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "4g", saveData: true } });
  });
}

/** Saves a colour mode for all pages opened from now on, as an earlier visit does. */
export async function saveMode(page: Page, mode: string): Promise<void> {
  await page.addInitScript((theme) => {
    localStorage.setItem("theme", theme);
  }, mode);
}

/** The visible toggle of the colour mode. */
export function modeToggle(page: Page | FrameLocator): Locator {
  return page.getByRole("button", { name: /^Switch between dark and light mode/u }).filter({ visible: true });
}

/**
 * The computed colour of a design token on a page.
 *
 * @param token name of a custom property
 */
export async function colourOf(page: Page, token: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.createElement("i");
    probe.style.color = `var(${name})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
}

/** Milliseconds to wait for frames before one is forced. */
const LATE_FRAME = 3_000;

/**
 * Waits for two frames: the first lays out a change, and its shifts are reported before the second.
 *
 * @returns false if the frames don't come in time
 */
async function twoFrames(page: Page): Promise<boolean> {
  return page.evaluate(
    async (limit) =>
      new Promise<boolean>((resolve) => {
        setTimeout(() => {
          resolve(false);
        }, limit);
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            resolve(true);
          }),
        );
      }),
    LATE_FRAME,
  );
}

/** Forces a frame with a screenshot of one pixel. */
async function redraw(page: Page): Promise<void> {
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 }, animations: "allow", caret: "initial" });
}

/**
 * Waits for two frames, after which all layout shifts so far have been reported. On a busy machine without a graphics card,
 * Chromium may draw no frame until something changes; then a frame is forced.
 */
export async function frames(page: Page): Promise<void> {
  while (!(await twoFrames(page))) await redraw(page);
}

/** Scrolls to the first diagram of the page: diagrams are drawn when they come near the view. */
export async function scrollToDiagram(page: Page): Promise<void> {
  await page.locator("main noscript + div").first().scrollIntoViewIfNeeded();
}

/**
 * Opens a closed category of a sidebar, and measures how long the theme's animation takes.
 *
 * @param name matches the text of the category
 * @returns duration of the animation in milliseconds
 */
export async function openCategory(sidebar: Locator, name: RegExp): Promise<number> {
  const category = sidebar.locator("[aria-expanded]", { hasText: name });
  await expect(category).toHaveAttribute("aria-expanded", "false");
  await category.click();
  const list = category.locator("xpath=ancestor::li[1]/ul");
  // The theme measures the list before it sets a transition.
  await expect.poll(() => list.evaluate((element) => element.style.transition)).toMatch(/^height /u);
  const duration = await list.evaluate((element) => getComputedStyle(element).transitionDuration);
  return Math.round(Number.parseFloat(duration) * 1000);
}

/**
 * Scrolls with the wheel, step by step, until the navbar is hidden or fully visible.
 *
 * @param step pixels; down if positive
 */
export async function scrollUntil(page: Page, state: "hidden" | "shown", step: number): Promise<void> {
  const navbar = page.locator(".navbar");
  await expect(async () => {
    await page.mouse.wheel(0, step);
    if (state === "hidden") await expect(navbar).not.toBeInViewport({ timeout: 500 });
    else await expect(navbar).toBeInViewport({ ratio: 1, timeout: 500 });
  }).toPass({ timeout: 10_000 });
}

/** Scrolls up until the navbar reappears on a page that was opened at an anchor, where it is hidden. */
export async function bringBackNavbar(page: Page): Promise<void> {
  await expect(page.locator(".navbar")).not.toBeInViewport();
  await scrollUntil(page, "shown", -50);
}

/**
 * Opens a dropdown of the navbar by hovering.
 *
 * @param label text of its button or of one of its links
 * @returns its menu
 */
export async function openDropdown(page: Page, label: string): Promise<Locator> {
  const dropdown = page.locator(".navbar__item.dropdown").filter({ hasText: label });
  const menu = dropdown.locator(".dropdown__menu");
  await expect(dropdown).toBeVisible();
  // Repeated, because the navbar may still be sliding in and move away from under the mouse.
  await expect(async () => {
    // Starts elsewhere: a mouse that is already over the closed dropdown would not open it.
    await page.mouse.move(0, 400);
    await dropdown.hover({ timeout: 2000 });
    await expect(menu).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 15_000 });
  return menu;
}

/** Code of the showcase that runs outside of the layout. */
const OUTSIDE_LAYOUT = 'title:"Showcase",description';

/** An expression that throws an error with a chain of two causes. */
const CRASH = `(()=>{throw new Error("outer",{cause:new Error("middle",{cause:new Error("inner")})})})()`;

/** Changes the scripts of pages. Turns off prefetches, so that no request outlives the test. */
export async function rewriteScripts(page: Page, change: (script: string) => string): Promise<void> {
  await saveData(page);
  await page.route("**/assets/js/*.js", async (route) => {
    const response = await answerOf(route);
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Opens the showcase with an expression in its script that throws, because the site has no page that crashes. */
export async function crashShowcase(page: Page): Promise<void> {
  await rewriteScripts(page, (script) =>
    script.replaceAll(OUTSIDE_LAYOUT, OUTSIDE_LAYOUT.replace(/(?=")/u, `${CRASH}+`)),
  );
  await page.goto("/showcase");
  await expect(page).toHaveTitle("Page Error");
}

/** The lines of text of each element, as the browser wraps them. */
export function linesOf(elements: Locator): Promise<string[][]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const lines: { middle: number; text: string }[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const [index, letter] of Array.from(text.textContent ?? "").entries()) {
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          const { top, bottom, width } = range.getBoundingClientRect();
          const last = lines.at(-1);
          // A space at the end of a line has no width.
          if (width === 0) {
            if (last && /[\s\u200B]/u.test(letter)) last.text += letter;
            continue;
          }
          // Compares middles, because code and text on the same line have different tops.
          const middle = (top + bottom) / 2;
          if (last && middle - last.middle < 8) last.text += letter;
          else lines.push({ middle, text: letter });
        }
      }
      return lines.map(({ text }) => text);
    }),
  );
}

/**
 * Describes the visible elements that are too small for a finger.
 *
 * @param minSize minimum width and height, in pixels
 */
export function smallTargets(targets: Locator, minSize = 44): Promise<string[]> {
  return targets.evaluateAll(
    (all, size) =>
      all
        .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        // While an element slides in, its size is off by a millionth of a pixel.
        .filter(({ box }) => Math.min(box.height, box.width) < size - 0.01)
        .map(({ one, box }) => `${one.outerHTML.slice(0, 120)} ${String(box.width)} x ${String(box.height)}`),
    minSize,
  );
}

/** The vertical middle of an element, in pixels. */
export async function middleOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box ? box.y + box.height / 2 : Number.NaN;
}

/** The positions and sizes of elements, as strings, to see whether something moves them. */
export function boxesOf(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
}
