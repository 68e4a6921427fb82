import { parse } from "graphql";
import { clipboardText } from "../support/copyPage";
import { desktop, phone, visit } from "../support/searchBox";
import { expect, test } from "../support/test";

const QUERY = "/examples/default/operations/queries/media";
const MUTATION = "/examples/default/operations/mutations/save-thread";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("the copy button copies the whole code of a tab, even if the code is clipped", async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, QUERY);
  const operation = page.locator(".schema-operation");
  const copied = async (tab: string): Promise<string> => {
    await operation.getByRole("tab", { name: tab, exact: true }).click();
    const panel = operation.getByRole("tabpanel").filter({ visible: true });
    await panel.hover();
    await panel.getByRole("button", { name: "Copy code to clipboard" }).click();
    await expect(panel.getByRole("button", { name: "Copied" })).toBeVisible();
    return clipboardText(page);
  };
  const document = await copied("Operation");
  expect(parse(document).definitions).toHaveLength(1);
  expect(document).toMatch(/^query Media\(\$id: ID\)/u);
  const variables: unknown = JSON.parse(await copied("Variables"));
  expect(variables).toEqual({ id: "media-1" });
  const command = await copied("curl");
  const body = /<<'JSON'\n(?<body>.+)\nJSON$/su.exec(command.trim())?.groups?.["body"] ?? "";
  // curl removes the line breaks of the data.
  const request = JSON.parse(body.replaceAll("\n", "")) as { query: string; variables: unknown };
  expect(parse(request.query).definitions).toHaveLength(1);
  expect(request.variables).toEqual(variables);
  expect(JSON.parse(await copied("Response"))).toHaveProperty("data.media.id");
});

test("a long operation is clipped until the reader expands it", async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, QUERY);
  const panel = page.locator(".schema-operation").getByRole("tabpanel").filter({ visible: true });
  const heightOf = async (selector: string): Promise<number> =>
    (await panel.locator(selector).boundingBox())?.height ?? Infinity;
  expect(await heightOf("div:has(+ details)")).toBeLessThan(phone.height / 2);
  const more = panel.getByText(/^Show all \d+ lines$/u);
  await expect(more).toBeVisible();
  await panel.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(panel.getByText("Show fewer lines")).toBeVisible();
  expect(await heightOf("div:has(+ details)")).toBeGreaterThanOrEqual(await heightOf("pre"));
});

for (const path of [QUERY, MUTATION]) {
  test(`the operation is on the first screen of ${path}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await visit(page, path);
    const operation = page.locator(".schema-operation");
    await expect(
      page
        .getByRole("listitem")
        .filter({ hasText: /^returns / })
        .getByRole("link"),
    ).toBeInViewport();
    await expect(operation.getByRole("tab", { name: "Operation", exact: true })).toBeInViewport();
  });
}

for (const viewport of [phone, desktop]) {
  test(`the tabs of an operation fit ${String(viewport.width)} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const path of [QUERY, MUTATION, "/examples/default/operations/queries/search-media"]) {
      await visit(page, path);
      const operation = page.locator(".schema-operation");
      const overflow = (selector: string): Promise<number[]> =>
        operation
          .locator(selector)
          .filter({ visible: true })
          .evaluateAll((elements) => elements.map((element) => element.scrollWidth - element.clientWidth));
      expect(await overflow("[role=tablist]"), path).toEqual([0]);
      const tabs = operation.getByRole("tab");
      await expect(tabs).toHaveCount(4);
      for (const tab of await tabs.all()) {
        await tab.click();
        const message = `${path}: ${await tab.innerText()}`;
        expect(await overflow("pre"), message).toEqual([0]);
        const box = await operation.getByRole("tabpanel").filter({ visible: true }).boundingBox();
        expect(box?.height, message).toBeLessThan(500);
      }
    }
  });
}
