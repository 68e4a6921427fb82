import type { Locator, Page, Worker } from "@playwright/test";
import { installAxe, runAxeInBothModes } from "./support/axe";
import { enter, line, rendered, start, tab, workspace, written } from "./support/playground";
import { desktop, phone } from "./support/searchBox";
import { expect, test } from "./support/test";
import { violations } from "./support/violations";

const modeButton = (page: Page, name: string): Locator => workspace(page).getByRole("button", { name, exact: true });
const changes = (page: Page): Locator => workspace(page).getByRole("region", { name: "Changes of the page" });
const summary = (page: Page): Locator =>
  workspace(page)
    .getByRole("tabpanel", { name: "Page", exact: true })
    .getByRole("status")
    .filter({ hasText: /differ|the same|Stopped/u });
const comparison = (page: Page): Locator => changes(page).getByRole("textbox", { name: /^Changes of / });
const allLines = (page: Page): Locator => modeButton(page, "All lines");
/** The progress of the second run while it prints pages, which a fast machine does in less time than a locator waits. */
const PRINTING = "progress[aria-label='Progress of the comparison'][aria-valuetext^=Printing]";

/** Lists the workers with the tool. They are told by their script, as one at work does not answer; one has to be idle now. */
async function listEngines(page: Page): Promise<() => Worker[]> {
  const names = await Promise.all(page.workers().map((worker) => worker.evaluate(() => self.name)));
  const script = page.workers()[names.indexOf("playground-engine")]?.url();
  if (script === undefined) throw new Error("No worker has the tool.");
  return () => page.workers().filter((worker) => worker.url() === script);
}

declare global {
  interface Window {
    endedRuns?: number;
  }
}

/** Counts the runs that have ended by themselves, with files. */
async function countRuns(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.endedRuns = 0;
    window.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        this.addEventListener("message", ({ data }: MessageEvent<{ readonly kind?: unknown }>) => {
          if (data.kind === "files") window.endedRuns = (window.endedRuns ?? 0) + 1;
        });
      }
    };
  });
}

/** Switches the badges of types off, which changes most pages. */
async function withoutBadges(page: Page): Promise<void> {
  if (await tab(page, "Options").isVisible()) await tab(page, "Options").click();
  await workspace(page).getByRole("checkbox", { name: "Type badges" }).uncheck();
  await written(page);
}

test.describe("on a desktop", () => {
  test.use({ viewport: desktop });

  test("lines that differ from the default options are marked; all lines can be shown", async ({ page }) => {
    const blocked = await violations(page);
    await start(page);
    await modeButton(page, "Changes").click();
    await expect(workspace(page).getByText("All options are at their defaults.").last()).toBeVisible();
    await expect(allLines(page)).toHaveCount(0);
    await withoutBadges(page);
    await expect(workspace(page).getByText("Compared with the default options for Docusaurus.")).toBeVisible();
    await expect(summary(page)).toHaveText(/^\d+ files changed, \d+ the same\.$/u);
    await expect(changes(page).getByText(/^\d+ lines added, \d+ lines removed\.$/u)).toBeVisible();
    await expect(comparison(page)).toHaveAttribute("translate", "no");
    await expect(comparison(page)).toHaveAttribute("aria-readonly", "true");
    await expect(comparison(page).getByRole("deletion").filter({ hasText: "Badge" }).first()).toBeVisible();
    await expect(comparison(page).getByRole("insertion").first()).toBeVisible();
    const signs = await comparison(page)
      .locator(".cm-changedLine, .cm-deletedLine")
      .evaluateAll((lines) => lines.map((one) => getComputedStyle(one, "::before").content));
    expect(new Set(signs)).toEqual(new Set(['"+" / "added: "', '"−" / "removed: "']));
    const folds = comparison(page).getByText(/^\d+ unchanged lines$/u);
    const before = await folds.count();
    await folds.first().click();
    await expect(folds).toHaveCount(before - 1);
    await allLines(page).click();
    await expect(folds).toHaveCount(0);
    await expect(allLines(page)).toHaveAttribute("aria-pressed", "true");
    expect(blocked).toEqual([]);
  });

  test("pages are compared wherever they are, within the same framework", { tag: "@slow" }, async ({ page }) => {
    await start(page);
    await enter(
      page,
      "directive @internal on OBJECT\ntype Query { a: A }\ntype A { id: ID }\ntype Hidden @internal { id: ID }\n",
    );
    await expect(line(page, "hidden.mdx")).toBeVisible();
    await modeButton(page, "Changes").click();
    await withoutBadges(page);
    await workspace(page)
      .getByRole("radio", { name: /^entity/u })
      .check();
    await workspace(page).getByRole("textbox", { name: "Skip what has one of" }).fill("internal");
    await expect(line(page, "hidden.mdx")).toHaveCount(0);
    await expect(summary(page)).toHaveText(/moved.* removed/u);
    await line(page, "a.mdx").last().click();
    await expect(changes(page)).toContainText("Moved here from docs/api/types/objects/a.mdx");
    await workspace(page).getByRole("combobox", { name: "Framework" }).selectOption({ label: "Hugo" });
    await expect(workspace(page).getByText("Compared with the default options for Hugo.")).toBeVisible();
    await expect(changes(page)).toContainText("Moved here from content/api/");
    await workspace(page).getByRole("checkbox", { name: "Index pages of folders" }).check();
    await line(page, "_index.md").last().click();
    await expect(changes(page)).toContainText("With the default options, there is no such file.");
  });

  test(
    "the second run of a large schema tells how far it is, and ends with the mode, with the panel, with a change and by a button",
    { tag: "@slow" },
    async ({ page }) => {
      test.setTimeout(180_000);
      await countRuns(page);
      await start(page);
      const types = Array.from({ length: 1500 }, (_, at) => `type Thing${String(at)} { id: ID a: ID b: ID c: ID }`);
      await enter(page, `type Query { a: Thing1 }\n${types.join("\n")}`);
      await expect(line(page, "thing-1.mdx")).toBeAttached({ timeout: 60_000 });
      await withoutBadges(page);
      const firstRun = workspace(page).getByRole("progressbar", { name: "Progress of the run" });
      await expect(firstRun).toHaveCount(0, { timeout: 60_000 });
      const engines = await listEngines(page);
      const before = engines().length;
      /** Waits until pages are printed, then expects that an action ends the worker that prints them. */
      const endsBy = async (action: () => Promise<void>): Promise<void> => {
        await page.waitForFunction((selector) => document.querySelector(selector) !== null, PRINTING);
        expect(engines()).toHaveLength(before + 1);
        const ended = new Promise((resolve) => engines().at(-1)?.once("close", resolve));
        const runs = await page.evaluate(() => window.endedRuns);
        await action();
        await ended;
        expect(await page.evaluate(() => window.endedRuns)).toBe(runs);
        await page.waitForFunction((selector) => document.querySelector(selector) === null, PRINTING);
      };
      for (const leave of ["Source", "Rendered"]) {
        await modeButton(page, "Changes").click();
        await endsBy(() => modeButton(page, leave).click());
      }
      await modeButton(page, "Changes").click();
      await endsBy(() => tab(page, "Use this").click());
      await tab(page, "Page").click();
      await endsBy(() => workspace(page).getByRole("checkbox", { name: "Index pages of folders" }).check());
      const panel = workspace(page).getByRole("tabpanel", { name: "Page", exact: true });
      await endsBy(() => panel.getByRole("button", { name: "Cancel" }).click());
      await expect(summary(page)).toHaveText("Stopped.");
      await workspace(page).getByRole("button", { name: "Compare again" }).click();
      await expect(summary(page)).toHaveText(/^1,5\d\d files changed/u, { timeout: 60_000 });
      // It has the memory that it worked in no longer than it works.
      await expect.poll(() => engines().length).toBe(before);
      await page.keyboard.press("Escape");
      await expect(workspace(page)).toBeHidden();
    },
  );

  test(
    "a page of a megabyte, and one of thousands of changed lines, are compared",
    { tag: "@slow" },
    async ({ page }) => {
      await start(page);
      const long = "x".repeat(1_000_000);
      const many = Array.from({ length: 3000 }, (_, at) => `- [A](javascript:${String(at)})`).join("\n\n");
      await enter(
        page,
        `type Query { a: Long b: Many }\n"${long}" type Long { id: ID }\n"""\n${many}\n"""\ntype Many { id: ID }\n`,
      );
      await expect(line(page, "long.mdx")).toBeVisible();
      await tab(page, "Options").click();
      await workspace(page).getByRole("combobox", { name: "Framework" }).selectOption({ label: "Hugo" });
      await line(page, "long.md").click();
      await modeButton(page, "Changes").click();
      await expect(changes(page)).toContainText("Only the beginning of a long page");
      await expect(comparison(page)).toBeVisible();
      await line(page, "many.md").click();
      await expect(changes(page)).toContainText(/lines? removed/u);
      await modeButton(page, "Source").click();
      await expect(workspace(page).getByText("many.md").first()).toBeVisible();
    },
  );

  test("by keyboard alone, the comparison is reached, and all lines are shown", { tag: "@slow" }, async ({ page }) => {
    await start(page);
    await withoutBadges(page);
    await modeButton(page, "Changes").focus();
    await page.keyboard.press("Enter");
    await expect(comparison(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(allLines(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(allLines(page)).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Tab");
    await expect(changes(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(comparison(page)).toBeFocused();
    await page.keyboard.type("x");
    await page.keyboard.press("Control+End");
    await expect(comparison(page)).not.toHaveText(/^x/u);
    await page.keyboard.press("Shift+Tab");
    await expect(changes(page)).toBeFocused();
  });
});

for (const [size, viewport] of Object.entries({ desktop, phone })) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test(
      "axe finds nothing about the changes, in both modes, and nothing is wider than the screen",
      { tag: "@slow" },
      async ({ page }) => {
        await installAxe(page);
        await start(page);
        if (viewport === phone) await tab(page, "Page").click();
        await expect(rendered(page)).toBeVisible();
        await modeButton(page, "Changes").click();
        const found = await runAxeInBothModes(page, "dialog[open]");
        await withoutBadges(page);
        await tab(page, "Page").click();
        await expect(comparison(page)).toBeVisible();
        found.push(...(await runAxeInBothModes(page, "dialog[open]")));
        expect(found).toEqual([]);
        expect(await workspace(page).evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth)).toBe(false);
      },
    );
  });
}
