import { gzipSync } from "node:zlib";
import { BOOKS, dropFiles, editor, enter, rendered, start, tab, workspace, waitForRun } from "./support/playground";
import { collectScripts } from "./support/requests";
import { desktop, phone } from "./support/searchBox";
import { expect, test } from "./support/test";

const report = (page: Parameters<typeof workspace>[0]) => workspace(page).getByRole("region", { name: "Report" });

test.describe("the report", () => {
  test.use({ viewport: desktop });

  test("shows what has no description, and leads to its line", async ({ page }) => {
    await start(page);
    await enter(page, BOOKS);
    await waitForRun(page);
    await tab(page, "Report").click();
    await expect(report(page)).toContainText("40% of 5 elements have a description.");
    await report(page).getByRole("button", { name: "title" }).click();
    await expect(editor(page)).toBeFocused();
    await expect(workspace(page).locator(".cm-activeLine")).toHaveText("  title: String!");

    await enter(page, BOOKS.replace("  title", '  "Its title."\n  title'));
    await expect(report(page)).toContainText("60% of 5 elements have a description.");
    await expect(report(page).getByRole("button", { name: "title" })).toHaveCount(0);
  });

  test("compares the schema with an older one that is dropped on it", async ({ page }) => {
    const { paths } = collectScripts(page);
    await start(page);
    await enter(page, BOOKS);
    await waitForRun(page);
    // The scripts of the preview have loaded.
    await expect(rendered(page).getByRole("heading").first()).toBeVisible();
    const before = new Set(paths);
    await tab(page, "Report").click();
    await expect(report(page)).toContainText("elements have a description");
    await dropFiles(report(page), { "old.graphql": BOOKS.replace("title: String!", "pages: Int") });
    await expect(report(page)).toContainText("2 changes: 1 breaking, 0 dangerous, 1 safe.");
    await expect(editor(page)).toContainText("title: String!");
    await expect(report(page).getByRole("heading")).toHaveText([
      "Changes",
      "Breaking",
      "Safe",
      "Coverage",
      "Without a description",
    ]);
    // What is gone has no line.
    await expect(
      report(page)
        .getByRole("listitem")
        .filter({ hasText: /pages.*was removed/u })
        .last()
        .getByRole("button"),
    ).toHaveCount(0);

    const more = [...new Set(paths)].filter((path) => path.endsWith(".js") && !before.has(path));
    const scripts = await Promise.all(more.map(async (path) => (await page.request.get(path)).body()));
    const bytes = scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
    expect(bytes, "bytes of scripts that load for the report").toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(40_000);

    await dropFiles(report(page), { "old.graphql": "type Query {\n  book: Bok\n}" });
    await expect(workspace(page).getByRole("status").filter({ hasText: "the older schema" })).toHaveText(
      /There is a mistake in the older schema, line 2: Unknown type "Bok"/u,
    );
    await workspace(page).getByRole("button", { name: "Stop comparing" }).click();
    await expect(report(page).getByRole("heading", { name: "Changes" })).toHaveCount(0);
    await expect(report(page)).toContainText("40% of 5 elements");
  });
});

test.describe("on a phone, the report", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("leads to the schema's tab", async ({ page }) => {
    await start(page);
    await tab(page, "Report").click();
    await report(page).getByRole("button").first().click();
    await expect(tab(page, "Schema")).toHaveAttribute("aria-selected", "true");
    await expect(editor(page)).toBeFocused();
  });
});
