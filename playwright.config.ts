import process from "node:process";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/browser/launch";

const PORT = 4173;
const baseURL = `http://localhost:${String(PORT)}`;

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env["CI"] !== undefined,
  // A test that needs a second try is a bug in the test or in the site.
  retries: 0,
  reporter: [["list"]],
  use: { baseURL, browserName: "chromium", launchOptions: launchOptions(), trace: "retain-on-failure" },
  webServer: {
    command: `npx docusaurus serve --no-open --port ${String(PORT)}`,
    url: baseURL,
    reuseExistingServer: false,
  },
});
