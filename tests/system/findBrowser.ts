import { existsSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { chromium } from "@playwright/test";

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
