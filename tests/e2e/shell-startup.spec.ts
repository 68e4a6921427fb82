import type { Page } from "@playwright/test";
import { isComplete } from "../matrix";
import { visit } from "./support/searchBox";
import { waitForHydration } from "./support/shell";
import { expect, test } from "./support/test";

/** Selects the script element that starts the client. The loader adds it. */
const MAIN = "script[src*='/main.']";

/** Opens a page in a browser that reports no paint, with a stopped clock, so that the loader's time limit does not pass. */
async function visitUnpainted(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
}

// The stock client does not preload the scripts of the page after the first paint.
test("scripts run after the first paint", { tag: "@lean" }, async ({ page }) => {
  await page.addInitScript(() => {
    // A busy browser may hide a new page for a moment, and in a hidden tab, scripts run at once.
    Object.defineProperty(document, "hidden", { value: false });
    window.addEventListener(
      "visibilitychange",
      (event) => {
        event.stopImmediatePropagation();
      },
      { capture: true },
    );
    new MutationObserver((_, observer) => {
      if (!document.querySelector("script[src*='/main.']")) return;
      observer.disconnect();
      performance.mark("run");
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/docs/intro");
  await waitForHydration(page);
  const { paint, run, ahead, later } = await page.evaluate(() => {
    const startOf = (name: string): number => performance.getEntriesByName(name)[0]?.startTime ?? NaN;
    const startsOf = (selector: string): number[] =>
      [...document.querySelectorAll<HTMLLinkElement>(selector)].map(({ href }) => startOf(href));
    return {
      paint: startOf("first-paint"),
      run: startOf("run"),
      ahead: startsOf("link[as=script][fetchpriority=low]"),
      later: startsOf("link[as=script]:not([fetchpriority])"),
    };
  });
  expect(run).toBeGreaterThan(paint);
  expect(ahead).toHaveLength(2);
  for (const start of ahead) expect(start).toBeLessThan(run);
  expect(later.length).toBeGreaterThan(0);
  for (const start of later) expect(start).toBeGreaterThan(paint);
});

test("if no paint is reported, scripts run after three seconds", async ({ page }) => {
  await visitUnpainted(page, "/docs/intro");
  await page.clock.runFor(2999);
  await expect(page.locator(MAIN)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.locator(MAIN)).toHaveCount(1);
  await page.clock.resume();
  await waitForHydration(page);
});

for (const [name, path, act] of [
  ["presses a key", "/docs/intro", (page: Page) => page.keyboard.press("Shift")],
  ["touches the screen", "/docs/intro", (page: Page) => page.locator("main p").first().dispatchEvent("pointerdown")],
  ["moves the focus", "/docs/intro", (page: Page) => page.locator("main a").first().focus()],
  ["arrives at a hash", "/docs/intro#next-steps", () => Promise.resolve()],
] as const) {
  test(`scripts run before a paint is reported when the reader ${name}`, async ({ page }) => {
    await visitUnpainted(page, path);
    await act(page);
    await expect(page.locator(MAIN)).toHaveCount(1);
    await page.clock.resume();
    await waitForHydration(page);
  });
}

test("scripts wait for the paint although a pointer is over the page", async ({ page }) => {
  await visitUnpainted(page, "/docs/intro");
  await page.mouse.move(300, 300);
  await page.clock.runFor(2999);
  await expect(page.locator(MAIN)).toHaveCount(0);
  await page.clock.resume();
  await waitForHydration(page);
});

test("scripts run in a hidden tab, which never paints", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "hidden", { value: true });
  });
  await visitUnpainted(page, "/docs/intro");
  await expect(page.locator(MAIN)).toHaveCount(1);
  await page.clock.resume();
  await waitForHydration(page);
});

// The stock client prefetches as soon as links mount.
test("nothing is prefetched before the page has hydrated", { tag: "@lean" }, async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      const { dataset } = document.documentElement;
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLLinkElement) || node.rel !== "prefetch") continue;
        dataset["prefetchedWhen"] ??= dataset["hasHydrated"] === "true" ? "hydrated" : "not hydrated";
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/showcase");
  await expect(page.locator("html")).toHaveAttribute("data-prefetched-when", "hydrated");
});

test("the loader in the inline script has at most 800 bytes", async ({ page }) => {
  await page.goto("/docs/intro");
  const script = (await page.locator("body > script").first().textContent()) ?? "";
  const at = script.indexOf("link[rel=preload][as=script]");
  const loader = script.slice(script.lastIndexOf("function(", at), script.indexOf("}(function(", at) + 1);
  expect(loader).toContain("DOMContentLoaded");
  expect(loader.length).toBeLessThanOrEqual(800);
});

/** One page for each component that writes to the head. A short run checks every third. */
const PAGES = [
  "/",
  "/showcase",
  "/docs/intro",
  "/docs/category/advanced-settings",
  "/docs/try-it",
  "/api/",
  "/api/printer-legacy/link",
  "/examples/default/types/objects/user",
  "/no/such/page",
].filter((_, at) => isComplete() || at % 3 === 0);

/**
 * Records the metadata in the head once the body exists, and whenever it changes.
 *
 * @returns a function that reads the records
 */
async function recordHead(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const notes: string[] = [];
    Object.assign(window, { headNotes: notes });
    new MutationObserver(() => {
      if (!(document.body as HTMLElement | null)) return;
      const tags = document.head.querySelectorAll(
        "title, link[rel=canonical], meta[name=description], meta[property^='og:'], meta[name^='twitter:']",
      );
      const now = [...tags].map((tag) => tag.outerHTML.replace(/ data-rh="true"/u, "")).sort();
      if (notes.at(-1) !== now.join("\n")) notes.push(now.join("\n"));
    }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { headNotes: string[] }).headNotes);
}

for (const path of PAGES) {
  test(`the head of ${path} stays the same during startup`, { tag: "@matrix" }, async ({ page }) => {
    const notes = await recordHead(page);
    // On a slow machine, React hydrates in many steps, with frames in between.
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await visit(page, path);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    const [first = "", ...later] = await notes();
    expect(first).toContain("<title>");
    expect(later).toEqual([]);
  });
}
