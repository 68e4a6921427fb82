/** Makes sure that there is a Chromium before the end-to-end tests start, and installs one when there is none. */
import { spawnSync } from "node:child_process";
import process from "node:process";
import { chromium } from "@playwright/test";
import { findBrowser } from "./find";
import { launchOptions } from "./launch";

/** Ways to install a browser, in the order of preference; each one may fail, and the next is tried. */
const installers: readonly (readonly string[])[] = [
  ["npx", "playwright", "install", "chromium"],
  ["sh", "-c", "apt-get update && apt-get install --yes --no-install-recommends chromium"],
  ["apk", "add", "chromium"],
  ["dnf", "install", "--assumeyes", "chromium"],
  ["brew", "install", "--cask", "chromium"],
];

async function starts(): Promise<boolean> {
  if (findBrowser() === undefined) return false;
  try {
    await (await chromium.launch(launchOptions())).close();
    return true;
  } catch (error) {
    console.error(`A browser is there but does not start: ${String(error)}`);
    return false;
  }
}

async function main(): Promise<void> {
  if (await starts()) return;
  for (const [command = "", ...parameters] of installers) {
    console.error(`No Chromium that starts; trying: ${[command, ...parameters].join(" ")}`);
    spawnSync(command, parameters, { stdio: "inherit", timeout: 300_000 });
    if (await starts()) return;
  }
  console.error("No Chromium could be found or installed: install one and set CHROMIUM_PATH to its executable.");
  process.exitCode = 1;
}

void main();
