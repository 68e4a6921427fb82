import type { Locator, Page } from "@playwright/test";
import { answerOf } from "../support/requests";
import { listen } from "../support/console";
import { packLines, packTerms, unpackLines, unpackTerms } from "@site/packages/search/src/shared/encoding";
import type { SearchIndexFile, TextShard } from "@site/packages/search/src/shared/packed";
import { INDEX, TEXTS, announcement, waitForAnswer, desktop, field, results, visit } from "../support/searchBox";
import { expect, test } from "../support/test";

test.use({ viewport: desktop });

/** Strings that would do harm if they were used as HTML, a URL, a template, a path, a pattern or SQL. */
const hostile = [
  "<img src=x onerror=alert(1)>",
  "<script>alert(1)</script>",
  '"><svg onload=alert(1)>',
  "</mark></a><iframe src=javascript:alert(1)>",
  "javascript:alert(1)",
  "{query} ${7*7} {{7*7}}",
  "&lt;b&gt; &amp; &#60;",
  "../../../etc/passwd\\..\\",
  "%3Cb%3E %00 %E0%A4%A",
  "((((((((((a+)+)+)+)+)+)+)+$",
  "__proto__ constructor hasOwnProperty",
  "\u202Egnp.exe \u0000\uFFFE 👩‍👩‍👧‍👦 \uD83D",
  "'; DROP TABLE pages; --",
  "~ ^ * + - : ~~ ^^ ** ++ -- ::",
];

/** Elements that the strings would add if they were used as HTML. */
const MARKUP = "img, script, iframe, b, svg[onload]";

/** The search field with its results and messages. */
const searchBox = (page: Page): Locator => page.getByRole("search").locator("xpath=../..");

/** Dismisses the dialogs of a page from now on, and collects their texts. */
function closeDialogs(page: Page): readonly string[] {
  const texts: string[] = [];
  page.on("dialog", (dialog) => {
    texts.push(dialog.message());
    void dialog.dismiss();
  });
  return texts;
}

test("every query is treated as text, typed or in the URL", async ({ page }) => {
  const dialogs = closeDialogs(page);
  const { exceptions } = listen(page);
  await page.goto(`/?q=${encodeURIComponent(hostile[0] ?? "")}`);
  await expect(field(page)).toHaveValue(hostile[0] ?? "");
  for (const text of hostile) {
    await field(page).fill(text);
    await expect(page.getByRole("search")).toHaveAttribute("aria-busy", "false");
    await expect(announcement(page)).not.toBeEmpty();
    await expect(searchBox(page).locator(MARKUP)).toHaveCount(0);
    // No page has the required word, so a message repeats the query.
    await field(page).fill(`+qzx ${text}`);
    const message = searchBox(page).locator("p", { hasText: "No results" });
    await expect(message).toHaveText(`No results for “+qzx ${text.toWellFormed()}”`);
    await expect(searchBox(page).locator(MARKUP)).toHaveCount(0);
  }
  await field(page).fill("media");
  await expect(results(page).first()).toBeVisible();
  expect(dialogs).toEqual([]);
  expect(exceptions).toEqual([]);
});

test("markup in the index is shown as text, and no result leads off the site", async ({ page, baseURL }) => {
  const dialogs = closeDialogs(page);
  const markup = "<img src=x onerror=alert(1)><b>bold</b>";
  await page.route(INDEX, async (route) => {
    const { documents, ...rest } = (await (await answerOf(route)).json()) as SearchIndexFile;
    const titles = packLines(unpackLines(documents.titles).map((title) => `${title} ${markup}`));
    const pages = packTerms(unpackTerms(documents.pages).map((_, page) => `//evil.example/\\evil${String(page)}`));
    await route.fulfill({ json: { documents: { ...documents, titles, pages }, ...rest } });
  });
  await page.route(TEXTS, async (route) => {
    const { texts, code } = (await (await answerOf(route)).json()) as TextShard;
    await route.fulfill({ json: { texts: texts.map((text) => `${markup} ${text}`), code } });
  });
  await visit(page, "/docs/intro");
  await field(page).fill("media");
  // The markup is in the title and, once the texts have loaded, in the excerpt.
  await expect(results(page).first()).toContainText(/<b>bold<\/b>.*<b>bold<\/b>/u);
  await waitForAnswer(page);
  await expect(results(page).locator("img, b")).toHaveCount(0);
  const origins = await results(page).evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).origin),
  );
  expect(new Set(origins)).toEqual(new Set([baseURL]));
  expect(dialogs).toEqual([]);
});
