import type { Locator, Page } from "@playwright/test";
import { readExample } from "@site/src/plugins/playground";
import { proves } from "../conformance/proves";
import { isComplete } from "../matrix";
import { incompressible } from "../playground/incompressible";
import { installAxe, runAxeInBothModes } from "./support/axe";
import { hold } from "./support/requests";
import { expectNoShift, horizontalOverflow, watchShifts } from "./support/layoutShift";
import { editor, workspace } from "./support/playground";
import { visit } from "./support/searchBox";
import { expect, test } from "./support/test";
import { violations, watch } from "./support/console";

const schema = (page: Page): Locator => page.getByRole("textbox", { name: "You write the schema" });
const result = (page: Page): Locator => page.getByRole("region", { name: /^Generated page/u });
const status = (page: Page): Locator => page.locator("#from-schema-to-page").getByRole("status");
const heading = (page: Page, name: string): Locator => result(page).getByRole("heading", { name: `Room.${name}` });

async function rectOf(element: Locator): Promise<{ top: number; bottom: number; left: number; right: number }> {
  return element.evaluate((one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    return { top, bottom, left, right };
  });
}

/** Focuses the schema, and waits until the generator has run. */
async function startGenerator(page: Page): Promise<void> {
  await schema(page).focus();
  await expect(status(page)).toHaveText("The page follows your schema. Nothing is sent.", { timeout: 30_000 });
}

/** Opens the home page, focuses the schema, and waits until the generator has run. */
async function visitAndStart(page: Page): Promise<void> {
  await visit(page, "/");
  await startGenerator(page);
}

/** Replaces a text in the schema, which must contain it. */
async function replace(page: Page, from: string, to: string): Promise<void> {
  const text = await schema(page).inputValue();
  expect(text).toContain(from);
  await schema(page).fill(text.replace(from, to));
}

test("the first screen shows the schema, its page and both calls to action", async ({ page }) => {
  const lines = page.locator("[data-line]");
  const always = [
    page.getByRole("heading", { level: 1 }),
    page.getByText("writes a Markdown page for each type and operation of your schema"),
    page.getByRole("link", { name: "Try your schema" }),
    page.getByRole("link", { name: "Get started", exact: true }).first(),
    lines.first(),
    result(page).getByText("Room", { exact: true }).first(),
    heading(page, "code"),
  ];
  const { source } = await readExample(".");
  const command = page.locator("header").getByText("npm install");
  const copy = page.locator("header").getByRole("button", { name: "Copy code to clipboard" });
  await visit(page, "/");
  for (const [width, height, more] of [
    [1920, 1080, [lines.last(), command, copy]],
    [1440, 900, [lines.last(), command, copy]],
    // Here, the rest of the schema scrolls.
    [820, 1180, [lines.nth(7), command, copy]],
    [390, 844, [lines.nth(7), command, copy]],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator(".theme-announcement-bar")).toBeVisible();
    for (const element of [...always, ...more]) {
      const { top, bottom } = await rectOf(element);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom, await element.innerText()).toBeLessThanOrEqual(height);
    }
    // Each line of the schema is shown, and none wraps.
    const heights = await lines.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights).toHaveLength(source.split("\n").length);
    expect(Math.max(...heights)).toBeCloseTo(Math.min(...heights), 0);
  }
  // Code has the same font size in the schema and in the page.
  const code = "[data-line='0'], [role=region] [aria-level='3'] code, [role=region] .theme-code-block code";
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const sizes = await page
      .locator(code)
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(1);
  }
});

test("on a phone, all parts of the hero have the same space between them", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/");
  const rects = await page.locator("main > header > *, #from-schema-to-page").evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  const gaps = rects.slice(1).map(({ top }, at) => Math.round(top - (rects[at]?.bottom ?? NaN)));
  expect(gaps).toEqual([12, 12, 12, 12]);
});

test("the schema fills nine tenths of its editor at 1920 px", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await visit(page, "/");
  const source = await rectOf(page.locator("div:has(> div > pre [data-line])"));
  const { bottom } = await rectOf(page.locator("[data-line]").last());
  expect((source.bottom - bottom) / (source.bottom - source.top)).toBeLessThan(0.1);
});

test("the content below the hero is at most 2.5 screens high at 1440 px, 5 at 390 px", async ({ page }) => {
  await visit(page, "/");
  for (const [width, height, screens] of [
    [1440, 900, 2.5],
    [390, 844, 5],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { top, bottom } = await rectOf(page.locator("main > div").last());
    expect((bottom - top) / height, String(width)).toBeLessThanOrEqual(screens);
  }
});

test("all pictures of pages are shown at the same scale", async ({ page }) => {
  await visit(page, "/");
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const pictures = page.locator("main h2#what-it-does + ul img").filter({ visible: true });
    await expect(pictures).toHaveCount(3);
    const scales = await pictures.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().width / Number(one.getAttribute("width"))),
    );
    expect(Math.max(...scales) / Math.min(...scales), String(width)).toBeCloseTo(1, 1);
  }
});

for (const width of isComplete() ? [320, 390, 820, 1440] : [320, 1440]) {
  test(`nothing moves at ${String(width)} px while the generator loads`, { tag: "@matrix" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    await visit(page, "/");
    const pre = page.locator("pre:has([data-line])");
    await expect(schema(page)).toBeAttached();
    // The text area is higher than the text, so that a click anywhere focuses it.
    expect({ ...(await rectOf(schema(page))), bottom: 0 }).toEqual({ ...(await rectOf(pre)), bottom: 0 });
    const before = await rectOf(result(page));
    await schema(page).focus();
    await expect(status(page)).toHaveText(/^The page follows/u, { timeout: 30_000 });
    await replace(page, "Code on its door plate.", "Written at the door.");
    await expect(result(page)).toContainText("Written at the door.");
    expect(await rectOf(result(page))).toEqual(before);
    expect(await horizontalOverflow(page)).toBe(0);
    await expectNoShift(page);
  });
}

test("the generator does not load before the schema gets the focus", async ({ page }) => {
  await visit(page, "/");
  // Links that come into view prefetch their pages: first the page table, then the files of each page.
  const prefetches = page.locator("head > link[rel=prefetch]");
  await prefetches.first().waitFor({ state: "attached" });
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  const generators = (): readonly string[] =>
    page
      .workers()
      .map((worker) => worker.url())
      .filter((url) => !url.includes("search"));
  await schema(page).hover();
  await result(page).hover();
  await page.waitForLoadState("networkidle");
  const early = [...requested];
  const pages = await prefetches.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(early.filter((url) => !pages.includes(url))).toEqual([]);
  expect(generators()).toEqual([]);
  await schema(page).click();
  await expect(status(page)).toHaveText(/^The page follows/u, { timeout: 30_000 });
  expect(requested.filter((url) => url.endsWith(".js") && !pages.includes(url))).not.toEqual([]);
  expect(generators()).not.toEqual([]);
});

test("the generated page follows the schema, a mistake is shown, nothing is sent", async ({ page, baseURL }) => {
  const complaints = watch(page, baseURL ?? "");
  const blocked = await violations(page);
  const { source } = await readExample(".");
  await visitAndStart(page);
  const reset = page.getByRole("button", { name: "Reset" });
  await expect(reset).toBeHidden();
  const first = await result(page).innerText();
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${request.url()}`));
  await replace(page, "Students who can work there.", "Chairs, the teacher's aside.");
  await expect(result(page)).toContainText("Chairs, the teacher's aside.");
  expect(await result(page).innerText()).toBe(
    first.replace("Students who can work there.", "Chairs, the teacher's aside."),
  );
  await replace(page, "seats: Int!", 'seats: Int @deprecated(reason: "Count `places`.")');
  await expect(result(page).locator(".theme-admonition")).toHaveText(/DEPRECATED.*Count places\./su);

  // While the schema has a mistake, the last valid page stays.
  const before = await result(page).innerText();
  await replace(page, "building: String!", "building: Sting!");
  await expect(status(page)).toHaveText('Line 6, column 13: Unknown type "Sting". Did you mean "String" or "Int"?');
  expect(await result(page).innerText()).toBe(before);
  await replace(page, "Sting!", "String!");
  await expect(status(page)).toHaveText(/^The page follows/u);

  // The page shows the type at the caret.
  await schema(page).press("ControlOrMeta+End");
  await schema(page).pressSequentially("\n\nenum Wing {\n  NORTH\n}");
  await expect(page.getByRole("region", { name: "Generated page of Wing" })).toContainText("NORTH");
  await schema(page).press("ControlOrMeta+Home");
  await expect(page.getByRole("region", { name: "Generated page of Room" })).toBeVisible();

  await reset.click();
  await expect(schema(page)).toHaveValue(source);
  await expect(schema(page)).toBeFocused();
  await expect.poll(() => result(page).innerText()).toBe(first);
  await expect(reset).toBeHidden();
  expect(sent.filter((request) => !/^GET (?:[^?#]*\/assets\/js\/|blob:)[^?#]*$/u.test(request))).toEqual([]);
  expect(complaints).toEqual([]);
  expect(blocked).toEqual([]);
});

test("a script that fails to load is reported, and Retry loads it and keeps the text", async ({ page }) => {
  await visit(page, "/");
  await page.waitForLoadState("networkidle");
  const retry = page.getByRole("button", { name: "Retry" });
  const release = await hold(page, "**/assets/js/*.js");
  await schema(page).focus();
  await expect(status(page)).toHaveText("Loading the generator…");
  await replace(page, "Code on its door plate.", "Written at the door.");
  await release("abort");
  await expect(status(page)).toHaveText("The generator did not load.");
  await expect(result(page)).toContainText("Code on its door plate.");
  await replace(page, "Reached without steps.", "There is a lift.");
  // Now the script loads, but its worker does not.
  await page.evaluate(() => {
    const { Worker } = window;
    window.Worker = class extends Worker {
      constructor() {
        super(URL.createObjectURL(new Blob([`importScripts("${location.origin}/no/such/worker.js")`])));
        window.Worker = Worker;
      }
    };
  });
  await retry.click();
  await expect(status(page)).toHaveText("The generator did not load.");
  await expect(retry).toBeVisible();
  await retry.click();
  await expect(result(page)).toContainText("Written at the door.", { timeout: 30_000 });
  await expect(result(page)).toContainText("There is a lift.");
  await expect(retry).toHaveCount(0);
});

test("a field under pointer, caret or focus in one panel is marked in the other", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/");
  const line = page.locator("[data-line='5']");
  await expect(line).toHaveText("  building: String!\n");
  await expect(schema(page)).toBeAttached();
  const { left, top } = await rectOf(line);
  await page.mouse.move(left + 40, top + 5);
  await expect(heading(page, "building")).toHaveAttribute("data-field-mark");
  await expect(result(page).getByText("Building, as on the campus map.")).toHaveAttribute("data-field-mark");
  await page.mouse.move(0, 0);
  await expect(result(page).locator("[data-field-mark]")).toHaveCount(0);

  await schema(page).focus();
  await schema(page).press("ControlOrMeta+Home");
  for (let at = 0; at < 7; at += 1) await schema(page).press("ArrowDown");
  await expect(heading(page, "seats")).toHaveAttribute("data-field-mark");

  await heading(page, "stepFree").getByRole("link").first().focus();
  await expect(page.locator("[data-line][class*=marked]")).toHaveText([
    /Reached without steps\./u,
    /stepFree: Boolean!/u,
  ]);
  await result(page).getByText("Code on its door plate.").hover();
  await expect(page.locator("[data-line][class*=marked]")).toHaveText([/Code on its door plate\./u, /code: ID!/u]);

  // On a phone, the generated page scrolls to the field at the caret; the window does not scroll.
  await page.setViewportSize({ width: 390, height: 844 });
  await schema(page).focus();
  await schema(page).press("ControlOrMeta+Home");
  const scrolled = await page.evaluate(() => window.scrollY);
  for (let at = 0; at < 11; at += 1) await schema(page).press("ArrowDown");
  await expect(heading(page, "purpose")).toHaveAttribute("data-field-mark");
  const box = await rectOf(result(page));
  const rect = await rectOf(heading(page, "purpose"));
  expect(rect.top).toBeGreaterThanOrEqual(box.top);
  expect(rect.bottom).toBeLessThanOrEqual(box.bottom);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

  // Typed text wraps like its highlighted copy.
  const long = `"${"A description that is longer than a line of a phone has room for. ".repeat(3).trim()}"`;
  await schema(page).fill(`${long}\ntype A {\n\n\n  a: Int\n}\n${"# more\n".repeat(30)}`);
  const { text, area } = await page.evaluate(() => ({
    text: document.querySelector("pre:has([data-line])")?.getBoundingClientRect().height ?? 0,
    area: document.querySelector("textarea")?.scrollHeight ?? 0,
  }));
  // The height of the text area is rounded; a line has 18 px.
  expect(Math.abs(text - area)).toBeLessThan(1);
});

test("links in the generated page open the linked page in the same region", async ({ page }) => {
  await visit(page, "/");
  const url = page.url();
  const other = page.getByRole("region", { name: "Generated page of Purpose" });
  await result(page).getByRole("link", { name: "Purpose!", exact: true }).click();
  await expect(other).toContainText("LESSONS", { timeout: 30_000 });
  await expect(other).toBeFocused();
  await other.getByRole("link", { name: "Room", exact: true }).click();
  await expect(page.getByRole("region", { name: "Generated page of Room" })).toBeFocused();
  await expect(page).toHaveURL(url);
});

test("'Try your schema' opens the playground with the edited schema", async ({ page }) => {
  await visit(page, "/");
  const home = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "GraphQL-Markdown", exact: true });
  await page.getByRole("link", { name: "Try your schema" }).click();
  await expect(editor(page)).toContainText("Code on its door plate.");
  await workspace(page).getByRole("button", { name: "Close" }).click();
  await home.click();
  await startGenerator(page);
  await replace(page, "Code on its door plate.", "Written at the door.");
  await expect(result(page)).toContainText("Written at the door.");
  await page.getByRole("link", { name: "Try your schema" }).click();
  await expect(editor(page)).toContainText("Written at the door.");

  // It also opens a schema that is too long for the URL.
  await workspace(page).getByRole("button", { name: "Close" }).click();
  await home.click();
  await startGenerator(page);
  await schema(page).fill(`type Long {\n  id: ID\n}\n# ${incompressible(30_000)}`);
  const tryLink = page.getByRole("link", { name: "Try your schema" });
  await expect(tryLink).toHaveAttribute("href", "/docs/try-it#try-it-in-your-browser");
  await tryLink.click();
  await page.getByRole("button", { name: "Start the playground" }).click();
  await expect(editor(page)).toContainText("type Long");
});

test("axe finds nothing in any state, and Tab leaves the editor", async ({ page }) => {
  await installAxe(page);
  await visit(page, "/");
  await expect(schema(page)).toBeAttached();
  expect(await runAxeInBothModes(page)).toEqual([]);
  await visitAndStart(page);
  await replace(page, "seats: Int!", "seats: Int @deprecated");
  await expect(result(page).locator(".theme-admonition")).toBeVisible();
  expect(await runAxeInBothModes(page)).toEqual([]);
  await schema(page).press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Reset" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(schema(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(result(page)).toBeFocused();
  await replace(page, "building: String!", "building: Sting!");
  await expect(status(page)).toHaveText(/^Line 6/u);
  expect(await runAxeInBothModes(page)).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page shows the tagline, the schema and its page", proves("L8"), async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Human-friendly documentation for GraphQL schemas.",
    );
    await expect(page.locator("figure").first()).toContainText("type Room {");
    await expect(page.getByRole("textbox", { name: "You write the schema" })).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Generated page of Room" })).toContainText(
      "Students who can work there.",
    );
    await result(page).getByRole("link", { name: "Room.seats" }).click();
    await expect(page).toHaveURL(/#seats$/u);
    await page.getByRole("link", { name: "Get started" }).first().click();
    await expect(page).toHaveURL(/\/docs\/get-started/u);
  });
});
