import process from "node:process";
import { chromium } from "@playwright/test";
import type { LaunchOptions } from "@playwright/test";
import { findBrowser } from "./findBrowser";

/** Options with which the tests start Chromium. */
export function launchOptions(): LaunchOptions {
  const executablePath = findBrowser();
  // Without a path, Playwright starts the headless shell that it downloaded.
  const isOwn = executablePath === chromium.executablePath();
  return {
    ...(executablePath === undefined || isOwn ? {} : { executablePath }),
    args: [
      // Chromium's sandbox refuses to run as root, as in containers.
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      // Some tests list all requests, which must be those of the site.
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      // Emulating a graphics card would take a tenth of the tests' time.
      "--disable-gpu",
    ],
  };
}
