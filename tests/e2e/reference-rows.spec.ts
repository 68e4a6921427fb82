import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { desktop, phone, visit } from "./searchBox";

const MEDIA = "/examples/default/types/objects/media";
const DEPRECATED = "/examples/default/types/objects/user#moderator-title";

function rows(page: Page): Locator {
  return page.locator("[data-row]");
}

function filterOf(page: Page): Locator {
  return page.getByRole("searchbox", { name: "Filter this list by name, type or description" });
}

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("The element has no box.");
  return box;
}

test("a list of many fields is filtered by name, type and description, counts what it shows, and Escape clears it", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await visit(page, MEDIA);
  const all = await rows(page).count();
  const filter = filterOf(page);
  await expect(filter).toHaveAttribute("placeholder", `Filter ${String(all)} entries`);
  await filter.pressSequentially("coverImage");
  await expect(rows(page).filter({ visible: true }).first()).toContainText("coverImage");
  await expect(page.getByRole("status").filter({ hasText: `1 of ${String(all)}` })).toBeVisible();
  await expect(filter).toBeFocused();

  await filter.fill("int score");
  const shown = rows(page).filter({ visible: true });
  await expect(shown.first()).toContainText(/score/iu);
  for (const text of await shown.allTextContents()) {
    expect(text).toMatch(/int/iu);
    expect(text).toMatch(/score/iu);
  }

  await filter.press("Escape");
  await expect(filter).toHaveValue("");
  expect(await rows(page).evaluateAll((list) => list.filter((row) => (row as HTMLElement).hidden).length)).toBe(0);
});

test("a filter that finds nothing says so, and a link to a field shows what it hid", async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, MEDIA);
  await filterOf(page).fill("zzz");
  await expect(page.getByRole("status").filter({ hasText: /^0 of \d+$/u })).toBeVisible();
  await expect(rows(page).filter({ visible: true })).toHaveCount(0);
  await page
    .getByRole("navigation", { name: /on this page|table of contents/iu })
    .or(page.locator(".table-of-contents"))
    .first()
    .getByRole("link", { name: "bannerImage" })
    .click();
  await expect(page.locator("#banner-image")).toBeInViewport();
  await expect(filterOf(page)).toHaveValue("");
});

test("deprecated fields stand last and folded, are struck through with their reason, and the filter finds them", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await visit(page, DEPRECATED.replace(/#.*/u, ""));
  const field = page.locator("[data-row]", { has: page.locator("#moderator-title") });
  await expect(field).toBeHidden();
  await filterOf(page).fill("moderatorTitle");
  await expect(field).toBeVisible();
  await expect(field.locator("h3 code")).toHaveCSS("text-decoration-line", "line-through");
  await expect(field).toContainText(/deprecated/iu);
  const struck = await rows(page).evaluateAll((list) => list.map((row) => row.closest("details") !== null));
  expect(struck).toEqual([...struck].sort());
});

test("arguments stand below their field, indented and smaller, and more than three are folded", async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, MEDIA);
  const few = rows(page)
    .filter({ has: page.locator("h4") })
    .filter({ hasNot: page.locator("summary") })
    .first();
  const [field, argument] = [few.locator("h3"), few.locator("h4").first()];
  expect((await boxOf(argument)).x).toBeGreaterThan((await boxOf(field)).x + 10);
  expect((await boxOf(argument)).y).toBeGreaterThan((await boxOf(field)).y);
  const sizes = await Promise.all(
    [field, argument].map((heading) => heading.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))),
  );
  expect(sizes[1]).toBeLessThan(sizes[0] ?? 0);

  const many = rows(page)
    .filter({ has: page.locator("h4:nth-of-type(1)") })
    .filter({ has: page.locator("summary") })
    .first();
  const summary = many.locator("summary").first();
  await expect(summary).toHaveText(/^(?:[4-9]|\d\d) arguments$/u);
  const folded = many.locator("h4").last();
  await expect(folded).toBeHidden();
  const id = (await folded.getAttribute("id")) ?? "";
  await page.goto(`${MEDIA}#${id}`);
  await expect(folded).toBeVisible();
  await expect(folded).toBeInViewport();
});

test("a type is written as in SDL, leads to its page, and its kind is a word for a screen reader", async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, MEDIA);
  const row = rows(page).filter({ has: page.locator("#synonyms") });
  await expect(row.getByRole("link", { name: "[String!]!" })).toHaveAttribute("href", /\/scalars\/string$/u);
  await expect(row).not.toContainText(/non-null/iu);
  await expect(row.getByText("(scalar)")).toBeAttached();
  const title = rows(page).filter({ has: page.locator("#title") });
  await expect(title.getByText("(object)")).toBeAttached();
});

test("twelve plain fields fit on a window of 900 px", async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, "/examples/default/types/objects/user");
  const heights = await rows(page).evaluateAll((list) =>
    list
      .filter((row) => row.querySelector("h4, summary") === null && row.querySelectorAll("p").length <= 2)
      .map((row) => row.getBoundingClientRect().height)
      .filter((height) => height > 0)
      .sort((one, other) => one - other),
  );
  // Those whose description takes one line.
  const plain = heights[Math.floor(heights.length / 2)] ?? Infinity;
  expect(plain * 12).toBeLessThanOrEqual(900);
});
