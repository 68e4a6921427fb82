import { chromium } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { installAxe } from "../e2e/support/axe";
import { launchOptions } from "./launch";

export interface OpenPage {
  readonly browser: Browser;
  readonly page: Page;
  /** Errors and warnings in the console, and uncaught errors of scripts, so far. */
  readonly messages: string[];
}

/** Opens a page of desktop size in Chromium, with axe installed, for tests outside Playwright's runner. */
export async function openPage(): Promise<OpenPage> {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const messages: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) messages.push(message.text());
  });
  page.on("pageerror", (error) => messages.push(error.message));
  await installAxe(page);
  return { browser, page, messages };
}
