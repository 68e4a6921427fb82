import { existsSync } from "node:fs";
import process from "node:process";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/system/launch";

/** Where `docusaurus serve` shows a build during the tests. */
function serverUrl(port: number, baseUrl = "/"): string {
  return `http://localhost:${String(port)}${baseUrl}`;
}

interface Server {
  readonly command: string;
  readonly url: string;
  readonly reuseExistingServer: false;
  /** How to stop it, if it has something to clean up. */
  readonly gracefulShutdown?: { readonly signal: "SIGTERM"; readonly timeout: number };
}

/** Serves a built site; `site` is its folder, and `build` the folder of the build in it. */
function server(site: string, port: number, url: string, build = "build"): Server {
  const command = `npx docusaurus serve ${site} --dir ${build} --no-open --port ${String(port)}`;
  return { command, url, reuseExistingServer: false };
}

/** Serves the main site as `deploy/` does. */
function nginx(port: number, url: string): Server {
  return {
    command: `npx tsx tests/deploy/serve.ts ${String(port)}`,
    url,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  };
}

/** `npm run test:part nginx` sets this; the fixture site, which stands below a path, is no part of it. */
const onNginx = process.env["SITE_SERVER"] === "nginx";

/** `npm run test:part stock` names the build without the lean client; the fixture site is no part of it. */
const build = process.env["SITE_BUILD"];

/** `npm run test:part axe` looks at the main site alone; the fixture site need not have been built for it. */
const onlyMain = build !== undefined || process.argv.includes("--project=axe");

/** A test of the main site needs nothing but `npm run build`. Without a build of the fixture site, its tests are only listed. */
const hasFixture = existsSync("tests/fixtures/site/build");
const isList = process.argv.includes("--list");
const withFixture = (hasFixture || isList) && !onNginx && !onlyMain;

// Workers and other tools read this file too.
if (!hasFixture && !isList && process.argv.includes("test")) {
  const command = "npx docusaurus build tests/fixtures/site";
  if (process.argv.includes("--project=fixture")) throw new Error(`The fixture site is not built. Run: ${command}`);
  if (!process.argv.some((argument) => argument.startsWith("--project")))
    console.warn(`Without tests/e2e/fixture/, because the fixture site is not built. To run them too: ${command}`);
}

/** Where the servers of the tests listen; `TEST_PORT` names others, for two runs at the same time. */
const port = Number(process.env["TEST_PORT"] ?? 4173);

const main = serverUrl(port);
const fixture = serverUrl(port + 1, "/sub/");

/** Wide enough for the fixture's navbar, which holds one item of each kind. */
const viewport = { width: 1600, height: 900 };

export default defineConfig({
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env["CI"] !== undefined,
  // A test that fails once and then passes is listed at the end, and passes: one lost frame refuses no change. The part `stress`
  // looks for such tests, and fails on one.
  retries: 2,
  globalSetup: "./tests/system/browser.ts",
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
      testIgnore: ["fixture/**", "axe/**", "thorough/**"],
      use: { baseURL: main.replace(/\/$/u, "") },
    },
    // What promises nothing, takes long, and is tested in smaller pieces elsewhere: a part of `npm run test:all`.
    { name: "thorough", testDir: "tests/e2e/thorough", use: { baseURL: main.replace(/\/$/u, "") } },
    { name: "axe", testDir: "tests/e2e/axe", use: { baseURL: main.replace(/\/$/u, "") } },
    ...(withFixture ? [{ name: "fixture", testDir: "tests/e2e/fixture", use: { baseURL: fixture, viewport } }] : []),
  ],
  webServer: onNginx
    ? [nginx(port, main)]
    : [server(".", port, main, build), ...(withFixture ? [server("tests/fixtures/site", port + 1, fixture)] : [])],
});
