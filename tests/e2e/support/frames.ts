import type { Page } from "@playwright/test";

/** Milliseconds to wait before a frame is forced. */
const LATE_FRAME = 3_000;

/** Resolves to whether two frames come in time. The first lays out a change; its shifts are reported before the second. */
async function twoFrames(page: Page): Promise<boolean> {
  return page.evaluate(
    async (limit) =>
      new Promise<boolean>((resolve) => {
        setTimeout(() => {
          resolve(false);
        }, limit);
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            resolve(true);
          }),
        );
      }),
    LATE_FRAME,
  );
}

/** Forces a frame with a screenshot of one pixel. */
async function redraw(page: Page): Promise<void> {
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 }, animations: "allow", caret: "initial" });
}

/**
 * Waits for two frames, after which all layout shifts so far have been reported. On a busy machine without a graphics card,
 * Chromium may draw no frame until something changes; then a frame is forced.
 */
export async function frames(page: Page): Promise<void> {
  while (!(await twoFrames(page))) await redraw(page);
}
