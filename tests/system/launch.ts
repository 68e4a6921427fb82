import process from "node:process";
import { chromium } from "@playwright/test";
import type { LaunchOptions } from "@playwright/test";
import { findBrowser } from "./findBrowser";

/** How the tests start Chromium. */
export function launchOptions(): LaunchOptions {
  const executablePath = findBrowser();
  // Of its own downloads Playwright chooses the headless shell, unless it is told which to start.
  const isOwn = executablePath === chromium.executablePath();
  return {
    ...(executablePath === undefined || isOwn ? {} : { executablePath }),
    args: [
      // Chromium's sandbox refuses to run as root, as in containers.
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      // The browser's own requests would mix with those of the site.
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      // Without a graphics card the browser would emulate one, which takes a tenth of the time of the tests.
      "--disable-gpu",
    ],
  };
}
