import type { Page } from "@playwright/test";
import { answerOf } from "./support/requests";
import { modeToggle, scrollToDiagram } from "./support/shell";
import { startButton, workspace } from "./support/playground";
import { desktop, field, searchFor, visit } from "./support/searchBox";
import { expect, test } from "./support/test";
import { violations } from "./support/console";

test.use({ viewport: desktop });

/** Changes the HTML of every page that is loaded from now on. */
async function rewrite(page: Page, change: (html: string) => string): Promise<void> {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await answerOf(route);
    const html = await response.text();
    const changed = change(html);
    expect(changed).not.toBe(html);
    return route.fulfill({ response, body: changed });
  });
}

/** Replaces a directive of the policy in a page's HTML; fails if the policy lacks it. */
function withDirective(html: string, directive: string, by: string): string {
  // With `toContain`, the message would contain the whole page.
  expect(html.includes(`${directive};`), directive).toBe(true);
  return html.replace(`${directive};`, `${by};`);
}

const diagram = (page: Page): ReturnType<Page["locator"]> => page.locator(".docusaurus-mermaid-container svg").first();

test(
  "the policy of the first page blocks nothing during a whole visit",
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
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("How it works");
    await scrollToDiagram(page);
    // A long timeout, because Mermaid is the largest script of the site.
    await expect(diagram(page)).toBeVisible({ timeout: 20_000 });
    const before = await diagram(page).locator("style").textContent();
    await modeToggle(page).click();
    await expect(diagram(page).locator("style")).not.toHaveText(before ?? "");

    await searchFor(page, "averageScore");
    await field(page).press("Enter");
    await expect(page).toHaveURL(/#average-score$/u);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("How it works");
    await scrollToDiagram(page);
    await expect(diagram(page)).toBeVisible({ timeout: 20_000 });
    expect(blocked).toEqual([]);
  },
);

test("the policy blocks injected markup, eval and other origins", async ({ page }) => {
  const responses: string[] = [];
  page.on("response", (response) => responses.push(response.url()));
  const blocked = await violations(page);
  // A set, because each violation is reported twice if the server also sends the policy.
  const directives = (): string[] => [...new Set(blocked.map((line) => line.split(" ")[0] ?? ""))].sort();
  const intruders = [
    [/^script-src-elem \S+ inline/u, "<script>window.intruder = true</script>"],
    [/^script-src-elem \S+ https/u, "<script src='https://elsewhere.invalid/intruder.js'></script>"],
    [/^script-src-elem \S+ data/u, "<script src='data:text/javascript,window.intruder=true'></script>"],
    [/^script-src-attr \S+ inline/u, "<img alt='' src='/missing.png' onerror='window.intruder = true'>"],
    [/^frame-src \S+ https/u, "<iframe title='' src='https://elsewhere.invalid/'></iframe>"],
    [/^object-src /u, "<object data='/img/logo.svg'></object>"],
    [/^img-src \S+ https/u, "<img alt='' src='https://elsewhere.invalid/beacon.png'>"],
    [/^style-src-elem \S+ https/u, "<link rel=stylesheet href='https://elsewhere.invalid/a.css'>"],
    [/^base-uri /u, "<base href='/elsewhere/'>"],
  ] as const;
  await rewrite(page, (html) => html.replace("</body>", `${intruders.map(([, markup]) => markup).join("")}</body>`));
  await visit(page, "/docs/intro");
  for (const [violation] of intruders) {
    await expect.poll(() => blocked.some((line) => violation.test(line)), violation.source).toBe(true);
  }
  expect(await page.evaluate(() => "intruder" in window)).toBe(false);

  const outcome = await page.evaluate(
    () =>
      new Promise<Record<string, string>>((resolve) => {
        // In a timer, because the policy does not apply to what Playwright evaluates.
        setTimeout(() => {
          const attempt = (what: () => unknown): string => {
            try {
              what();
              return "ran";
            } catch (error) {
              return (error as Error).name;
            }
          };
          const evaluated = attempt(() => globalThis.eval("1"));
          attempt(() => new Worker("/assets/js/missing.js"));
          fetch("https://elsewhere.invalid/").then(
            () => {
              resolve({ evaluated, fetched: "ran" });
            },
            (error: unknown) => {
              resolve({ evaluated, fetched: (error as Error).name });
            },
          );
        });
      }),
  );
  expect(outcome).toEqual({ evaluated: "EvalError", fetched: "TypeError" });
  await expect.poll(directives).toEqual(expect.arrayContaining(["connect-src", "script-src", "worker-src"]));
  expect(responses.filter((url) => url.includes("elsewhere"))).toEqual([]);
});

test("the policy still needs its exceptions for inline styles and data: images", async ({ page }) => {
  const blocked = await violations(page);
  await rewrite(page, (html) => {
    const styled = withDirective(
      html,
      "style-src 'self' 'unsafe-inline'",
      "style-src-attr 'none'; style-src-elem 'self'",
    );
    return withDirective(styled, "img-src 'self' data:", "img-src 'self'");
  });
  await page.goto("/docs/how-it-works");
  await scrollToDiagram(page);
  for (const violation of [
    /^style-src-elem style inline/u,
    /^style-src-attr (?:g|path|rect) inline/u,
    /^img-src \S+ data/u,
  ]) {
    const isBlocked = (): boolean => blocked.some((line) => violation.test(line));
    await expect.poll(isBlocked, { message: violation.source, timeout: 20_000 }).toBe(true);
  }
});

test("Trusted Types would still block React and Mermaid", async ({ page }) => {
  const blocked = await violations(page);
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await answerOf(route);
    const headers = {
      ...response.headers(),
      "content-security-policy-report-only": "require-trusted-types-for 'script'",
    };
    return route.fulfill({ response, headers });
  });
  await visit(page, "/docs/intro");
  await page.getByRole("navigation", { name: "Docs sidebar" }).getByRole("link", { name: "How it works" }).click();
  await scrollToDiagram(page);
  for (const violation of [/Element innerHTML\|(?!#mermaid|<svg)/u, /Element innerHTML\|#mermaid-svg/u]) {
    await expect.poll(() => blocked.some((line) => violation.test(line)), { timeout: 20_000 }).toBe(true);
  }
});

test("a worker obeys the policy of its page, even if the host sends no headers", async ({ page }) => {
  await visit(page, "/docs/try-it");
  await searchFor(page, "settings");
  await startButton(page).click();
  await expect(workspace(page)).toBeVisible();
  await expect.poll(() => page.workers().length).toBeGreaterThanOrEqual(2);
  for (const worker of page.workers()) {
    const outcome = await worker.evaluate(
      () =>
        new Promise<{ readonly blocked: string[]; readonly ran: string[] }>((resolve) => {
          const scope = self as unknown as { readonly importScripts: (url: string) => void };
          // A set, because each violation is reported twice if the server also sends the policy.
          const blocked = new Set<string>();
          self.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
            blocked.add(effectiveDirective);
            if (blocked.size === 3) resolve({ blocked: [...blocked].sort(), ran });
          });
          const ran: string[] = [];
          const attempt = (what: () => unknown): void => {
            try {
              what();
              ran.push(what.toString());
            } catch {
              // Blocked, as expected.
            }
          };
          // In a timer, because the policy does not apply to what Playwright evaluates.
          setTimeout(() => {
            attempt(() => globalThis.eval("1"));
            attempt(() => {
              scope.importScripts("https://elsewhere.invalid/a.js");
            });
            fetch("https://elsewhere.invalid/").catch(() => undefined);
          });
        }),
    );
    expect(outcome).toEqual({ blocked: ["connect-src", "script-src", "script-src-elem"], ran: [] });
  }
});
