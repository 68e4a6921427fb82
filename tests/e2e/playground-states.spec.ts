import type { Page } from "@playwright/test";
import { hashWith } from "../playground/links";
import { incompressible } from "../playground/incompressible";
import { installAxe, runAxeInBothModes } from "./support/axe";
import {
  PATH,
  denyStorage,
  editor,
  enter,
  refuseWorkers,
  start,
  startButton,
  status,
  tab,
  workspace,
  written,
} from "./support/playground";
import { desktop, visit } from "./support/searchBox";
import { expect, test } from "./support/test";

const tablet = { width: 820, height: 1180 };

/** A link with one directive more than a list may have. */
async function tooMuch(): Promise<string> {
  const skipDocDirective = Array.from({ length: 51 }, (_, at) => `d${String(at)}`);
  return await hashWith(["type Query { a: Int }", { skipDocDirective }]);
}

/** Keeps what is asked of workers from now on away from them, so that a run neither gets on nor ends. */
async function holdWorkers(page: Page): Promise<() => Promise<void>> {
  const own = await page.evaluateHandle(() => {
    const descriptor = Object.getOwnPropertyDescriptor(Worker.prototype, "postMessage") ?? {};
    Object.defineProperty(Worker.prototype, "postMessage", { ...descriptor, value: () => undefined });
    return descriptor;
  });
  return () =>
    own.evaluate((descriptor) => {
      Object.defineProperty(Worker.prototype, "postMessage", descriptor);
    });
}

test.use({ viewport: desktop });

test("a link with more than a bound allows is not opened, names the bound, and leaves the playground usable", async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.goto(PATH + (await tooMuch()));
  const notice = workspace(page).getByRole("status").filter({ hasText: "skipDocDirective of more than 50 entries" });
  await expect(notice).toContainText("so it is not opened.");
  await written(page);
  await tab(page, "Options").click();
  await expect(workspace(page).getByRole("textbox", { name: "Skip what has one of" })).toHaveValue("");
  expect(errors).toEqual([]);
});

for (const [size, viewport] of Object.entries({ desktop, tablet })) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test(
      "axe finds nothing about what is refused, shared, under way or stopped, in both modes",
      { tag: "@slow" },
      async ({ page }) => {
        test.setTimeout(180_000);
        const found: string[] = [];
        const look = async (state: string): Promise<void> => {
          const lines = await runAxeInBothModes(page, "dialog[open]");
          found.push(...lines.map((text) => `${state}: ${text}`));
        };
        const said = workspace(page).getByRole("status");
        const open = workspace(page).getByLabel("Open files");
        await installAxe(page);

        await page.goto(PATH + (await tooMuch()));
        await written(page);
        await look("a refused link");

        await open.setInputFiles({ name: "none.zip", mimeType: "application/zip", buffer: Buffer.from("type Query") });
        await expect(said.filter({ hasText: "none.zip is no ZIP archive" })).toBeVisible();
        await look("a refused archive");

        const digits = incompressible(30_000);
        await enter(page, `type Query { book: Book }\ntype Book { id: ID }\n# ${digits}`);
        await expect(said.filter({ hasText: "Too much for a link" })).toBeVisible();
        await tab(page, "Options").click();
        await workspace(page).getByRole("radio", { name: /^flat/u }).check();
        const notice = workspace(page).locator("summary").filter({ hasText: "One file for" });
        await notice.click();
        await workspace(page).getByRole("button", { name: "docs/api/book.mdx" }).click();
        await expect(workspace(page).getByText("The tool writes query book and type Book to this file")).toBeVisible();
        await look("a shared file, too much for a link");

        await workspace(page).getByRole("checkbox", { name: "Type badges" }).uncheck();
        const letGo = await holdWorkers(page);
        await enter(page, "type Query { other: Other }\ntype Other { id: ID }");
        await expect(workspace(page).getByRole("button", { name: "Cancel" })).toBeVisible();
        await look("a run");
        await workspace(page).getByRole("button", { name: "Cancel" }).click();
        await expect(status(page)).toContainText("Cancelled");
        await look("a run that was cancelled");
        await letGo();

        await workspace(page).getByRole("button", { name: "Run again" }).click();
        await expect(status(page)).toHaveText(/\d files written/u);
        await tab(page, "Page").click();
        await holdWorkers(page);
        await workspace(page).getByRole("button", { name: "Changes", exact: true }).click();
        const panel = workspace(page).getByRole("tabpanel", { name: "Page", exact: true });
        await panel.getByRole("button", { name: "Cancel" }).click();
        await expect(panel.getByText("Stopped.")).toBeVisible();
        await look("a comparison that was stopped");
        expect(found).toEqual([]);
      },
    );

    test("axe finds nothing about the list of completions, in both modes", { tag: "@slow" }, async ({ page }) => {
      await installAxe(page);
      await start(page);
      await editor(page).focus();
      await page.keyboard.press("Control+End");
      await page.keyboard.type("\nextend type Film { other: Fil", { delay: 20 });
      await expect(page.getByRole("listbox").getByRole("option", { selected: true })).toHaveText(/^Film/u);
      expect(await runAxeInBothModes(page, "dialog[open]")).toEqual([]);
    });
  });
}

test.describe("axe finds nothing, in both modes,", () => {
  test("about a playground that does not load", { tag: "@slow" }, async ({ page }) => {
    await installAxe(page);
    await visit(page, PATH);
    await page.route("**/assets/**", (route) => route.abort());
    await startButton(page).click();
    await expect(page.getByRole("status").filter({ hasText: "did not load" })).toBeVisible();
    expect(await runAxeInBothModes(page)).toEqual([]);
  });

  test("about a tool that does not load, and storage that is denied", { tag: "@slow" }, async ({ page }) => {
    await installAxe(page);
    await denyStorage(page);
    await visit(page, PATH);
    await refuseWorkers(page);
    await startButton(page).click();
    await expect(workspace(page).getByRole("status").filter({ hasText: "could not run the tool" })).toBeVisible();
    await workspace(page).getByRole("button", { name: /^Keep/u }).click();
    await expect(workspace(page).getByRole("status").filter({ hasText: "keep anything on this device" })).toBeVisible();
    expect(await runAxeInBothModes(page, "dialog[open]")).toEqual([]);
  });

  test("about the home page while the generator loads, and when it does not", { tag: "@slow" }, async ({ page }) => {
    await installAxe(page);
    await visit(page, "/");
    await page.waitForLoadState("networkidle");
    let fail: () => void = () => undefined;
    const failing = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route("**/assets/js/*.js", async (route) => {
      await failing;
      await route.abort();
    });
    const said = page.getByRole("status");
    await page.getByRole("textbox", { name: "You write the schema" }).focus();
    await expect(said.filter({ hasText: "Loading the generator…" })).toBeVisible();
    expect(await runAxeInBothModes(page)).toEqual([]);
    fail();
    await expect(said.filter({ hasText: "The generator did not load." })).toBeVisible();
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
    expect(await runAxeInBothModes(page)).toEqual([]);
  });
});
