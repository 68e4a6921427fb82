import type { Page } from "@playwright/test";

/** Milliseconds that frames are waited for before one is asked for in a stronger way. */
const LATE_FRAME = 3_000;

/** Whether two frames come in time: the first lays out what has changed, the second begins after that was reported. */
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

/** Has the browser draw, for one pixel of a screenshot. */
async function redraw(page: Page): Promise<void> {
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 }, animations: "allow", caret: "initial" });
}

/**
 * Waits for two frames. On a busy machine without a graphics card Chromium was seen to draw none until something changed,
 * though the page answered: then it is made to draw. A shift is reported with the next frame, whatever has called for it.
 */
export async function frames(page: Page): Promise<void> {
  while (!(await twoFrames(page))) await redraw(page);
}
