import { chromium } from "@playwright/test";
import type { Need } from "./ensure";
import { findBrowser } from "./findBrowser";
import { findNginx } from "./findNginx";
import { launchOptions } from "./launch";

export const browser: Need = {
  name: "Chromium",
  find: async () => {
    const executable = findBrowser();
    if (executable === undefined) return undefined;
    try {
      const started = await chromium.launch(launchOptions());
      const version = started.version();
      await started.close();
      return `${version} at ${executable}`;
    } catch (error) {
      console.error(`${executable} does not start: ${String(error)}`);
      return undefined;
    }
  },
  installers: [
    ["npx", "playwright", "install", "chromium"],
    ["sh", "-c", "apt-get update && apt-get install --yes --no-install-recommends chromium-headless-shell"],
    ["sh", "-c", "apt-get install --yes --no-install-recommends chromium"],
    ["apk", "add", "chromium"],
    ["dnf", "install", "--assumeyes", "chromium-headless"],
    ["brew", "install", "--cask", "chromium"],
  ],
  advice: "Install Chromium, and set CHROMIUM_PATH to its executable if it is not on your PATH.",
};

export const nginx: Need = {
  name: "nginx",
  find: () => Promise.resolve(findNginx()?.program),
  installers: [
    [
      "sh",
      "-c",
      "apt-get update && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static",
    ],
  ],
  advice: "Install nginx with its brotli module, on Debian the packages nginx and libnginx-mod-http-brotli-static.",
};
