import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator, Page } from "@playwright/test";
import { matrix } from "../../matrix";
import { expectNoShift, watchShifts } from "../support/layoutShift";
import { visit } from "../support/searchBox";
import { waitForHydration } from "../support/shell";
import { expect, test } from "../support/test";

test.beforeEach(async ({ page }) => {
  await watchShifts(page);
});

async function saveLocally(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, entries);
}

/** Class names of the groups of visible tabs. */
async function groupsOf(lists: Locator): Promise<readonly string[]> {
  const classes = await lists
    .filter({ visible: true })
    .evaluateAll((elements) => elements.flatMap(({ classList }) => [...classList]));
  return [...new Set(classes)].filter((name) => name.startsWith("tabs-of-"));
}

for (const width of [390, 1440]) {
  test(`nothing shifts at ${String(width)} px after the announcement was dismissed`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const id = "docusaurus.announcement";
    await saveLocally(page, { [`${id}.id`]: "web-frameworks", [`${id}.dismiss`]: "true" });
    await visit(page, "/");
    await expect(page.locator(".theme-announcement-bar")).toHaveCount(0);
    await expectNoShift(page);
  });
}

for (const { path, width } of matrix({
  path: ["/docs/configuration", "/docs/get-started", "/docs/settings"],
  width: [390, 1440],
})) {
  test(`nothing shifts on ${path} at ${String(width)} px with saved tabs`, { tag: "@matrix" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, path);
    // Tabs are saved by group, and all tabs of a group change together.
    const lists = page.locator("[role=tablist][class*='tabs-of-']");
    // In reverse order: tabs inside other tabs disappear when the outer ones change.
    for (const group of [...(await groupsOf(lists))].reverse()) {
      await page.locator(`.${group}`).filter({ visible: true }).first().getByRole("tab").last().click();
    }
    const selected = lists.getByRole("tab", { selected: true });
    const chosen = await selected.allTextContents();
    await page.reload();
    await waitForHydration(page);
    await expect(selected).toHaveText(chosen);
    await expectNoShift(page);
  });
}

/** Points at which the server pauses: before the text `pauseBefore`. During the pause, `visible` must be visible. */
const pauses = [
  { path: "/docs/intro", place: "the navbar", pauseBefore: ">Release notes<", visible: ".theme-announcement-bar" },
  {
    path: "/docs/intro",
    place: "the announcement, on a phone",
    pauseBefore: '<button type=button aria-label="Close the announcement"',
    visible: ".theme-announcement-bar",
    width: 390,
  },
  {
    path: "/examples/default",
    place: "the counts of the landing page",
    pauseBefore: '<li class=""><strong>71</strong>',
    visible: "strong:text-is('189')",
  },
  {
    path: "/examples/default",
    place: "a table of the landing page",
    pauseBefore: "the people behind",
    visible: ".fixed-columns",
  },
  {
    path: "/examples/group-by/common/directives/auth",
    place: "the breadcrumbs, on a phone",
    pauseBefore: '<div class="dropdown dropdown--right"><button type=button class="clean-btn button',
    visible: ".breadcrumbs",
    width: 390,
  },
];

for (const { path, place, pauseBefore, visible, width = 1440 } of pauses) {
  test(`nothing shifts when the HTML pauses in ${place}`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 800 });
    let paused = false;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = createServer((request, response) => {
      void (async () => {
        const answer = await fetch(new URL(request.url ?? "/", baseURL));
        const body = Buffer.from(await answer.arrayBuffer());
        response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "text/plain" });
        const at = request.url === path ? body.indexOf(pauseBefore) : -1;
        if (at > 0) {
          response.write(body.subarray(0, at));
          paused = true;
          await released;
        }
        response.end(body.subarray(Math.max(at, 0)));
      })();
    }).listen(0);
    await once(slow, "listening");
    const { port } = slow.address() as AddressInfo;
    const loaded = page.goto(`http://localhost:${String(port)}${path}`);
    await expect(page.locator(visible)).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length))
      .toBeGreaterThan(0);
    expect(paused).toBe(true);
    release();
    await loaded;
    await waitForHydration(page);
    await expectNoShift(page);
    slow.close();
  });
}

test("a diagram near the view is drawn in the space reserved for it", async ({ page }) => {
  await page.goto("/docs/how-it-works");
  const drawings = page.locator(".docusaurus-mermaid-container > svg");
  const spaces = page.locator("main noscript + div");
  await expect(spaces).toHaveCount(2);
  for (const [at, space] of (await spaces.all()).entries()) {
    await space.scrollIntoViewIfNeeded();
    await expect(space.locator(drawings)).toBeVisible({ timeout: 20_000 });
    expect(await drawings.count()).toBe(at + 1);
  }
  for (const drawing of await drawings.all()) {
    const { reserved, drawn } = await drawing.evaluate((svg: SVGSVGElement) => {
      const frame = svg.closest("div:has(> svg[aria-hidden])")?.getBoundingClientRect();
      const { width, height } = svg.viewBox.baseVal;
      return { reserved: frame ? frame.width / frame.height : 0, drawn: width / height };
    });
    // Not exactly: the drawing depends on the fonts of the system.
    expect(Math.abs(reserved / drawn - 1)).toBeLessThan(0.1);
  }
});
