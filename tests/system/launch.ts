import { existsSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { chromium } from "@playwright/test";
import type { LaunchOptions } from "@playwright/test";

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

/**
 * Names under which systems install Chromium or a browser built from it. The headless shell is first: without windows to
 * draw, tests take half the time. Playwright prefers it among its own downloads, too.
 */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * Finds Chromium: the one that `CHROMIUM_PATH` names, that Playwright downloaded, or that the system has installed.
 *
 * @returns absolute path of the executable; `undefined` when none is installed
 */
export function findBrowser(): string | undefined {
  const named = process.env["CHROMIUM_PATH"];
  const onPath = (process.env["PATH"] ?? "").split(path.delimiter).filter((folder) => folder !== "");
  const candidates = [
    ...(named === undefined ? [] : [named]),
    chromium.executablePath(),
    ...names.flatMap((name) => onPath.map((folder) => path.join(folder, name))),
  ];
  return candidates.find((candidate) => existsSync(candidate));
}
