import { hashWith } from "../../playground/links";
import { installAxe, runAxeInBothModes } from "../support/axe";
import { hold } from "../support/requests";
import { PATH, denyStorage, refuseWorkers, startButton } from "../support/playground";
import { tab, workspace, waitForRun } from "../support/playground";
import { desktop, phone, visit } from "../support/searchBox";
import { expect, test } from "../support/test";

const ANNOTATED = `directive @doc(group: String) on OBJECT
directive @idle on OBJECT
type Query { book: Book alive: Live }
type Book @doc(group: "Paper") { title: String }
"export const live = 1" type Live { id: ID }
`;

for (const [size, viewport] of Object.entries({ desktop, phone })) {
  test(`axe finds nothing on the panels on a ${size}, and none is too wide`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(viewport);
    await installAxe(page);
    await page.goto(PATH + (await hashWith([ANNOTATED, {}])));
    await waitForRun(page);
    const found: string[] = [];
    for (const panel of ["Schema", "Options", "Pages", "Page", "Export"]) {
      if (await tab(page, panel).isVisible()) await tab(page, panel).click();
      found.push(...(await runAxeInBothModes(page, "dialog[open]")).map((text) => `${panel}: ${text}`));
      if (await workspace(page).evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth)) {
        found.push(`${panel}: wider than the screen`);
      }
    }
    expect(found).toEqual([]);
    await page.emulateMedia({ media: "print" });
    await expect(workspace(page)).toBeHidden();
  });
}

test("axe finds nothing while parts load or fail to load", async ({ page }) => {
  await page.setViewportSize(desktop);
  await installAxe(page);
  await denyStorage(page);
  const messages = page.getByRole("status");
  await visit(page, "/");
  await page.waitForLoadState("networkidle");
  const release = await hold(page, "**/assets/js/*.js");
  await page.getByRole("textbox", { name: "You write the schema" }).focus();
  await expect(messages.filter({ hasText: "Loading the generator…" })).toBeVisible();
  expect(await runAxeInBothModes(page)).toEqual([]);
  await release("abort");
  await expect(messages.filter({ hasText: "The generator did not load." })).toBeVisible();
  expect(await runAxeInBothModes(page)).toEqual([]);

  await page.unrouteAll();
  await visit(page, PATH);
  await page.route("**/assets/**", (route) => route.abort());
  await startButton(page).click();
  await expect(messages.filter({ hasText: "did not load" })).toBeVisible();
  expect(await runAxeInBothModes(page)).toEqual([]);
  await page.unrouteAll();
  await refuseWorkers(page);
  await startButton(page).click();
  await expect(messages.filter({ hasText: "could not run the tool" })).toBeVisible();
  await workspace(page).getByRole("button", { name: /^Keep/u }).click();
  await expect(messages.filter({ hasText: "save anything on this device" })).toBeVisible();
  expect(await runAxeInBothModes(page, "dialog[open]")).toEqual([]);
});
