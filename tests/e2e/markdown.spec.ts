import { expect, test } from "@playwright/test";
import { pageKinds } from "./pages";
import { visit } from "./searchBox";

test("each kind of page names its Markdown form, which is sent as such and can be read in a browser", async ({
  page,
  request,
}) => {
  for (const { path } of pageKinds) {
    await page.goto(path);
    const link = page.locator('head > link[rel=alternate][type="text/markdown"]');
    const address = (await link.getAttribute("href")) ?? "";
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    expect((await answer.text()).split("\n")[0]?.replaceAll("\\", "")).toBe(`# ${title}`);
  }
});

test("after a link was followed the head names the Markdown form of the page that is shown", async ({
  page,
  request,
}) => {
  await visit(page, "/docs/intro");
  await page.getByRole("link", { name: "API", exact: true }).first().click();
  const link = page.locator('head > link[rel=alternate][type="text/markdown"]');
  await expect(link).toHaveAttribute("href", "/api/index.md");
  await page.getByRole("navigation", { name: "Docs sidebar" }).getByRole("link").nth(1).click();
  await expect(page).not.toHaveURL(/\/api\/$/u);
  await expect(link).toHaveAttribute("href", `${new URL(page.url()).pathname}.md`);
  expect((await request.get((await link.getAttribute("href")) ?? "")).status()).toBe(200);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a diagram is its source, without the room of the drawing", async ({ page }) => {
    await page.goto("/docs/how-it-works");
    const source = page.locator("noscript pre.language-mermaid").first();
    await expect(source).toBeVisible();
    await expect(source).toContainText("flowchart TD");
    const rooms = page.locator("main noscript + div");
    await expect(rooms).toHaveCount(3);
    for (const room of await rooms.all()) await expect(room).toBeHidden();
  });
});
