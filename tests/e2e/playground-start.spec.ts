import {
  BOOKS,
  PATH,
  editor,
  enter,
  treeItem,
  refuseWorkers,
  rendered,
  start,
  startButton,
} from "./support/playground";
import { workspace, waitForRun } from "./support/playground";
import { desktop, visit } from "./support/searchBox";
import { expect, test } from "./support/test";
import { violations, watch } from "./support/console";

test.use({ viewport: desktop });

test("the playground loads on demand and sends nothing", async ({ page, baseURL }) => {
  const complaints = watch(page, baseURL ?? "");
  const blocked = await violations(page);
  let asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`));
  await visit(page, `${PATH}?q=film#run-it-in-an-empty-folder`);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { name: /^Run it in an empty folder/u })).toBeInViewport();
  expect(page.workers().filter((worker) => !worker.url().includes("search"))).toEqual([]);
  expect(asked.filter((request) => /(?<!\/img\/screenshots)\/playground[^/]*$/u.test(request))).toEqual([]);
  asked = [];
  await startButton(page).click();
  await waitForRun(page);
  await expect(rendered(page).getByRole("heading", { level: 1 })).toHaveText("Film");
  const schema = workspace(page).getByRole("combobox", { name: "Schema", exact: true });
  await schema.selectOption({ label: "School: pages grouped by a directive" });
  await expect(treeItem(page, "common")).toBeVisible();
  await expect(schema).toHaveValue("groups");
  await enter(page, BOOKS);
  await expect(schema).toHaveValue("");
  await expect(treeItem(page, "book.mdx").first()).toBeVisible();
  await expect(page).toHaveURL(/\?q=film#playground=/u);
  // Assets of this site, without a query that could carry the schema, and blob URLs, from which workers start.
  const harmless = /^GET (?:[^?#]*\/(?:assets\/(?:js|css)|img)\/|blob:)[^?#]*$/u;
  expect(asked.filter((request) => !harmless.test(request))).toEqual([]);
  expect(complaints).toEqual([]);
  expect(blocked).toEqual([]);
});

test("Escape, Close and Back close the playground, and the schema stays", async ({ page }) => {
  await visit(page, PATH);
  const before = page.workers().length;
  await start(page);
  await enter(page, BOOKS);
  await expect(treeItem(page, "book.mdx")).toBeVisible();
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => workspace(page).getByRole("button", { name: "Close" }).click(),
    () => page.goBack(),
  ]) {
    await expect(page).toHaveURL(/#playground=/u);
    await expect(rendered(page)).toBeVisible();
    await leave();
    await expect(workspace(page)).toBeHidden();
    await expect.poll(() => page.workers().length).toBe(before);
    await expect(page).toHaveURL(/\/docs\/try-it$/u);
    await expect(startButton(page)).toBeFocused();
    await startButton(page).click();
    await expect(editor(page)).toContainText("Something to read.");
  }
});

test("a failure to load is reported, and the page still works", async ({ page }) => {
  await visit(page, PATH);
  const assets = "**/assets/**";
  await page.route(assets, (route) => route.abort());
  await startButton(page).click();
  await expect(page.getByRole("status").filter({ hasText: "did not load" })).toBeVisible();
  await page.unroute(assets);
  await refuseWorkers(page);
  await startButton(page).click();
  await expect(workspace(page).getByRole("status").filter({ hasText: "could not run the tool" })).toBeVisible();
  await expect(editor(page)).toContainText("A catalogue of films");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says how to try the tool, and has no start button", async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByText("The playground needs JavaScript.")).toBeVisible();
    await expect(startButton(page)).toBeHidden();
    await expect(page.getByRole("heading", { name: /^Run it in an empty folder/u })).toBeVisible();
  });
});
