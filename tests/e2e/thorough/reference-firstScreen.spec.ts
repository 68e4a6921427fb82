import { builtFiles } from "../../build/site";
import { isComplete } from "../../matrix";
import { phone } from "../support/searchBox";
import { expect, test } from "../support/test";

/** Example pages about types with fields or values. */
const PAGE = /^examples\/.*\/(?:objects|interfaces|inputs|enums)\/[^/]+\/index\.html$/u;

// Without scripts, so the announcement is open. Other tests prove that scripts move nothing.
test.use({ viewport: phone, javaScriptEnabled: false });

test(
  "on nine of ten pages, the first field or value is on the first screen of a phone",
  { tag: "@matrix" },
  async ({ page }) => {
    test.slow();
    const files = (await builtFiles()).filter((file) => PAGE.test(file)).sort();
    const urls = files
      .map((file) => `/${file.replace(/index\.html$/u, "")}`)
      .filter((_, at) => isComplete() || at % 12 === 0);
    expect(urls.length).toBeGreaterThan(isComplete() ? 250 : 20);
    const below: string[] = [];
    for (const url of urls) {
      await page.goto(url);
      const box = await page.locator("[data-row] h3").first().boundingBox();
      if (!box || box.y + box.height > phone.height) below.push(`${url} ${String(Math.round(box?.y ?? NaN))} px`);
    }
    console.warn(`Pages whose first row is below the first screen: ${String(below.length)} of ${String(urls.length)}`);
    for (const line of below) console.warn(`  ${line}`);
    expect(below.length).toBeLessThanOrEqual(urls.length / 10);
  },
);
