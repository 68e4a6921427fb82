// cspell:ignore Celsewhere Felsewhere
import type { Page } from "@playwright/test";
import { listen, watch } from "../support/console";
import { desktop, field, searchFor, visit } from "../support/searchBox";
import { saveData } from "../support/shell";
import { answerDocuments } from "../support/requests";
import { expect, test } from "../support/test";

test.use({ viewport: desktop });

test.beforeEach(async ({ page }) => {
  await saveData(page);
});

const heading = (page: Page): ReturnType<Page["locator"]> => page.getByRole("heading", { level: 1 });

const doubled = [
  ["//docs/intro", "/docs/intro"],
  ["/docs//intro", "/docs/intro"],
  ["///docs///intro.html", "/docs/intro"],
  ["//", "/"],
  ["//api/", "/api/"],
] as const;

// Servers such as nginx merge slashes; static hosts without redirects answer with the not-found page.
for (const [host, file, status] of [
  ["merges slashes", (path: string) => path.replace(/\/{2,}/gu, "/").replace(/(?<=.)\.html$/u, ""), 200],
  ["answers them with 404", (path: string) => (/\/\/|\.html$/u.test(path) ? "/404.html" : path), 404],
] as const) {
  test(`doubled slashes lead to the clean path on a host that ${host}`, async ({ page }, { project }) => {
    const { baseURL = "" } = project.use;
    const complaints = status === 200 ? watch(page, baseURL) : listen(page).exceptions;
    await answerDocuments(page, file, status);
    for (const [path, clean] of doubled) {
      await visit(page, `${baseURL}${path}?a=b#part`);
      await expect(page).toHaveURL(`${clean}?a=b#part`);
      await expect(heading(page)).not.toHaveText("Page Not Found");
    }
    expect(complaints).toEqual([]);
  });
}

test("a path that names another host stays on the site", async ({ page }, { project }) => {
  const { baseURL = "" } = project.use;
  const { exceptions } = listen(page);
  const origins = new Set<string>();
  page.on("request", (request) => origins.add(new URL(request.url()).origin));
  await answerDocuments(page, (path) => (path.includes("elsewhere") ? "/404.html" : path), 404);
  for (const path of [
    "//elsewhere.invalid/index.html",
    "//elsewhere.invalid:80//x.html",
    "/.//elsewhere.invalid/",
    "/\\elsewhere.invalid",
    "/%5Celsewhere.invalid",
    "/%5C%5Celsewhere.invalid.html",
    "/%255Celsewhere.invalid",
    "/%2F/elsewhere.invalid",
    "/%2Felsewhere.invalid.html",
    "/%09/elsewhere.invalid",
    "//elsewhere.invalid",
  ]) {
    await visit(page, baseURL + path);
    await expect(heading(page), path).toHaveText("Page Not Found");
  }
  // From the last path, the search opens a page of the site, and Back returns.
  await searchFor(page, "settings");
  await field(page).press("Enter");
  await expect(heading(page)).not.toHaveText("Page Not Found");
  await page.goBack();
  await expect(heading(page)).toHaveText("Page Not Found");
  expect([...origins]).toEqual([baseURL]);
  expect(exceptions).toEqual([]);
});
