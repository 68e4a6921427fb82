import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { recordTasks } from "../../e2e/support/mainThread";
import { editor, rendered, start, startButton, status, workspace, written } from "../../e2e/support/playground";
import { visit } from "../../e2e/support/searchBox";

/** What a page notes for the bench. */
declare global {
  var keyAt: number;
  var outputs: number[];
}

/**
 * Lets a page note when keys are pressed, and when files of a run can be seen: two frames after the worker has sent them.
 */
async function takeNotes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.outputs = [];
    globalThis.keyAt = 0;
    addEventListener("keydown", () => (globalThis.keyAt = performance.now()), { capture: true });
    globalThis.Worker = class extends Worker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        this.addEventListener("message", ({ data }: MessageEvent<{ readonly kind?: string } | null>) => {
          if (data?.kind !== "files") return;
          requestAnimationFrame(() => {
            requestAnimationFrame(() => globalThis.outputs.push(performance.now()));
          });
        });
      }
    };
  });
}

async function nextOutput(page: Page, before: number): Promise<number> {
  const seen = await page.waitForFunction((count) => globalThis.outputs[count], before, { timeout: 120_000 });
  return Number(await seen.jsonValue());
}

/** Milliseconds from the click that starts the playground: until it is there, and until the first pages can be seen. */
export async function timeToOpen(browser: Browser, origin: string): Promise<{ dialog: number; output: number }> {
  const page = await browser.newPage({ baseURL: origin });
  await takeNotes(page);
  await visit(page, "/docs/try-it");
  await page.waitForLoadState("networkidle");
  const clicked = await startButton(page).evaluate((button: HTMLElement) => {
    const now = performance.now();
    button.click();
    return now;
  });
  await workspace(page).waitFor();
  const dialog = (await page.evaluate(() => performance.now())) - clicked;
  const output = (await nextOutput(page, 0)) - clicked;
  await page.close();
  return { dialog, output };
}

/** What a schema costs: typing into it, and opening it again. */
export interface Typing {
  /** Milliseconds from a reload of the page, which has to start the engine again, until the pages can be seen. */
  readonly cold: number;
  /** Milliseconds from each key to its output. */
  readonly times: readonly number[];
  /** Most memory that the process of the page, its workers included, has held, in MiB. */
  readonly peak: number;
  /** Milliseconds of processor time that the thread of the page was busy with the longest task of some more keys. */
  readonly longestTask: number;
}

/** Keys that are typed while a trace is recorded, which slows a page. */
const TRACED_KEYS = 5;

/** Peak of the memory of the processes that draw pages, of which there is one for each page. */
async function peakOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const renderers = processInfo.filter(({ type }) => type === "renderer");
  const peaks = await Promise.all(
    renderers.map(async ({ id }) => {
      const status = await readFile(`/proc/${String(id)}/status`, "utf8");
      return Number(/^VmHWM:\s+(?<kib>\d+)/mu.exec(status)?.groups?.["kib"]) / 1024;
    }),
  );
  return Math.max(...peaks);
}

/**
 * Types into a schema, a key at a time, each after the output of the one before, then some more with a trace, and reloads the
 * page, which keeps the schema.
 *
 * @param put puts the schema into the editor
 * @param keys how many to type
 */
export async function typeInto(
  browser: Browser,
  origin: string,
  put: (page: Page) => Promise<unknown>,
  keys: number,
): Promise<Typing> {
  const page = await browser.newPage({ baseURL: origin });
  await takeNotes(page);
  await start(page);
  const first = await page.evaluate(() => globalThis.outputs.length);
  await put(page);
  await nextOutput(page, first);
  await written(page);
  await editor(page).focus();
  await page.keyboard.press("Control+End");
  const type = async (text: string): Promise<number> => {
    const before = await page.evaluate(() => globalThis.outputs.length);
    await page.keyboard.type(text);
    const output = await nextOutput(page, before);
    return output - (await page.evaluate(() => globalThis.keyAt));
  };
  // What follows is a comment, so that the schema stays what it is.
  await type("\n# ");
  const times: number[] = [];
  for (let key = 0; key < keys; key += 1) times.push(await type("x"));
  const peak = await peakOf(browser);
  const tasks = await recordTasks(browser, page);
  for (let key = 0; key < TRACED_KEYS; key += 1) await type("x");
  const [longestTask = 0] = await tasks();
  await page.reload();
  const cold = await nextOutput(page, 0);
  await page.close();
  return { cold, times, peak, longestTask };
}

/**
 * Opens a link in a page of its own, until what comes of it is there.
 *
 * @returns milliseconds of processor time that the thread of the page was busy with its longest task
 */
export async function openLink(browser: Browser, origin: string, hash: string): Promise<number> {
  const page = await browser.newPage({ baseURL: origin });
  await visit(page, "/docs/try-it");
  await page.waitForLoadState("networkidle");
  const tasks = await recordTasks(browser, page);
  await page.evaluate((wanted) => {
    location.hash = wanted;
  }, hash);
  await workspace(page).waitFor({ timeout: 60_000 });
  await expect(status(page)).toHaveText(/written|mistake|playground takes|The tool stopped|too deeply/u, {
    timeout: 120_000,
  });
  // What is shown of a page is made in a worker, and then in small steps; it is there when all of it is.
  if ((await status(page).innerText()).includes("written"))
    await expect(rendered(page)).toBeVisible({ timeout: 60_000 });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const [longest = 0] = await tasks();
  await page.close();
  return longest;
}
