import { gzipSync } from "node:zlib";
import type { Browser, Request, Response } from "@playwright/test";

/** Bytes of code and data, with gzip, that a first visit to a page fetches before anybody does anything. */
export interface Visit {
  readonly gzip: number;
  readonly requests: number;
}

const CODE = new Set(["script", "fetch", "xhr"]);

/** What the browser fetches for a page that may come next is no part of this one. */
async function isAhead(request: Request): Promise<boolean> {
  const headers = await request.allHeaders();
  return (headers["sec-purpose"] ?? headers["purpose"] ?? "").includes("prefetch");
}

/**
 * Opens a page in a browser without a cache and weighs the script and the data that it loads. Each file is compressed on
 * its own, with the default level of zlib, as hosts of static files do.
 *
 * @param browser - a running one
 * @param url - of the page, on a server that compresses nothing
 */
export async function firstVisit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on("response", (response) => responses.push(response));
    await page.goto(url, { waitUntil: "networkidle" });
    let [gzip, requests] = [0, 0];
    for (const response of responses) {
      if (!CODE.has(response.request().resourceType()) || (await isAhead(response.request()))) continue;
      gzip += gzipSync(await response.body()).length;
      requests += 1;
    }
    return { gzip, requests };
  } finally {
    await context.close();
  }
}
