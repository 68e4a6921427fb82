import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { desktop, field, searchFor, visit } from "./searchBox";
import { started } from "./shell";
import { violations } from "./violations";

test.use({ viewport: desktop });

/** Changes the HTML of every page that is loaded from now on. */
async function rewrite(page: Page, change: (html: string) => string): Promise<void> {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const changed = change(html);
    expect(changed).not.toBe(html);
    return route.fulfill({ response, body: changed });
  });
}

const diagram = (page: Page): ReturnType<Page["locator"]> => page.locator(".docusaurus-mermaid-container svg").first();

test("the policy of the not-found page blocks nothing that the page needs, from its start to a search on it", async ({
  page,
}) => {
  const blocked = await violations(page);
  await visit(page, "/no/such/page");
  await page.getByRole("button", { name: /switch between dark and light mode/iu }).click();
  await searchFor(page, "settings");
  expect(blocked).toEqual([]);
});

test(
  "the policy of the first page lets a whole visit do all that any page does",
  { tag: "@nginx" },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const blocked = await violations(page);
    await visit(page, "/");
    await page.getByRole("region", { name: "Announcement" }).getByRole("button").click();
    await expect(page.getByRole("region", { name: "Announcement" })).toHaveCount(0);

    await page
      .getByRole("link", { name: /get started/iu })
      .first()
      .click();
    await expect(page).toHaveURL(/\/docs\/get-started$/u);
    await page.getByRole("tab", { name: "pnpm" }).first().click();
    await expect(page.getByRole("tab", { name: "pnpm" }).first()).toHaveAttribute("aria-selected", "true");
    const code = page.locator(".theme-code-block").filter({ visible: true }).first();
    await code.hover();
    await code.getByRole("button", { name: /copy/iu }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe("");

    await page.locator(".theme-doc-sidebar-menu").getByRole("link", { name: "How it works" }).click();
    // Mermaid is the heaviest thing on the site.
    await expect(diagram(page)).toBeVisible({ timeout: 20_000 });
    const before = await diagram(page).locator("style").textContent();
    await page.getByRole("button", { name: /switch between dark and light mode/iu }).click();
    await expect(diagram(page).locator("style")).not.toHaveText(before ?? "");

    await searchFor(page, "averageScore");
    await field(page).press("Enter");
    await expect(page).toHaveURL(/#average-score$/u);
    await page.goBack();
    // Mermaid is the heaviest thing on the site.
    await expect(diagram(page)).toBeVisible({ timeout: 20_000 });
    expect(blocked).toEqual([]);
  },
);

test("a diagram keeps its colours under the policy", async ({ page }) => {
  await visit(page, "/docs/how-it-works");
  const shape = diagram(page).locator(".node rect, .node polygon, .node path").first();
  await expect(shape).toBeVisible();
  // Unstyled shapes of SVG are black.
  expect(await shape.evaluate((element) => getComputedStyle(element).fill)).not.toBe("rgb(0, 0, 0)");
});

for (const [what, foreign] of [
  ["an inline script", "<script>window.intruder = true</script>"],
  ["a script of another origin", "<script src='https://elsewhere.invalid/intruder.js'></script>"],
  ["a script in a data: URL", "<script src='data:text/javascript,window.intruder=true'></script>"],
  ["an event handler", "<img alt='' src='/missing.png' onerror='window.intruder = true'>"],
  ["a frame", "<iframe title='' src='https://elsewhere.invalid/'></iframe>"],
  ["an embedded object", "<object data='/img/logo.svg'></object>"],
  ["an image of another origin", "<img alt='' src='https://elsewhere.invalid/beacon.png'>"],
  ["a style sheet of another origin", "<link rel=stylesheet href='https://elsewhere.invalid/a.css'>"],
  ["a base address of another origin", "<base href='https://elsewhere.invalid/'>"],
] as const) {
  test(`the policy blocks ${what} that got into a page`, async ({ page }) => {
    const asked: string[] = [];
    page.on("response", (response) => asked.push(response.url()));
    const blocked = await violations(page);
    await rewrite(page, (html) => html.replace("</body>", `${foreign}</body>`));
    await page.goto("/docs/intro");
    await started(page);
    await expect.poll(() => blocked.length).toBeGreaterThan(0);
    expect(await page.evaluate(() => "intruder" in window)).toBe(false);
    expect(asked.filter((url) => url.includes("elsewhere"))).toEqual([]);
  });
}

test("the policy blocks code that is made from text, workers from text, and requests to other origins", async ({
  page,
}) => {
  const blocked = await violations(page);
  await visit(page, "/docs/intro");
  const outcome = await page.evaluate(
    () =>
      new Promise<Record<string, string>>((resolve) => {
        // Outside of the call of the test, which the policy does not hold for.
        setTimeout(() => {
          const attempt = (what: () => unknown): string => {
            try {
              what();
              return "ran";
            } catch (error) {
              return (error as Error).name;
            }
          };
          const worker = URL.createObjectURL(new Blob(["0"], { type: "text/javascript" }));
          const made = attempt(() => globalThis.eval("1"));
          attempt(() => new Worker(worker));
          fetch("https://elsewhere.invalid/").then(
            () => {
              resolve({ made, fetched: "ran" });
            },
            (error: unknown) => {
              resolve({ made, fetched: (error as Error).name });
            },
          );
        });
      }),
  );
  expect(outcome).toEqual({ made: "EvalError", fetched: "TypeError" });
  // Each of them twice where the server sends the policy as well.
  const directives = (): string[] => [...new Set(blocked.map((line) => line.split(" ")[0] ?? ""))].sort();
  await expect.poll(directives).toEqual(["connect-src", "script-src", "worker-src"]);
});

test.describe("each exception of the policy is still needed", () => {
  for (const { name, path, loose, strict, missed } of [
    {
      name: "style elements of diagrams",
      path: "/docs/how-it-works",
      loose: "style-src 'self' 'unsafe-inline'",
      strict: "style-src-attr 'unsafe-inline'; style-src-elem 'self'",
      missed: /^style-src-elem style inline/u,
    },
    {
      name: "style attributes of diagrams",
      path: "/docs/how-it-works",
      loose: "style-src 'self' 'unsafe-inline'",
      strict: "style-src-attr 'none'; style-src-elem 'self' 'unsafe-inline'",
      missed: /^style-src-attr (?:g|path|rect) inline/u,
    },
    {
      name: "images in style sheets",
      path: "/docs/get-started",
      loose: "img-src 'self' data:",
      strict: "img-src 'self'",
      missed: /^img-src \S+ data/u,
    },
  ]) {
    test(name, async ({ page }) => {
      const blocked = await violations(page);
      await rewrite(page, (html) => html.replace(loose, strict));
      await page.goto(path);
      await started(page);
      await expect
        .poll(() => blocked.filter((line) => missed.test(line)).length, { timeout: 20_000 })
        .toBeGreaterThan(0);
    });
  }
});
