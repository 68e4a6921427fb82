import type { Locator, Page } from "@playwright/test";
import { proves } from "../conformance/proves";
import { visit } from "./support/searchBox";
import { saveMode } from "./support/shell";
import { expect, test } from "./support/test";

const DISMISSED = "docusaurus.announcement.dismiss";
const ID = "docusaurus.announcement.id";

function announcement(page: Page): Locator {
  return page.getByRole("region", { name: "Announcement" });
}

function closeButton(page: Page): Locator {
  return announcement(page).getByRole("button", { name: "Close the announcement" });
}

async function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

test(
  "an announcement that is dismissed by keyboard stays dismissed",
  proves("L12a", "L12b", "L12c", "L95a", "L95b", "L95d", "L107a", "L107b", "L141b", "L174c"),
  async ({ page }) => {
    await visit(page, "/");
    await expect(announcement(page)).toContainText("compatible with several web frameworks");
    // The HTML of the announcement is rendered, not shown as text.
    await expect(announcement(page)).toHaveText(
      /^GraphQL-Markdown is now compatible [^<>&]+: read how to integrate it\.$/u,
    );
    await expect(announcement(page).getByRole("link")).toHaveText("read how to integrate it");
    await announcement(page).getByRole("link").click();
    await expect(page).toHaveURL("/docs/advanced/integration-with-frameworks");
    expect([await stored(page, ID), await stored(page, DISMISSED)]).toEqual(["web-frameworks", "false"]);
    await expect(closeButton(page)).toBeVisible();
    await closeButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(announcement(page)).toHaveCount(0);
    await expect(page.locator(".navbar__brand")).toBeFocused();
    expect([await stored(page, ID), await stored(page, DISMISSED)]).toEqual(["web-frameworks", "true"]);
    await page.reload();
    await expect(announcement(page)).toHaveCount(0);
    await page.goto("/docs/intro");
    await expect(announcement(page)).toHaveCount(0);
  },
);

test("the announcement has the configured background and text colour", proves("L95c"), async ({ page }) => {
  await page.goto("/");
  const bar = announcement(page);
  await expect(bar).toHaveCSS("background-color", "rgb(11, 87, 87)");
  for (const element of [bar, bar.getByRole("link"), bar.getByRole("button")]) {
    await expect(element).toHaveCSS("color", "rgb(255, 255, 255)");
  }
});

test("an announcement with a new id is shown even if the last one was dismissed", proves("L107c"), async ({ page }) => {
  await page.addInitScript(
    ([id, dismissed]) => {
      if (localStorage.length > 0) return;
      localStorage.setItem(id, "an-earlier-one");
      localStorage.setItem(dismissed, "true");
    },
    [ID, DISMISSED] as const,
  );
  await visit(page, "/");
  await expect(announcement(page)).toBeVisible();
  expect(await stored(page, ID)).toBe("web-frameworks");
  expect(await stored(page, DISMISSED)).toBe("false");
  await page.reload();
  await expect(announcement(page)).toBeVisible();
});

for (const mode of ["light", "dark"]) {
  test(`the focus ring of the announcement's link surrounds its text in ${mode} mode`, async ({ page }) => {
    await saveMode(page, mode);
    await visit(page, "/");
    const link = announcement(page).getByRole("link");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    const { outlineStyle, outlineOffset, outlineColor, color } = await link.evaluate((element) => {
      const style = getComputedStyle(element);
      return {
        outlineStyle: style.outlineStyle,
        outlineOffset: parseFloat(style.outlineOffset),
        outlineColor: style.outlineColor,
        color: style.color,
      };
    });
    expect(outlineStyle).toBe("solid");
    expect(outlineOffset).toBeGreaterThanOrEqual(0);
    expect(outlineColor).toBe(color);
  });
}
