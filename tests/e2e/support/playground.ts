import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { visit } from "./searchBox";

export const PATH = "/docs/try-it";

/** A schema with a query and an object type. */
export const BOOKS = `type Query {
  "Look up a book."
  book(id: ID!): Book
}

"Something to read."
type Book {
  id: ID!
  title: String!
}
`;

/** The dialog of the open playground. */
export function workspace(page: Page): Locator {
  return page.getByRole("dialog", { name: "Playground" });
}

export function startButton(page: Page): Locator {
  return page.getByRole("button", { name: "Start the playground" });
}

export function editor(page: Page): Locator {
  return workspace(page).getByRole("textbox", { name: /^GraphQL schema/u });
}

/** The status of the last run. */
export function status(page: Page): Locator {
  return workspace(page)
    .getByRole("status")
    .filter({ hasText: /written|mistake|Cancelled|playground|Running/u });
}

export function tree(page: Page): Locator {
  return workspace(page).getByRole("tree", { name: "Pages" });
}

export function treeItem(page: Page, name: string): Locator {
  return tree(page).getByRole("treeitem", { name, exact: true });
}

export function tab(page: Page, name: string): Locator {
  return workspace(page).getByRole("tab", { name, exact: true });
}

/** A notice about the output of the last run, found by its headline. */
export function noticeOf(page: Page, headline: string): Locator {
  return workspace(page).locator("details").filter({ hasText: headline });
}

/** The page that the playground renders from the selected file. */
export function rendered(page: Page): Locator {
  return workspace(page).getByRole("region", { name: /^Rendered page/u });
}

/** Waits until a run has written files. */
export async function waitForRun(page: Page): Promise<void> {
  await expect(status(page)).toHaveText(/files? written/u, { timeout: 30_000 });
}

/** Opens the playground, and waits for the first output. */
export async function start(page: Page): Promise<void> {
  await visit(page, PATH);
  await startButton(page).click();
  await waitForRun(page);
}

/** Presses a key until an element has the focus. */
export async function pressUntilFocused(page: Page, key: string, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press(key);
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Pressing ${key} 25 times does not focus the element.`);
}

/** Replaces the schema by opening a file. */
export async function enter(page: Page, schema: string): Promise<void> {
  await workspace(page)
    .getByLabel("Open files")
    .setInputFiles({ name: "schema.graphql", mimeType: "text/plain", buffer: Buffer.from(schema) });
}

/** Drops files on an element. */
export async function dropFiles(target: Locator, files: Readonly<Record<string, string>>): Promise<void> {
  const dataTransfer = await target.page().evaluateHandle((entries) => {
    const transfer = new DataTransfer();
    for (const [name, text] of entries) transfer.items.add(new File([text], name));
    return transfer;
  }, Object.entries(files));
  await target.dispatchEvent("drop", { dataTransfer });
}

export function exportPanel(page: Page): Locator {
  return workspace(page).getByRole("region", { name: "Export" });
}

/** Opens the panel "Export" with the configuration as YAML, and returns it. */
export async function openConfiguration(page: Page): Promise<Locator> {
  await tab(page, "Export").click();
  const yaml = exportPanel(page).getByRole("radio", { name: ".graphqlrc" });
  // Only Docusaurus offers a choice of formats.
  if ((await yaml.count()) > 0) await yaml.first().check();
  return exportPanel(page);
}

/**
 * Downloads an archive.
 *
 * @param act starts the download
 * @returns the name of the archive, and the texts of its files by path, in the order of the archive
 */
export async function download(
  page: Page,
  act: () => Promise<void>,
): Promise<{ name: string; texts: Map<string, string> }> {
  const [archive] = await Promise.all([page.waitForEvent("download"), act()]);
  const files = Object.entries(unzipSync(await readFile(await archive.path())));
  return { name: archive.suggestedFilename(), texts: new Map(files.map(([path, bytes]) => [path, strFromU8(bytes)])) };
}

/** Downloads an archive with a button of the panel "Export". */
export const archiveFrom = (page: Page, button: string): ReturnType<typeof download> =>
  download(page, () => exportPanel(page).getByRole("button", { name: button }).click());

/** Shows the source of the selected file, and returns it. */
export async function source(page: Page): Promise<string> {
  await workspace(page).getByRole("button", { name: "Source", exact: true }).click();
  return workspace(page).getByRole("tabpanel", { name: "Page", exact: true }).locator("pre").innerText();
}

/** Makes access to storage throw, as in a browser that blocks it. */
export async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
}

/** Number of characters that are saved for the tab or on the device. */
export function savedSize(page: Page, where: "tab" | "device"): Promise<number> {
  return page.evaluate(
    (name) => (name === "tab" ? sessionStorage : localStorage).getItem(`playground.${name}`)?.length ?? 0,
    where,
  );
}

/** Makes `new Worker` throw on the open page. */
export async function refuseWorkers(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.Worker = function refuse() {
      throw new Error("no workers here");
    } as unknown as typeof Worker;
  });
}
