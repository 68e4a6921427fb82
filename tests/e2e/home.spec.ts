import { expect, test } from "@playwright/test";
import { proves } from "../conformance/proves";

test("a field of the schema marks and leads to its heading on the page beside it, and both fit any width", async ({
  page,
}) => {
  await page.goto("/");
  const heading = page.locator("#building");
  const field = page.getByRole("link", { name: "Field building on the page" });
  await field.hover();
  await expect(heading).toHaveAttribute("data-field-mark");
  await page.mouse.move(0, 0);
  await expect(heading).not.toHaveAttribute("data-field-mark");
  await field.focus();
  await expect(heading).toHaveAttribute("data-field-mark");

  const result = page.getByRole("region", { name: "Generated page of Room" });
  await page.getByRole("link", { name: "Field seats on the page" }).click();
  await expect(page).toHaveURL(/#seats$/u);
  await expect(result.locator("#seats")).toBeInViewport();

  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const side of [page.locator("figure pre").first(), result]) {
      expect(await side.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
    }
  }
});

test("the schema shown and the page shown are those of the example", async ({ page }) => {
  await page.goto("/examples/group-by/common/objects/room");
  const texts = await page.locator(".markdown p:not([aria-hidden])").allTextContents();
  await page.goto("/");
  const region = page.getByRole("region", { name: "Generated page of Room" });
  for (const text of texts) await expect(region).toContainText(text);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page has the tagline, the schema and the page, and its links work", proves("L8"), async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Human-friendly documentation for GraphQL schemas.",
    );
    await expect(page.locator("figure").first()).toContainText("type Room {");
    await expect(page.getByRole("region", { name: "Generated page of Room" })).toContainText("Number of students");
    await page.getByRole("link", { name: "Get started" }).first().click();
    await expect(page).toHaveURL(/\/docs\/get-started/u);
  });
});
