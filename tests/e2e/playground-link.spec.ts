import { hashOf } from "../playground/links";
import { incompressible } from "../playground/incompressible";
import { optionsWith } from "../playground/options";
import { BOOKS, PATH, editor, enter, line, start, status, tab, workspace, written } from "./support/playground";
import { desktop, visit } from "./support/searchBox";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

test("a link reproduces schema and options, in another visit", async ({ page, browser, baseURL }) => {
  await start(page);
  await enter(page, BOOKS);
  await tab(page, "Options").click();
  await workspace(page)
    .getByRole("radio", { name: /^entity/u })
    .check();
  await workspace(page).getByRole("textbox", { name: "Skip what has one of" }).fill("internal, beta");
  await expect(page).toHaveURL(/#playground=/u);
  await expect(line(page, "book.mdx")).toBeVisible();
  // The last change is in the URL once it has been still for a moment.
  await expect
    .poll(async () => {
      const other = await browser.newPage({ baseURL: baseURL ?? "" });
      await other.goto(page.url());
      await tab(other, "Options").click();
      const skipped = await workspace(other).getByRole("textbox", { name: "Skip what has one of" }).inputValue();
      const entity = await workspace(other)
        .getByRole("radio", { name: /^entity/u })
        .isChecked();
      await tab(other, "Schema").click();
      const text = await editor(other).innerText();
      await other.close();
      return [skipped, entity, text.includes("Something to read.")];
    })
    .toEqual(["internal, beta", true, true]);
});

test("a link that is followed on the page itself opens its state", { tag: "@slow" }, async ({ page }) => {
  await start(page);
  await enter(page, BOOKS);
  await expect(page).toHaveURL(/#playground=/u);
  const hash = new URL(page.url()).hash;
  await enter(page, BOOKS.replaceAll("Book", "Map"));
  await expect(line(page, "map.mdx")).toBeVisible();
  await expect.poll(() => new URL(page.url()).hash).not.toBe(hash);
  await page.evaluate((wanted) => {
    location.hash = wanted;
  }, hash);
  await expect(line(page, "book.mdx")).toBeVisible();
  await expect(editor(page)).toContainText("type Book");
});

test(
  "a link that was written by hand opens, with names in another form than the field gives them",
  { tag: "@slow" },
  async ({ page }) => {
    const options = optionsWith({ skipDocDirective: ["@internal", "beta"] });
    await page.goto(PATH + ((await hashOf({ source: BOOKS, options })) ?? ""));
    await written(page);
    await tab(page, "Options").click();
    const field = workspace(page).getByRole("textbox", { name: "Skip what has one of" });
    await expect(field).toHaveValue("@internal, beta");
  },
);

test("a link that is cut says so, loses nothing, and leaves the playground to use", async ({ page }) => {
  await page.goto(`${PATH}#playground=q1bKSC1R`);
  await expect(workspace(page).getByRole("status").filter({ hasText: "The link is damaged" })).toBeVisible();
  await written(page);
  await expect(page).toHaveURL(/#playground=/u);
});

test(
  "a schema that is too long for a URL says so, and the URL keeps the last state that was not",
  { tag: "@slow" },
  async ({ page }) => {
    await start(page);
    await enter(page, BOOKS);
    await expect(page).toHaveURL(/#playground=/u);
    const before = page.url();
    const digits = incompressible(30_000);
    await enter(page, `${BOOKS}# ${digits}`);
    await expect(
      workspace(page).getByRole("status").filter({
        hasText:
          "Too much for a link: a URL of more than 32,000 characters. The URL leads to the last state that fitted.",
      }),
    ).toBeVisible();
    await expect(workspace(page).getByRole("button", { name: "Copy link" })).toBeDisabled();
    expect(page.url()).toBe(before);
    await expect(status(page)).toHaveText(/written/u);
  },
);

test("the URL keeps its query, and other hashes stay what they are", { tag: "@slow" }, async ({ page }) => {
  await visit(page, `${PATH}?q=film#run-it-in-an-empty-folder`);
  await expect(workspace(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: /^Run it in an empty folder/u })).toBeInViewport();
});
