import type { Locator, Page } from "@playwright/test";
import { installAxe, runAxeInBothModes } from "../support/axe";
import { listen } from "../support/console";
import { horizontalOverflow } from "../support/layoutShift";
import { desktop, markDocument, phone, visit } from "../support/searchBox";
import { goWithoutLoading } from "../support/shell";
import { expect, test } from "../support/test";

test.use({ viewport: desktop });

const MEDIA = "/examples/default/types/objects/media";
const USER = "/examples/default/types/objects/user";

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

test("a long list of fields can be filtered by name, type and description", async ({ page }) => {
  await visit(page, MEDIA);
  const all = await rows(page).count();
  const filter = filterOf(page);
  await expect(filter).toHaveAttribute("placeholder", `Filter ${String(all)} rows`);
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

test("a link to a field that the filter hides clears the filter, each time", async ({ page }) => {
  await visit(page, MEDIA);
  const link = page.locator(".table-of-contents").getByRole("link", { name: "bannerImage" });
  const field = page.locator("#banner-image");
  await filterOf(page).fill("zzz");
  await expect(page.getByRole("status").filter({ hasText: /^0 of \d+$/u })).toBeVisible();
  await expect(rows(page).filter({ visible: true })).toHaveCount(0);
  for (let time = 0; time < 2; time += 1) {
    await link.click();
    await expect(page).toHaveURL(`${MEDIA}#banner-image`);
    await expect(field).toBeInViewport();
    await expect(filterOf(page)).toHaveValue("");
    await filterOf(page).fill("coverImage");
    await expect(field).toBeHidden();
  }
});

test("the filter unfolds arguments that match, until it is cleared", async ({ page }) => {
  await visit(page, MEDIA);
  const row = rows(page)
    .filter({ has: page.locator("summary") })
    .filter({ has: page.locator("h4") })
    .first();
  const argument = row.locator("h4").last();
  const fold = row.locator("details");
  await expect(argument).toBeHidden();
  const name = (await argument.locator("code").textContent()) ?? "";
  await filterOf(page).pressSequentially(await row.locator("h3 code").innerText());
  await expect(row).toBeVisible();
  await expect(argument).toBeHidden();
  await filterOf(page).pressSequentially(` ${name}`);
  await expect(argument).toBeVisible();
  await filterOf(page).press("Escape");
  await expect(argument).toBeHidden();
  await expect(fold).not.toHaveAttribute("open");
});

test("the filter unfolds deprecated fields that match, until it is cleared", async ({ page }) => {
  await visit(page, USER);
  const fold = page.locator("details.schema-deprecated");
  const field = page.locator("[data-row]", { has: page.locator("#moderator-title") });
  await expect(fold).toBeVisible();
  await filterOf(page).fill("avatar");
  await expect(fold).toBeHidden();
  await filterOf(page).fill("moderatorTitle");
  // Waits until Docusaurus's animation has ended and set `overflow`. An animation that is reversed before its first frame
  // fires no event, and would leave a fold that looks closed but is marked as open.
  await expect(fold.locator("> div")).toHaveCSS("overflow", "visible");
  await expect(field).toBeVisible();
  await filterOf(page).press("Escape");
  await expect(field).toBeHidden();
  await expect(fold).not.toHaveAttribute("open");

  // A fold that the reader opened stays open.
  await fold.locator("summary").first().click();
  await expect(field).toBeVisible();
  await filterOf(page).fill("moderatorTitle");
  await filterOf(page).press("Escape");
  await expect(rows(page).first()).toBeVisible();
  await expect(field).toBeVisible();
});

test("a link to a hidden deprecated field clears the filter and shows the field", async ({ page }) => {
  await visit(page, USER);
  await filterOf(page).fill("avatar");
  await page.locator(".table-of-contents").getByRole("link", { name: "moderatorTitle" }).click();
  await expect(page.locator("#moderator-title")).toBeInViewport();
  await expect(filterOf(page)).toHaveValue("");
});

test("axe finds nothing on a filtered list", async ({ page }) => {
  await installAxe(page);
  for (const [path, text] of [
    [MEDIA, "score"],
    [MEDIA, "zzz"],
    [USER, "moderatorTitle"],
  ] as const) {
    await page.setViewportSize(phone);
    await visit(page, path);
    await filterOf(page).fill(text);
    await expect(page.getByRole("status").filter({ hasText: / of \d+$/u })).toBeVisible();
    expect(await runAxeInBothModes(page)).toEqual([]);
  }
});

test("the possible types of a large union can be filtered", async ({ page }) => {
  await visit(page, "/examples/default/types/unions/notification-union");
  await filterOf(page).fill("thread mention");
  const shown = rows(page).filter({ visible: true });
  await expect(page.getByRole("status").filter({ hasText: /^\d of 20$/u })).toBeVisible();
  for (const text of await shown.allTextContents()) expect(text).toMatch(/thread/iu);
});

test("deprecated fields are last, folded and struck through", async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, USER);
  const field = page.locator("[data-row]", { has: page.locator("#moderator-title") });
  await expect(field).toBeHidden();
  await filterOf(page).fill("moderatorTitle");
  await expect(field).toBeVisible();
  await expect(field.locator("h3 code")).toHaveCSS("text-decoration-line", "line-through");
  await expect(field).toContainText(/deprecated/iu);
  const folded = await rows(page).evaluateAll((list) => list.map((row) => row.closest("details") !== null));
  expect(folded).toEqual([...folded].sort());
});

test("arguments are indented below their field, and more than three are folded", async ({ page }) => {
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

test("a type is written as in SDL, followed by its kind", async ({ page }) => {
  await visit(page, MEDIA);
  const row = rows(page).filter({ has: page.locator("#synonyms") });
  await expect(row.getByRole("link", { name: "[String!]!" })).toHaveAttribute("href", /\/scalars\/string$/u);
  await expect(row).not.toContainText(/non-null/iu);
  await expect(row.getByText("scalar", { exact: true })).toBeVisible();
  const title = rows(page).filter({ has: page.locator("#title") });
  await expect(title.getByText("object", { exact: true })).toBeVisible();
});

/** Pages of each kind of type that has fields. */
const LISTS = [
  "objects/user",
  "objects/media",
  "objects/staff",
  "interfaces/list-job",
  "inputs/media-filter-input",
  "inputs/user-update-input",
];

/** Heights of the rows with only a name, a type and at most one line of description. */
function plainHeights(page: Page): Promise<number[]> {
  return rows(page).evaluateAll((list) =>
    list
      .filter((row) => row.checkVisibility() && row.querySelector("h4, summary, strong") === null)
      .filter((row) => {
        const text = row.querySelector(":scope > p");
        return !text || text.getBoundingClientRect().height < 1.5 * parseFloat(getComputedStyle(text).lineHeight);
      })
      .map((row) => row.getBoundingClientRect().height),
  );
}

test("twelve plain fields fit below the navbar of a window that is 900 px high", async ({ page }) => {
  const heights: number[] = [];
  for (const path of LISTS) {
    await visit(page, `/examples/default/types/${path}`);
    heights.push(...(await plainHeights(page)));
  }
  const navbar = await page.locator(".navbar").boundingBox();
  expect(heights.length).toBeGreaterThan(20);
  expect(Math.max(...heights)).toBeLessThanOrEqual((desktop.height - (navbar?.height ?? NaN)) / 12);
});

test("links and fold buttons in a list are at least 24 px high", async ({ page }) => {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await visit(page, MEDIA);
    const tooLow = await rows(page).evaluateAll((list) =>
      list
        .flatMap((row) => [...row.querySelectorAll(":is(h3, h4) + div a, summary")])
        .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 24)
        .map((target) => target.outerHTML),
    );
    expect(tooLow).toEqual([]);
  }
});

for (const viewport of [phone, desktop]) {
  test.describe(`at ${String(viewport.width)} px`, () => {
    test.use({ viewport });

    test("a page opened at an old fragment shows the content at its new fragment", async ({ page }) => {
      const { exceptions } = listen(page);
      await visit(page, `${MEDIA}#section-neighbourhood`);
      await expect(page).toHaveURL(`${MEDIA}#section-related-types`);
      await expect(page.getByRole("heading", { name: "Related types" })).toBeInViewport();
      await visit(page, `${MEDIA}#section-interfaces-node`);
      await expect(page).toHaveURL(`${MEDIA}#section-facts`);
      await expect(page.locator("#section-facts")).toBeInViewport();
      expect(exceptions).toEqual([]);
    });

    test("on an open page, a link to an old fragment works every time, as does Back", async ({ page }) => {
      await visit(page, "/examples/default/types/enums/media-status");
      await goWithoutLoading(page, MEDIA);
      const related = page.getByRole("heading", { name: "Related types" });
      await expect(related).not.toBeInViewport();
      for (let time = 0; time < 2; time += 1) {
        await page.evaluate(() => {
          const link = document.createElement("a");
          link.href = "#section-neighbourhood";
          document.querySelector("main")?.append(link);
          link.click();
        });
        await expect(page).toHaveURL(`${MEDIA}#section-related-types`);
        await expect(related).toBeInViewport();
        await page.goBack();
        await expect(page).toHaveURL(MEDIA);
      }
      await goWithoutLoading(page, "/examples/default/types/enums/media-status#section-neighbourhood");
      await expect(page).toHaveURL("/examples/default/types/enums/media-status#section-related-types");
      await expect(related).toBeInViewport();
    });
  });
}

test("an old fragment whose section is on another page opens that page", async ({ page }) => {
  await visit(page, "/docs/troubleshooting#bug-skip-list");
  await expect(page).toHaveURL(/\/docs\/guides\/known-bugs#bug-skip-list$/u);
  await expect(page.locator("#bug-skip-list")).toBeInViewport();
  await page.goBack();
  await expect(page).not.toHaveURL(/known-bugs/u);
});

test("links in a drawing work without a reload", async ({ page }) => {
  await visit(page, MEDIA);
  const stillThere = await markDocument(page);
  const drawing = page.locator(".schema-drawing");
  await drawing.getByRole("link", { name: "and 38 more" }).click();
  await expect(page).toHaveURL(/#section-used-by$/u);
  await expect(page.locator("#section-used-by")).toBeInViewport();

  const link = drawing.getByRole("link", { name: "AiringEpisode" });
  await drawing.getByRole("link").first().focus();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await expect(link.locator("rect")).toHaveCSS("stroke-width", "3px");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/types\/objects\/airing-episode$/u);
  expect(await stillThere()).toBe(true);
  await expect(page.locator(".schema-drawing .centre")).toContainText("AiringEpisode");
});

for (const path of [MEDIA, "/examples/default/types/unions/activity-union"]) {
  test(`the drawing of ${path} is readable on wide screens, and hidden on narrow ones`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, phone.width]) {
      await page.setViewportSize({ width, height: phone.height });
      await expect(page.locator(".schema-drawing svg")).toBeHidden();
      await expect(page.locator("#section-related-types")).toBeVisible();
      expect(await horizontalOverflow(page)).toBe(0);
    }
    for (const width of [820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator(".schema-drawing svg")).toBeVisible();
      const boxes = page.locator(".schema-drawing svg > g", { has: page.locator("text") });
      expect(await boxes.count()).toBeGreaterThan(3);
      const outside = await boxes.evaluateAll((groups) =>
        groups.flatMap((group) => {
          const frame = group.querySelector("rect")?.getBoundingClientRect();
          return [...group.querySelectorAll("text")]
            .filter((text) => text.getBoundingClientRect().right > (frame?.right ?? 0))
            .map((text) => text.textContent);
        }),
      );
      expect(outside).toEqual([]);
      const sizes = await page
        .locator(".schema-drawing text")
        .evaluateAll((texts) => texts.map((text) => parseFloat(getComputedStyle(text).fontSize)));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
      expect(await horizontalOverflow(page)).toBe(0);
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: desktop });

  test("links in drawings work", async ({ page }) => {
    await page.goto(MEDIA);
    await page.locator(".schema-drawing").getByRole("link", { name: "MediaTitle" }).click();
    await expect(page).toHaveURL(/\/types\/objects\/media-title\/?$/u);
  });
});

test("on a wide page, the drawing replaces the lists that it shows in full", async ({ page }) => {
  await visit(page, `${MEDIA}#section-member-of`);
  await expect(page.locator(".schema-drawing svg")).toBeInViewport();
  const lists = page.locator(".schema-relations");
  await expect(lists.getByRole("heading", { name: "Used by" })).toBeVisible();
  await expect(lists.getByRole("heading", { name: "Member of" })).toBeHidden();
  await expect(lists.getByRole("listitem").getByRole("link", { name: "FavouriteUnion" })).toBeHidden();
  await page.setViewportSize(phone);
  await expect(lists.getByRole("heading", { name: "Member of" })).toBeVisible();
  await expect(lists.getByRole("listitem").getByRole("link", { name: "FavouriteUnion" })).toBeVisible();
});
