import { existsSync } from "node:fs";
import process from "node:process";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/system/launch";

/** URL of the home page of a build that is served for the tests. */
function serverUrl(port: number, baseUrl = "/"): string {
  return `http://localhost:${String(port)}${baseUrl}`;
}

interface Server {
  readonly command: string;
  readonly url: string;
  readonly reuseExistingServer: false;
  /** How to stop the server, if it must clean up. */
  readonly gracefulShutdown?: { readonly signal: "SIGTERM"; readonly timeout: number };
}

/** Serves a built site; `site` is its folder, and `build` the folder of the build in it. */
function server(site: string, port: number, url: string, build = "build"): Server {
  const command = `npx docusaurus serve ${site} --dir ${build} --no-open --port ${String(port)}`;
  return { command, url, reuseExistingServer: false };
}

/** Serves the main site with nginx, set up as `deploy/` describes. */
function nginx(port: number, url: string): Server {
  return {
    command: `npx tsx tests/deploy/serve.ts ${String(port)}`,
    url,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  };
}

/** `npm run test:part nginx` sets this. It leaves out the fixture site, whose base URL is not `/`. */
const onNginx = process.env["SITE_SERVER"] === "nginx";

/** Set by `npm run test:part stock` to the build without the lean client. It leaves out the fixture site. */
const build = process.env["SITE_BUILD"];

/** Whether only the main site is tested, as in `npm run test:part axe`: the fixture site need not be built. */
const onlyMain = build !== undefined || process.argv.includes("--project=axe");

/** Tests of the main site need only `npm run build`. Tests of the fixture site run only if that is built, too. */
const hasFixture = existsSync("tests/fixtures/site/build");
const isList = process.argv.includes("--list");
const withFixture = (hasFixture || isList) && !onNginx && !onlyMain;

// Only in `playwright test`: its workers and other tools load this file too.
if (!hasFixture && !isList && process.argv.includes("test")) {
  const command = "npx docusaurus build tests/fixtures/site";
  if (process.argv.includes("--project=fixture")) throw new Error(`The fixture site is not built. Run: ${command}`);
  if (!process.argv.some((argument) => argument.startsWith("--project")))
    console.warn(`Without tests/e2e/fixture/, because the fixture site is not built. To run them too: ${command}`);
}

/** Port of the main site; the fixture site has the next one. `TEST_PORT` sets another, for two runs at the same time. */
const port = Number(process.env["TEST_PORT"] ?? 4173);

const main = serverUrl(port);
const fixture = serverUrl(port + 1, "/sub/");

/** Wide enough for the fixture's navbar, which has one item of each kind. */
const viewport = { width: 1600, height: 900 };

export default defineConfig({
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env["CI"] !== undefined,
  // A test that fails and then passes is listed as flaky, but does not fail the run: a lost frame should not block a change.
  // `npm run test:part stress` looks for flaky tests, and fails on them.
  retries: 2,
  globalSetup: "./tests/system/browser.ts",
  // Long enough for a busy machine. A condition that is met sooner ends the wait.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  // No trace: recording takes a sixth of the time. `--trace on` records one when needed.
  use: { browserName: "chromium", launchOptions: launchOptions() },
  projects: [
    {
      name: "site",
      testDir: "tests/e2e",
      testIgnore: ["fixture/**", "axe/**", "thorough/**"],
      use: { baseURL: main.replace(/\/$/u, "") },
    },
    // Tests that prove no promise and that few changes break: a part of `npm run test:all`.
    { name: "thorough", testDir: "tests/e2e/thorough", use: { baseURL: main.replace(/\/$/u, "") } },
    { name: "axe", testDir: "tests/e2e/axe", use: { baseURL: main.replace(/\/$/u, "") } },
    ...(withFixture ? [{ name: "fixture", testDir: "tests/e2e/fixture", use: { baseURL: fixture, viewport } }] : []),
  ],
  webServer: onNginx
    ? [nginx(port, main)]
    : [server(".", port, main, build), ...(withFixture ? [server("tests/fixtures/site", port + 1, fixture)] : [])],
});
