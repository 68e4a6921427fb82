import type { Locator, Page, Worker } from "@playwright/test";
import { installAxe, runAxeInBothModes } from "./support/axe";
import { enter, line, rendered, start, tab, workspace, written } from "./support/playground";
import { desktop, phone } from "./support/searchBox";
import { expect, test } from "./support/test";

const modeButton = (page: Page, name: string): Locator => workspace(page).getByRole("button", { name, exact: true });
const changes = (page: Page): Locator => workspace(page).getByRole("region", { name: "Changes of the page" });
const summary = (page: Page): Locator =>
  workspace(page)
    .getByRole("tabpanel", { name: "Page", exact: true })
    .getByRole("status")
    .filter({ hasText: /differ|the same|Stopped/u });
const baseline = (page: Page): Locator => workspace(page).getByRole("combobox", { name: "Compare with" });
const listed = (page: Page): Locator => workspace(page).getByRole("combobox", { name: "File that differs" });
const rows = (page: Page, sign: string): Locator => changes(page).getByRole("row").filter({ hasText: sign });
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

  test("the changes of a page against the default options are told by signs and words, and the rest is folded", async ({
    page,
  }) => {
    await start(page);
    await modeButton(page, "Changes").click();
    await expect(workspace(page).getByText("All options are at their defaults.").last()).toBeVisible();
    await expect(baseline(page)).toHaveCount(0);
    await withoutBadges(page);
    await expect(summary(page)).toHaveText(/^\d+ files changed, \d+ the same\.$/u);
    await expect(rows(page, "−").first()).toBeVisible();
    await expect(rows(page, "−").first()).toContainText("removed");
    await expect(rows(page, "−").first()).toContainText("Badge");
    const fold = changes(page)
      .getByRole("button", { name: /unchanged lines?$/u })
      .first();
    const before = await changes(page).getByRole("row").count();
    await fold.click();
    await expect(fold).toHaveAttribute("aria-expanded", "true");
    expect(await changes(page).getByRole("row").count()).toBeGreaterThan(before);
    await fold.click();
    await expect(changes(page).getByRole("row")).toHaveCount(before);
  });

  test(
    "one option among several is compared alone, and what is moved, added and gone is told",
    { tag: "@slow" },
    async ({ page }) => {
      await start(page);
      await withoutBadges(page);
      await workspace(page)
        .getByRole("radio", { name: /^entity/u })
        .check();
      await written(page);
      await modeButton(page, "Changes").click();
      await expect(summary(page)).toHaveText(/moved/u);
      await expect(changes(page)).toContainText("Moved here from docs/api/types/objects/");
      await baseline(page).selectOption({ label: "“Type badges” alone at its default" });
      await expect(summary(page)).toHaveText(/^\d+ files changed, \d+ the same\.$/u);
      await expect(changes(page)).not.toContainText("Moved");
      // With the option back at its default, what is left to compare with is the defaults.
      await workspace(page).getByRole("checkbox", { name: "Type badges" }).check();
      await expect(summary(page)).toHaveText(/moved/u);
      await expect(baseline(page).getByRole("option")).toHaveText(["all options at their defaults"]);
    },
  );

  test(
    "the files that differ are walked one after the other, those that are gone among them",
    { tag: "@slow" },
    async ({ page }) => {
      await start(page);
      await enter(
        page,
        "directive @internal on OBJECT\ntype Query { a: A }\ntype A { id: ID }\ntype Hidden @internal { id: ID }\n",
      );
      await expect(line(page, "hidden.mdx")).toBeVisible();
      await tab(page, "Options").click();
      await workspace(page).getByRole("textbox", { name: "Skip what has one of" }).fill("internal");
      await expect(line(page, "hidden.mdx")).toHaveCount(0);
      await modeButton(page, "Changes").click();
      await expect(summary(page)).toHaveText(/gone/u);
      await listed(page).selectOption("docs/api/types/objects/hidden.mdx");
      await expect(changes(page)).toContainText("With these options, there is no such file.");
      await expect(rows(page, "removed").first()).toBeVisible();
      const next = workspace(page).getByRole("button", { name: "Next file that differs" });
      const seen = new Set<string>();
      const count = await listed(page).locator("optgroup option").count();
      expect(count).toBeGreaterThan(1);
      for (let step = 0; step < count; step += 1) {
        const shown = await changes(page).getByRole("heading").innerText();
        seen.add(shown);
        await next.click();
        await expect(changes(page).getByRole("heading")).not.toHaveText(shown);
        await expect(next).toBeFocused();
      }
      expect(seen.size).toBe(count);
      await expect(changes(page).getByRole("heading")).toHaveText("docs/api/types/objects/hidden.mdx");
      // A file that is chosen elsewhere is shown in its place.
      await line(page, "a.mdx").last().click();
      await expect(changes(page).getByRole("heading")).toHaveText("docs/api/types/objects/a.mdx");
    },
  );

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
    "a page of a megabyte in one line, and one of thousands of changed lines, leave the playground of use",
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
      await workspace(page).getByRole("checkbox", { name: "Type badges" }).uncheck();
      await line(page, "long.md").click();
      await modeButton(page, "Changes").click();
      await baseline(page).selectOption({ label: "all options at their defaults" });
      await expect(changes(page)).toContainText(/99\d,\d{3} more characters in this line/u);
      await line(page, "many.md").click();
      await expect(changes(page)).toContainText(/lines? removed|too much to be compared/u);
      await modeButton(page, "Source").click();
      await expect(workspace(page).getByText("many.md").first()).toBeVisible();
    },
  );

  test(
    "by keyboard alone, the mode is chosen, a file is found and a fold is opened",
    { tag: "@slow" },
    async ({ page }) => {
      await start(page);
      await withoutBadges(page);
      await modeButton(page, "Changes").focus();
      await page.keyboard.press("Enter");
      await expect(summary(page)).toHaveText(/changed/u);
      await page.keyboard.press("Tab");
      await expect(baseline(page)).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(workspace(page).getByRole("button", { name: "Next file that differs" })).toBeFocused();
      const shown = await changes(page).getByRole("heading").innerText();
      await page.keyboard.press("Enter");
      await expect(changes(page).getByRole("heading")).not.toHaveText(shown);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(changes(page)).toBeFocused();
      await expect(changes(page).getByRole("row").first()).toBeAttached();
      await page.keyboard.press("Tab");
      const fold = changes(page).getByRole("button").first();
      await expect(fold).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(fold).toHaveAttribute("aria-expanded", "true");
      await expect(fold).toBeFocused();
    },
  );
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
        await changes(page)
          .getByRole("button", { name: /unchanged/u })
          .first()
          .click();
        found.push(...(await runAxeInBothModes(page, "dialog[open]")));
        expect(found).toEqual([]);
        expect(await workspace(page).evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth)).toBe(false);
      },
    );
  });
}
