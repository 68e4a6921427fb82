import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { answerOf } from "./answer";
import { saveData } from "./shell";

/** Code of the showcase that runs outside of the layout, and an expression that throws an error with a chain of two causes. */
const OUTSIDE = 'title:"Showcase",description';
const CRASH = `(()=>{throw new Error("outer",{cause:new Error("middle",{cause:new Error("inner")})})})()`;

/** Changes the scripts of pages. Nothing is prefetched, so that no request outlives the test. */
export async function rewriteScripts(page: Page, change: (script: string) => string): Promise<void> {
  await saveData(page);
  await page.route("**/assets/js/*.js", async (route) => {
    const response = await answerOf(route);
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Opens the showcase with an expression that throws in its script: the site has no page that crashes. */
export async function crashShowcase(page: Page): Promise<void> {
  await rewriteScripts(page, (script) => script.replaceAll(OUTSIDE, OUTSIDE.replace(/(?=")/u, `${CRASH}+`)));
  await page.goto("/showcase");
  await expect(page).toHaveTitle("Page Error");
}
