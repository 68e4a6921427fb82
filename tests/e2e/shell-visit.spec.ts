import { proves } from "../conformance/proves";
import { pageKinds } from "./support/pages";
import { desktop, visit } from "./support/searchBox";
import { isPageScript, saveData } from "./support/shell";
import { expect, test } from "./support/test";

test.describe("a visit", () => {
  test.use({ viewport: desktop });

  test("has no inputs but searches, filters and the schema of the home page", proves("L17b"), async ({ page }) => {
    for (const { kind, path: route } of pageKinds) {
      await visit(page, route);
      const names = await page
        .locator("input, textarea, select, [contenteditable]")
        .evaluateAll((all) =>
          all.map((one) => one.getAttribute("aria-label") ?? (one as HTMLInputElement).labels?.[0]?.textContent),
        );
      const known = /^(?:Search|Filter(?: .+)?|You write the schema|Keep on the next page)$/u;
      expect(
        names.filter((name) => !known.test(name ?? "")),
        kind,
      ).toEqual([]);
      await expect(page.locator("form:not([role=search])"), kind).toHaveCount(0);
    }
  });

  test("loads the script of a page when the page is visited, not before", proves("L17e"), async ({ page }) => {
    await saveData(page);
    const scripts: Promise<string>[] = [];
    page.on("response", (response) => {
      if (isPageScript(new URL(response.url()))) scripts.push(response.text());
    });
    /** Whether one of the loaded scripts contains a text. */
    const loaded = async (text: string): Promise<boolean> =>
      (await Promise.all(scripts)).some((script) => script.includes(text));
    await visit(page, "/");
    expect(scripts.length).toBeGreaterThan(0);
    expect(await loaded("Add your site")).toBe(false);
    expect(await loaded('"printtypeoptions-parenttypeprefix"')).toBe(false);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Showcase" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Showcase");
    expect(await loaded("Add your site")).toBe(true);
    expect(await loaded('"printtypeoptions-parenttypeprefix"')).toBe(false);
    await visit(page, "/docs/settings");
    expect(await loaded('"printtypeoptions-parenttypeprefix"')).toBe(true);
  });

  test("prefetches the scripts of linked pages", proves("L17e", "L137a"), async ({ page }) => {
    const prefetched = page.waitForResponse(
      async (response) =>
        isPageScript(new URL(response.url())) &&
        response.request().headers()["sec-purpose"] === "prefetch" &&
        (await response.text()).includes("Add your site"),
    );
    await page.goto("/");
    await prefetched;
    expect(new URL(page.url()).pathname).toBe("/");
  });
});
