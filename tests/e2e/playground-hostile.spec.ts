import { expect, test } from "@playwright/test";
import { isComplete } from "../matrix";
import { enter, line, rendered, source, start, status, tab, workspace } from "./playground";
import { desktop } from "./searchBox";
import { violations } from "./violations";

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

for (const framework of ["Docusaurus", "Hugo", "MkDocs", "Fumadocs"].slice(0, isComplete() ? 4 : 2)) {
  test(
    `a description with markup, scripts and expressions runs nothing and fetches nothing: ${framework}`,
    {
      tag: "@matrix",
    },
    async ({ page, baseURL }) => {
      const blocked = await violations(page);
      const foreign: string[] = [];
      page.on("request", (request) => {
        if (new URL(request.url()).origin !== baseURL) foreign.push(request.url());
      });
      await start(page);
      await enter(page, HOSTILE);
      await tab(page, "Options").click();
      await workspace(page).getByRole("combobox", { name: "Framework" }).selectOption({ label: framework });
      const file = line(page, /^Fumadocs|^Docusaurus/u.test(framework) ? "evil.mdx" : "evil.md").last();
      await file.click();
      await expect(rendered(page)).toContainText("press");
      const shown = rendered(page);
      await expect(
        shown.locator("script, img, iframe, svg:not(button svg), object, embed, style, form, input"),
      ).toHaveCount(0);
      const addresses = await shown
        .locator("[href]")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      expect(addresses.filter((href) => !/^https?:|^mailto:/u.test(href ?? ""))).toEqual([]);
      for (const link of await shown.getByRole("button", { name: /press|data/u }).all()) await link.click();
      expect(await source(page)).toContain("intruder");
      expect(await page.evaluate(() => "intruder" in window)).toBe(false);
      expect(foreign).toEqual([]);
      expect(blocked).toEqual([]);
    },
  );
}

test("a page that nests and goes on without end is shown in part, and the playground stays of use", async ({
  page,
}) => {
  await start(page);
  const quotes = `${">".repeat(500)} deep`;
  const list = Array.from({ length: 6000 }, (_, at) => `- point ${String(at)}`).join("\n");
  await enter(page, `type Query {\n  long: Long\n}\n\n"""\n${quotes}\n\n${list}\n"""\ntype Long {\n  id: ID\n}\n`);
  await line(page, "long.mdx").last().click();
  await expect(rendered(page)).toContainText("point 10");
  await expect(rendered(page)).toContainText("The page goes on");
  await expect(status(page)).toHaveText(/written/u);
});

test("ten megabytes of text are cancelled by one click, and the playground stays of use", async ({ page }) => {
  await start(page);
  const text = `${"<".repeat(999)}\n`.repeat(10_000);
  await enter(page, `type Query {\n  long: Long\n}\n\n"""\n${text}\n"""\ntype Long {\n  id: ID\n}\n`);
  await workspace(page).getByRole("button", { name: "Cancel" }).click();
  await expect(status(page)).toHaveText("Cancelled. The pages are those of the last run.");
  await enter(page, "type Query { small: Small }\ntype Small { id: ID }\n");
  await expect(line(page, "small.mdx").last()).toBeVisible();
});
