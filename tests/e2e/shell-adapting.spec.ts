import type { Locator, Page } from "@playwright/test";
import { proves } from "../conformance/proves";
import { matrix } from "../matrix";
import { contrastsOf } from "./support/contrast";
import { horizontalOverflow } from "./support/layoutShift";
import { modes, pageKinds } from "./support/pages";
import { editor, rendered, start } from "./support/playground";
import { desktop, results, searchFor, visit } from "./support/searchBox";
import { openCategory, saveMode } from "./support/shell";
import { expect, test } from "./support/test";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the navbar works, and controls that need scripts are hidden", async ({ page }) => {
    await page.goto("/docs/intro");
    const navbar = page.getByRole("navigation", { name: "Main" });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const name of [/^Docs/u, /^API/u, /^Showcase/u, /^Release notes/u]) {
        await expect(navbar.getByRole("link", { name })).toBeInViewport();
      }
      for (const name of ["Toggle navigation bar", "Close the announcement", /^Switch between/u, "Copy page"]) {
        await expect(page.getByRole("button", { name })).toBeHidden();
      }
      expect(await horizontalOverflow(page)).toBe(0);
    }
    const button = page.getByRole("button", { name: "Examples" });
    const link = page.locator(".dropdown__menu").getByRole("link", { name: "Group by directive" });
    await expect(link).toBeHidden();
    await button.focus();
    await expect(link).toBeVisible();
    await button.hover();
    await link.click();
    await expect(page).toHaveURL(/\/examples\/group-by/u);
  });

  test("each kind of page shows its heading and text", async ({ page }) => {
    for (const { path } of pageKinds) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      expect((await page.locator("main").innerText()).length, path).toBeGreaterThan(80);
    }
  });

  test("each panel of tabs is shown below its name, without its tabs", async ({ page }) => {
    for (const path of ["/docs/get-started", "/docs/settings", "/examples/group-by/course/queries/course"]) {
      await page.goto(path);
      const panels = page.locator("main [role=tabpanel]:not(:empty)");
      expect(await panels.count(), path).toBeGreaterThan(1);
      for (const panel of await panels.all()) {
        await expect(panel, path).toBeVisible();
        const name = await panel.evaluate((element) => getComputedStyle(element, "::before").content);
        expect(name, path).toBe(JSON.stringify(await panel.getAttribute("aria-label")));
      }
      await expect(page.getByRole("tab"), path).toHaveCount(0);
    }
  });

  test("the choice of examples, a phone's table of contents and the showcase's filter are hidden", async ({ page }) => {
    const expectHidden = async (path: string, control: Locator): Promise<void> => {
      await page.goto(path);
      await expect(control, path).toBeAttached();
      await expect(control, path).toBeHidden();
    };
    await expectHidden("/docs/settings", page.getByText("Show examples for"));
    await page.setViewportSize({ width: 390, height: 900 });
    await expectHidden("/docs/intro", page.locator(".theme-doc-toc-mobile"));
    await expectHidden("/showcase", page.getByLabel(/^Filter by/u));
  });

  test("a diagram is shown as its source, without space for the drawing", async ({ page }) => {
    await page.goto("/docs/how-it-works");
    const source = page.locator("noscript pre.language-mermaid").first();
    await expect(source).toBeVisible();
    await expect(source).toContainText("flowchart TD");
    const placeholders = page.locator("main noscript + div");
    await expect(placeholders).toHaveCount(2);
    for (const placeholder of await placeholders.all()) await expect(placeholder).toBeHidden();
  });
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: desktop });

  test(
    "no animation is longer than 1 ms, not even of a sidebar category",
    proves("L110b", "L178"),
    async ({ page }) => {
      await visit(page, "/examples/default/types/objects/user");
      const slow = await page.evaluate(() =>
        [...document.querySelectorAll("body *")]
          .filter((element) => {
            const style = getComputedStyle(element);
            const times = `${style.transitionDuration}, ${style.animationName === "none" ? "0s" : style.animationDuration}`;
            return times.split(", ").some((time) => Number.parseFloat(time) > 0.001);
          })
          .map((element) => element.className),
      );
      expect(slow).toEqual([]);
      for (const name of [/^Unions$/u, /^Inputs$/u]) {
        expect(await openCategory(page.getByRole("navigation", { name: "Docs sidebar" }), name)).toBe(1);
      }
    },
  );
});

test.describe("with forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" }, viewport: desktop });

  test("the repository icon is visible", async ({ page }) => {
    await visit(page, "/examples/default");
    const [icon, background] = await page
      .locator(".navbar-repository")
      .first()
      .evaluate((element) => [
        getComputedStyle(element, "::before").backgroundColor,
        getComputedStyle(document.body).backgroundColor,
      ]);
    expect(icon).not.toBe(background);
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`with forced colours in a ${colorScheme} scheme`, () => {
    test.use({ contextOptions: { forcedColors: "active" }, viewport: desktop, colorScheme });

    test("matched words of results are readable", async ({ page }) => {
      await visit(page, "/docs/intro");
      await searchFor(page, "settings");
      const colours = await results(page)
        .locator("mark")
        .evaluateAll((all) =>
          all.map((one) =>
            [one, one.closest("[role=option]") ?? one].map(
              (each, at) => getComputedStyle(each)[at === 0 ? "color" : "backgroundColor"],
            ),
          ),
        );
      expect(colours.length).toBeGreaterThan(0);
      for (const [text, background] of colours) expect(text).not.toBe(background);
    });
  });
}

/** Opens the playground, and waits for the rendered page and the highlighted schema. */
async function showPlayground(page: Page): Promise<void> {
  await start(page);
  await expect(rendered(page).getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(editor(page).locator(".cm-line span").first()).toBeVisible();
}

const VIEWS = {
  "a docs page": (page: Page) => visit(page, "/docs/get-started"),
  "a page of a type": (page: Page) => visit(page, "/examples/default/types/objects/media"),
  "the playground": showPlayground,
} as const;

for (const { name, mode } of matrix({ name: Object.keys(VIEWS) as (keyof typeof VIEWS)[], mode: modes })) {
  test(
    `with more contrast in ${mode} mode, ${name} has no paler text or line`,
    { tag: "@matrix" },
    async ({ page }) => {
      await page.setViewportSize(desktop);
      await saveMode(page, mode);
      await page.emulateMedia({ contrast: "no-preference", reducedMotion: "reduce" });
      await VIEWS[name](page);
      const usual = await contrastsOf(page);
      await page.emulateMedia({ contrast: "more" });
      // Colours may change in a transition.
      await expect(async () => {
        const changes = (await contrastsOf(page)).map((contrast, at) => contrast - (usual[at] ?? NaN));
        expect(changes).toHaveLength(usual.length);
        expect(changes.filter((change) => !(change > -0.01))).toEqual([]);
        expect(changes.filter((change) => change > 1).length).toBeGreaterThan(20);
      }).toPass();
    },
  );
}
