import process from "node:process";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/browser/launch";

/** Where `docusaurus serve` shows a build during the tests. */
function address(port: number, baseUrl = "/"): string {
  return `http://localhost:${String(port)}${baseUrl}`;
}

/** Serves a built site; `site` is its folder. */
function server(site: string, port: number, url: string): { command: string; url: string; reuseExistingServer: false } {
  return { command: `npx docusaurus serve ${site} --no-open --port ${String(port)}`, url, reuseExistingServer: false };
}

const main = address(4173);
const fixture = address(4174, "/sub/");

/** Wide enough for the fixture's navbar, which holds one item of each kind. */
const viewport = { width: 1600, height: 900 };

export default defineConfig({
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env["CI"] !== undefined,
  // A test that needs a second try is a bug in the test or in the site.
  retries: 0,
  // Conditions are waited for as long as a busy machine may need; no test passes by waiting.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  // No trace: recording one always costs a sixth of the time, and `--trace on` does it when it is wanted.
  use: { browserName: "chromium", launchOptions: launchOptions() },
  projects: [
    {
      name: "site",
      testDir: "tests/e2e",
      testIgnore: ["fixture/**", "axe/**"],
      use: { baseURL: main.replace(/\/$/u, "") },
    },
    { name: "axe", testDir: "tests/e2e/axe", use: { baseURL: main.replace(/\/$/u, "") } },
    { name: "fixture", testDir: "tests/e2e/fixture", use: { baseURL: fixture, viewport } },
  ],
  webServer: [server(".", 4173, main), server("tests/fixtures/site", 4174, fixture)],
});
