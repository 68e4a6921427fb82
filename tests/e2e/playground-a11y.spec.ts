import type { Page } from "@playwright/test";
import { incompressible } from "../playground/incompressible";
import { hashWith } from "../playground/links";
import { installAxe, runAxeInBothModes } from "./support/axe";
import {
  PATH,
  denyStorage,
  editor,
  enter,
  line,
  refuseWorkers,
  rendered,
  startButton,
  status,
} from "./support/playground";
import { tab, usePanel, workspace, written } from "./support/playground";
import { desktop, phone, visit } from "./support/searchBox";
import { expect, test } from "./support/test";

const ANNOTATED = `directive @doc(group: String) on OBJECT
directive @idle on OBJECT
type Query { book: Book alive: Live }
type Book @doc(group: "Paper") { title: String }
"export const live = 1" type Live { id: ID }
`;

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

for (const [size, viewport] of Object.entries({ desktop, phone })) {
  test(`axe finds nothing about the panels and their states on a ${size}, nothing is cut, and nothing moves`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(viewport);
    await installAxe(page);
    const within = workspace(page);
    const said = within.getByRole("status");
    const option = (name: RegExp) => within.getByRole("radio", { name });
    const button = (name: string) => within.getByRole("button", { name, exact: true });
    const show = async (panel: string): Promise<void> => {
      if (await tab(page, panel).isVisible()) await tab(page, panel).click();
    };
    const found: string[] = [];
    const look = async (state: string, part = "dialog[open]"): Promise<void> => {
      found.push(...(await runAxeInBothModes(page, part)).map((text) => `${state}: ${text}`));
      const cut = await page
        .locator("dialog[open]")
        .evaluateAll((dialogs) => dialogs.some((dialog) => dialog.scrollWidth > dialog.clientWidth));
      if (cut) found.push(`${state}: wider than the screen`);
    };

    // One directive more than a link may have.
    const skipDocDirective = Array.from({ length: 51 }, (_, at) => `d${String(at)}`);
    await page.goto(PATH + (await hashWith(["type Query { film: Film }\ntype Film { id: ID }", { skipDocDirective }])));
    await written(page);
    await expect(said.filter({ hasText: "skipDocDirective of more than 50 entries" })).toBeVisible();
    await look("a refused link");
    await editor(page).focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("\nextend type Film { other: Fil", { delay: 20 });
    await expect(page.getByRole("listbox").getByRole("option", { selected: true })).toHaveText(/^Film/u);
    await look("completions");

    await enter(page, 'type Query { a: A b: B @key(fields: "id") }');
    await expect(within.getByRole("note", { name: "Federation" })).toBeVisible();
    await button("From an endpoint").click();
    await within.getByRole("textbox", { name: "URL" }).fill("https://api.example.com/graphql");
    await button("Keep on this device").click();
    await expect(button("Forget")).toBeVisible();
    await look("mistakes, Federation, an endpoint, a kept schema");
    await button("From an endpoint").click();
    await within
      .getByLabel("Open files")
      .setInputFiles({ name: "none.zip", mimeType: "application/zip", buffer: Buffer.from("type Query") });
    await expect(said.filter({ hasText: "none.zip is no ZIP archive" })).toBeVisible();
    await look("a refused archive");

    await enter(page, `${ANNOTATED}# ${incompressible(30_000)}`);
    await expect(said.filter({ hasText: "Too much for a link" })).toBeVisible();
    await show("Options");
    await option(/^flat/u).check();
    await within.getByRole("button", { name: /^@doc\(group\) 1 value/u }).click();
    await within.getByRole("group", { name: "Skip by directive" }).getByRole("button", { name: "@idle" }).click();
    await written(page);
    const notice = within.locator("summary").filter({ hasText: "One file for" });
    await notice.click();
    await look("options, a notice, too much for a link");
    await notice.click();
    await show("Pages");
    await within.getByRole("searchbox", { name: "Find pages by name" }).fill("book");
    await expect(within.getByRole("search", { name: "Pages" }).getByRole("status")).toHaveText(/ of /u);
    await line(page, "book.mdx").click();
    await expect(within.getByText("The tool writes query book and type Book to this file")).toBeVisible();
    await look("a narrowed list, a shared page");
    await button("Expand").click();
    await expect(page.getByRole("dialog", { name: "Site preview" })).toBeVisible();
    await look("the site preview", "dialog dialog[open]");
    await page.keyboard.press("Escape");
    await show("Pages");
    await within.getByRole("searchbox", { name: "Find pages by name" }).fill("live");
    await line(page, "live.mdx live code").click();
    await button("Source").click();
    await expect(within.getByText("Holds live code.")).toBeVisible();
    await look("the source of a page with live code");
    await button("Changes").click();
    await expect(within.getByRole("textbox", { name: /^Changes of / })).toBeVisible();
    await look("changes");

    await show("Use this");
    for (const framework of ["Fumadocs", "Astro Starlight"]) {
      await usePanel(page).getByRole("combobox", { name: "Your site is made with" }).selectOption({ label: framework });
      await look(`Use this: ${framework}`);
    }
    await show("Options");
    await button("Reset all").click();
    await option(/^Reference/u).check();
    await show("Page");
    await button("Rendered").click();
    await rendered(page)
      .getByText(/^SDL definition/u)
      .click();
    await look("a page of the reference formatter");

    let release = await holdWorkers(page);
    await enter(page, "type Query { other: Other }\ntype Other { id: ID }");
    await button("Cancel").click({ trial: true });
    await look("a run");
    await button("Cancel").click();
    await expect(status(page)).toContainText("Cancelled");
    await look("a run that was cancelled");
    await release();
    await button("Run again").click();
    await written(page);
    release = await holdWorkers(page);
    await button("Changes").click();
    await button("Cancel").click();
    await expect(within.getByText("Stopped.")).toBeVisible();
    await look("a comparison that was stopped");
    expect(found).toEqual([]);

    const moving = await within.evaluate((dialog) =>
      dialog
        .getAnimations({ subtree: true })
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1)
        .map((animation) => (animation as CSSAnimation).animationName)
        .filter((name) => !name.startsWith("cm-blink")),
    );
    expect(moving).toEqual([]);
    await page.emulateMedia({ media: "print" });
    await expect(within).toBeHidden();
  });
}

test("axe finds nothing about what loads, and does not load, in both modes", async ({ page }) => {
  await page.setViewportSize(desktop);
  await installAxe(page);
  await denyStorage(page);
  const said = page.getByRole("status");
  let fail: () => void = () => undefined;
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await visit(page, "/");
  await page.waitForLoadState("networkidle");
  await page.route("**/assets/js/*.js", async (route) => {
    await failing;
    await route.abort();
  });
  await page.getByRole("textbox", { name: "You write the schema" }).focus();
  await expect(said.filter({ hasText: "Loading the generator…" })).toBeVisible();
  expect(await runAxeInBothModes(page)).toEqual([]);
  fail();
  await expect(said.filter({ hasText: "The generator did not load." })).toBeVisible();
  expect(await runAxeInBothModes(page)).toEqual([]);

  await page.unrouteAll();
  await visit(page, PATH);
  await page.route("**/assets/**", (route) => route.abort());
  await startButton(page).click();
  await expect(said.filter({ hasText: "did not load" })).toBeVisible();
  expect(await runAxeInBothModes(page)).toEqual([]);
  await page.unrouteAll();
  await refuseWorkers(page);
  await startButton(page).click();
  await expect(said.filter({ hasText: "could not run the tool" })).toBeVisible();
  await workspace(page).getByRole("button", { name: /^Keep/u }).click();
  await expect(said.filter({ hasText: "keep anything on this device" })).toBeVisible();
  expect(await runAxeInBothModes(page, "dialog[open]")).toEqual([]);
});
