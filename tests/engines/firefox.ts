import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { findProgram } from "../system/findNginx";
import { onBench } from "./driver/bench";
import { connectMarionette } from "./driver/marionette";
import type { Engine } from "./engine";

const APPLICATION = "/Applications/Firefox.app/Contents/MacOS/firefox";

function find(): string | undefined {
  const named = process.env["FIREFOX_PATH"];
  const found = ["firefox-esr", "firefox"].map(findProgram);
  return [named, ...found, APPLICATION].find((file) => file !== undefined && existsSync(file));
}

/** Preferences beside those that Firefox sets by itself for a driver. */
const preferences = {
  // Any that is free; it is told when it is known.
  "marionette.port": 0,
  // A mouse, which it does not find without a screen: fine, and hovers.
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
};

function written(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join("");
}

export const firefox: Engine = {
  name: "Firefox",
  find,
  start: ({ reducedMotion = false } = {}) =>
    onBench("firefox", async (bench) => {
      const program = find();
      if (program === undefined) throw new Error("There is no Firefox.");
      const motion = reducedMotion ? { "ui.prefersReducedMotion": 1 } : {};
      await writeFile(path.join(bench.folder, "user.js"), written({ ...preferences, ...motion }));
      const flags = ["--headless", "--marionette", "--no-remote", "--profile", bench.folder];
      const [, port] = await bench.start(program, flags).line(/Listening on port (\d+)/u);
      const { call, send } = await connectMarionette(Number(port));
      const { capabilities } = (await call("WebDriver:NewSession")) as { capabilities: { browserVersion: string } };
      return { version: capabilities.browserVersion, send };
    }),
};
