import { isComplete } from "../matrix";
import { enter, source, start, tab, workspace } from "./support/playground";
import { desktop } from "./support/searchBox";
import { expect, test } from "./support/test";
import { violations } from "./support/console";

test.use({ viewport: desktop });

const DESCRIPTION = [
  "<script>window.intruder = 1</script>",
  "<img src=x onerror='window.intruder = 2'>",
  "[press](javascript:window.intruder=3) and [data](data:text/html,x)",
  "{window.intruder = 4}",
  "<Badge text={window.intruder = 5} />",
  "![picture](https://elsewhere.invalid/beacon.png)",
  "<iframe srcdoc='<script>top.intruder = 6</script>'></iframe>",
  "</details></div><svg onload='window.intruder = 7'>",
  "```js\nwindow.intruder = 8\n```",
  "import x from 'y'",
  "export const z = (window.intruder = 9)",
].join("\n\n");

const HOSTILE = `type Query {\n  evil: Evil\n}\n\n"""\n${DESCRIPTION}\n"""\ntype Evil {\n  id: ID\n}\n`;

/** The page of the hostile type, by framework. */
const PAGES = {
  Docusaurus: "docs/api/types/objects/evil.mdx",
  Hugo: "content/api/types/objects/evil.md",
  MkDocs: "docs/api/types/objects/evil.md",
  Fumadocs: "content/docs/api/types/objects/evil.mdx",
};

test("a hostile description runs nothing and fetches nothing", { tag: "@matrix" }, async ({ page, baseURL }) => {
  const blocked = await violations(page);
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== baseURL) foreign.push(request.url());
  });
  await start(page);
  await enter(page, HOSTILE);
  await tab(page, "Options").click();
  for (const [framework, path] of Object.entries(PAGES).slice(0, isComplete() ? 4 : 2)) {
    await workspace(page).getByRole("combobox", { name: "Framework" }).selectOption({ label: framework });
    await workspace(page).getByRole("button", { name: "Rendered", exact: true }).click();
    const shown = workspace(page).getByRole("region", { name: `Rendered page ${path}`, exact: true });
    await expect(shown).toContainText("press");
    await expect(
      shown.locator("script, img, iframe, svg:not(button svg), object, embed, style, form, input"),
    ).toHaveCount(0);
    const urls = await shown.locator("[href]").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(urls.filter((href) => !/^https?:|^mailto:/u.test(href ?? ""))).toEqual([]);
    for (const link of await shown.getByRole("button", { name: /press|data/u }).all()) await link.click();
    expect(await source(page)).toContain("intruder");
    expect(await page.evaluate(() => "intruder" in window)).toBe(false);
  }
  expect(foreign).toEqual([]);
  expect(blocked).toEqual([]);
});
