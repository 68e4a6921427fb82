import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { isComplete } from "../../matrix";
import { phone } from "../support/searchBox";
import { expect, test } from "../support/test";

const BUILD = process.env["SITE_BUILD"] ?? "build";
const KINDS = ["objects", "interfaces", "inputs", "enums"];

/** URLs of the example pages about types with fields or values. */
function pagesWithRows(): string[] {
  return readdirSync(path.join(BUILD, "examples"), { recursive: true, encoding: "utf8" })
    .filter((folder) => KINDS.includes(path.basename(path.dirname(folder))))
    .filter((folder) => existsSync(path.join(BUILD, "examples", folder, "index.html")))
    .map((folder) => `/examples/${folder.split(path.sep).join("/")}/`)
    .sort();
}

test(
  "on nine of ten pages, the first field or value is on the first screen of a phone",
  { tag: "@matrix" },
  async ({ browser, baseURL }) => {
    test.slow();
    // Without scripts, so the announcement is open. Other tests prove that scripts move nothing.
    const context = await browser.newContext({ viewport: phone, javaScriptEnabled: false, baseURL: baseURL ?? "" });
    const page = await context.newPage();
    const all = pagesWithRows().filter((_, at) => isComplete() || at % 12 === 0);
    expect(all.length).toBeGreaterThan(isComplete() ? 250 : 20);
    const below: string[] = [];
    for (const url of all) {
      await page.goto(url);
      const box = await page.locator("[data-row] h3").first().boundingBox();
      if (!box || box.y + box.height > phone.height) below.push(`${url} ${String(Math.round(box?.y ?? NaN))} px`);
    }
    console.warn(`Pages whose first row is below the first screen: ${String(below.length)} of ${String(all.length)}`);
    for (const line of below) console.warn(`  ${line}`);
    expect(below.length).toBeLessThanOrEqual(all.length / 10);
    await context.close();
  },
);
