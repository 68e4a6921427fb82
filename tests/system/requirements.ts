import { spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";
import type { Engine } from "../engines/page";
import { firefox as firefoxEngine } from "../engines/firefox";
import { webkit as webkitEngine } from "../engines/webkit";
import type { Requirement } from "./ensure";
import { findBrowser, launchOptions } from "./launch";
import { findNginx, findProgram } from "./findNginx";

export const browser: Requirement = {
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

/** Returns the function `find` for an engine: it starts the engine, and returns its version and path. */
function finder(engine: Engine): Requirement["find"] {
  return async () => {
    const program = engine.find();
    if (program === undefined) return undefined;
    try {
      const started = await engine.start();
      await started.stop();
      return `${started.version} at ${program}`;
    } catch (error) {
      console.error(`${program} does not start: ${String(error)}`);
      return undefined;
    }
  };
}

export const firefox: Requirement = {
  name: "Firefox",
  find: finder(firefoxEngine),
  installers: [
    ["sh", "-c", "apt-get update && apt-get install --yes --no-install-recommends firefox-esr"],
    ["apk", "add", "firefox-esr"],
    ["dnf", "install", "--assumeyes", "firefox"],
    ["brew", "install", "--cask", "firefox"],
  ],
  advice: "Install Firefox, and set FIREFOX_PATH to its executable if it is not on your PATH.",
  optional: true,
};

export const webkit: Requirement = {
  name: "WebKit",
  find: finder(webkitEngine),
  installers: [
    ["sh", "-c", "apt-get update && apt-get install --yes --no-install-recommends webkit2gtk-driver xvfb"],
    ["dnf", "install", "--assumeyes", "webkit2gtk-driver", "xorg-x11-server-Xvfb"],
  ],
  advice:
    "Install WebKitGTK, its WebDriver and Xvfb: on Debian and Ubuntu, `sudo apt-get install webkit2gtk-driver xvfb`.",
  optional: true,
};

export const nginx: Requirement = {
  name: "nginx",
  find: () => Promise.resolve(findNginx()?.program),
  installers: [
    [
      "sh",
      "-c",
      "apt-get update && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static",
    ],
  ],
  advice:
    "Install it with its brotli module: on Debian and Ubuntu, `sudo apt-get install nginx libnginx-mod-http-brotli-static`.",
  optional: true,
};

export const java: Requirement = {
  name: "Java",
  find: () => {
    // macOS has a `java` that only says where to get one.
    const { status, stdout } = spawnSync("java", ["--version"], { encoding: "utf8" });
    return Promise.resolve(status === 0 ? stdout.split("\n")[0] : undefined);
  },
  installers: [
    ["sh", "-c", "apt-get update && apt-get install --yes --no-install-recommends default-jre-headless"],
    ["apk", "add", "openjdk21-jre-headless"],
    ["dnf", "install", "--assumeyes", "java-latest-openjdk-headless"],
    ["brew", "install", "--cask", "temurin"],
  ],
  advice: "Install Java 17 or later, so that `java` is on your PATH.",
  optional: true,
};

/** A program whose package has the same name with every package manager. */
function packaged(name: string, program: string): Requirement {
  return {
    name,
    find: () => Promise.resolve(findProgram(program)),
    installers: [
      ["sh", "-c", `apt-get update && apt-get install --yes --no-install-recommends ${program}`],
      ["apk", "add", program],
      ["dnf", "install", "--assumeyes", program],
      ["brew", "install", program],
    ],
    advice: `Install ${name}, so that \`${program}\` is on your PATH.`,
  };
}

export const mkdocs: Requirement = { ...packaged("MkDocs", "mkdocs"), optional: true };
export const hugo: Requirement = { ...packaged("Hugo", "hugo"), optional: true };
