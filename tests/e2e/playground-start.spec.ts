import {
  BOOKS,
  PATH,
  editor,
  enter,
  line,
  refuseWorkers,
  rendered,
  start,
  startButton,
  tab,
  workspace,
  written,
} from "./support/playground";
import { desktop, visit } from "./support/searchBox";
import { expect, test } from "./support/test";
import { violations } from "./support/violations";
import { watch } from "./support/watch";

test.use({ viewport: desktop });

test("nothing of the playground is loaded before the reader starts it, and then the pages of a sample come", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await visit(page, PATH);
  await page.waitForLoadState("networkidle");
  expect(page.workers().filter((worker) => !worker.url().includes("search"))).toEqual([]);
  expect(scripts.filter((url) => /(?<!\/img\/screenshots)\/playground[^/]*$/u.test(url))).toEqual([]);
  await startButton(page).click();
  await expect(workspace(page)).toBeVisible();
  await written(page);
  await expect(rendered(page).getByRole("heading", { level: 1 })).toHaveText("Film");
});

test(
  "the styles of the playground come when the reader starts it, and no earlier",
  { tag: "@lean" },
  async ({ page }) => {
    const styles: string[] = [];
    page.on("request", (request) => {
      if (/\/playground[^/]*\.css$/u.test(request.url())) styles.push(request.url());
    });
    await visit(page, PATH);
    await page.waitForLoadState("networkidle");
    expect(styles).toEqual([]);
    await startButton(page).click();
    await expect(workspace(page)).toBeVisible();
    expect(styles).toHaveLength(1);
  },
);

test("a whole session sends nothing, stores only its state in the tab, and breaks no policy", async ({
  page,
  baseURL,
}) => {
  const complaints = watch(page, baseURL ?? "");
  const blocked = await violations(page);
  await start(page);
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`));
  await enter(page, BOOKS);
  await expect(line(page, "book.mdx")).toBeVisible();
  await tab(page, "Options").click();
  await workspace(page).getByRole("combobox", { name: "Framework" }).selectOption("hugo");
  await expect(line(page, "book.md")).toBeVisible();
  await expect(page).toHaveURL(/#playground=/u);
  // Files of this site that the page had not needed before, none of them with anything of the reader, and what a worker starts
  // from, which lies in the browser.
  const harmless = /^GET (?:[^?#]*\/(?:assets\/(?:js|css)|img)\/|blob:)[^?#]*$/u;
  expect(asked.filter((request) => !harmless.test(request))).toEqual([]);
  expect(complaints).toEqual([]);
  expect(blocked).toEqual([]);
  const stored = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage), document.cookie]);
  expect(stored.flat().filter((key) => !/^docusaurus\.announcement\.|^theme$/u.test(key))).toEqual([
    "playground.tab",
    "",
  ]);
});

test("Escape, the button and going back close the playground, the focus returns to its button, and what was entered stays", async ({
  page,
}) => {
  await start(page);
  await enter(page, BOOKS);
  await expect(line(page, "book.mdx")).toBeVisible();
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => workspace(page).getByRole("button", { name: "Close" }).click(),
    () => page.goBack(),
  ]) {
    await expect(page).toHaveURL(/#playground=/u);
    await leave();
    await expect(workspace(page)).toBeHidden();
    await expect(page).toHaveURL(/\/docs\/try-it$/u);
    await expect(startButton(page)).toBeFocused();
    await startButton(page).click();
    await expect(editor(page)).toContainText("Something to read.");
  }
});

test("a playground that does not load says so, and the next press tries again", async ({ page }) => {
  await visit(page, PATH);
  const assets = "**/assets/**";
  await page.route(assets, (route) => route.abort());
  await startButton(page).click();
  await expect(page.getByRole("status").filter({ hasText: "did not load" })).toBeVisible();
  await page.unroute(assets);
  await startButton(page).click();
  await written(page);
});

test("a tool that does not load says so, and the page stays of use", { tag: "@slow" }, async ({ page }) => {
  await visit(page, PATH);
  await refuseWorkers(page);
  await startButton(page).click();
  await expect(workspace(page).getByRole("status").filter({ hasText: "could not run the tool" })).toBeVisible();
  await expect(editor(page)).toContainText("A catalogue of films");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says how to try the tool, and offers no button that does nothing", async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByText("The playground needs JavaScript.")).toBeVisible();
    await expect(startButton(page)).toBeHidden();
    await expect(page.getByRole("heading", { name: /^Run it in an empty folder/u })).toBeVisible();
  });
});
