// cspell:ignore bfcache sessionhistory
import { existsSync } from "node:fs";
import process from "node:process";
import type { KeyInput, Page } from "puppeteer-core";
import { findProgram } from "../system/findNginx";
import { until } from "./page";
import type { Driver, Engine } from "./page";

const APPLICATION = "/Applications/Firefox.app/Contents/MacOS/firefox";

function find(): string | undefined {
  const configured = process.env["FIREFOX_PATH"];
  const found = ["firefox-esr", "firefox"].map(findProgram);
  return [configured, ...found, APPLICATION].find((file) => file !== undefined && existsSync(file));
}

const preferences = {
  // Turns on the back/forward cache, which Puppeteer turns off.
  "fission.bfcacheInParent": true,
  "browser.sessionhistory.max_total_viewers": 5,
  // Reports a mouse, which can hover: without a screen, Firefox detects none.
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
};

/**
 * Drives the Firefox of the system with WebDriver BiDi, which needs no other program. Playwright can do that, too, but uses
 * commands that the Firefox of Debian doesn't know yet.
 */
export const firefox: Engine = {
  name: "Firefox",
  find,
  async start({ reducedMotion = false } = {}): Promise<Driver> {
    const executablePath = find();
    if (executablePath === undefined) throw new Error("There is no Firefox.");
    const { default: puppeteer } = await import("puppeteer-core");
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath,
      defaultViewport: null,
      extraPrefsFirefox: { ...preferences, ...(reducedMotion && { "ui.prefersReducedMotion": 1 }) },
    });
    const [first] = await browser.pages();
    if (first === undefined) throw new Error("Firefox has no window.");
    let page: Page = first;
    return {
      version: await browser.version(),
      open: async (url) => {
        await page.goto(url);
      },
      reload: async () => {
        await page.reload();
      },
      run: (callback, ...args) => page.evaluate(callback as never, ...args),
      moveTo: ({ x, y }) => page.mouse.move(x, y),
      clickAt: ({ x, y }) => page.mouse.click(x, y),
      async wheel({ x, y }, deltaY) {
        await page.mouse.move(x, y);
        await page.mouse.wheel({ deltaY });
      },
      async press(keys) {
        for (const key of keys) await page.keyboard.down(key as KeyInput);
        for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput);
      },
      type: (text) => page.keyboard.type(text),
      resize: (size) => page.setViewport(size),
      async inSecondWindow(use) {
        page = await until("second window", async () => (await browser.pages()).find((other) => other !== first));
        try {
          await use();
        } finally {
          await page.close();
          page = first;
          await page.bringToFront();
        }
      },
      print: () => page.pdf(),
      stop: () => browser.close(),
    };
  },
};
