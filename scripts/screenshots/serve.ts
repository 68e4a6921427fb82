import { stat } from "node:fs/promises";
import path from "node:path";
import type { BrowserContext } from "@playwright/test";

const ORIGIN = "http://localhost:1";

/**
 * Answers the requests of a browser with the files of a folder, like a static host.
 *
 * @returns the origin to open
 */
export async function servedFrom(context: BrowserContext, folder: string): Promise<string> {
  await context.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = await fileFor(folder, decodeURIComponent(pathname));
    const missing = file === undefined ? await fileFor(folder, "/404") : undefined;
    const answer = file ?? missing;
    await route.fulfill({ status: file === undefined ? 404 : 200, ...(answer !== undefined && { path: answer }) });
  });
  return ORIGIN;
}

async function fileFor(folder: string, pathname: string): Promise<string | undefined> {
  for (const candidate of [pathname, `${pathname}.html`, `${pathname}/index.html`]) {
    const file = path.join(folder, candidate);
    if ((await stat(file).catch(() => undefined))?.isFile() === true) return file;
  }
  return undefined;
}
