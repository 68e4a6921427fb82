// cspell:ignore cscript ealert ntro
import { answerDocuments } from "./support/requests";
import { proves } from "../conformance/proves";
import { listen, watch } from "./support/console";
import { desktop, visit } from "./support/searchBox";
import { saveData } from "./support/shell";
import { expect, test } from "./support/test";

test.beforeEach(async ({ page }) => {
  await saveData(page);
});

test(
  "a path that ends in .html becomes the clean path, with query and hash",
  proves("L55a", "L55b"),
  async ({ page, baseURL }) => {
    const complaints = watch(page, baseURL ?? "");
    for (const [path, clean] of [
      ["/index.html", "/"],
      ["/api/index.html", "/api/"],
      ["/docs/intro/index.html", "/docs/intro"],
      ["/docs/intro.html", "/docs/intro"],
    ] as const) {
      await answerDocuments(page, (requested) => (requested === path ? clean : requested));
      await visit(page, `${path}?a=b%20c#part`);
      await expect(page).toHaveURL(`${clean}?a=b%20c#part`);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Page Not Found");
    }
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API" }).click();
    await expect(page).toHaveURL("/api/");
    await page.goBack();
    await expect(page).toHaveURL("/docs/intro?a=b%20c#part");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Introduction");
    expect(complaints).toEqual([]);
  },
);

test(
  "if the host answers 404 for an .html path, readers see only its page",
  proves("L55a", "L55b"),
  async ({ page }) => {
    const { errors, exceptions } = listen(page);
    const seen: string[] = [];
    page.on("console", (message) => {
      if (message.text().startsWith("seen: ")) seen.push(message.text().replace("seen: ", ""));
    });
    await page.addInitScript(() => {
      const look = (): void => {
        const title = document.querySelector("h1");
        if (title?.checkVisibility()) console.warn(`seen: ${title.textContent}`);
        requestAnimationFrame(look);
      };
      look();
    });
    await answerDocuments(page, (path) => (/\.html$|^\/no\/such/u.test(path) ? "/404.html" : path), 404);
    for (const [path, clean] of [
      ["/showcase.html", "/showcase"],
      ["/docs/intro/index.html", "/docs/intro"],
      ["/docs/get-started.html", "/docs/get-started"],
    ] as const) {
      await visit(page, `${path}?a=b%20c#part`);
      await expect(page).toHaveURL(`${clean}?a=b%20c#part`);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Page Not Found");
    }
    expect(new Set(seen)).toEqual(new Set(["Showcase", "Introduction", "Get started"]));
    expect(errors.filter((text) => !text.includes("status of 404"))).toEqual([]);
    expect(exceptions).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL("/docs/intro?a=b%20c#part");

    await visit(page, "/no/such.html");
    await expect(page).toHaveURL("/no/such");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  },
);

test("a hostile path shows a not-found page that works", proves("L149"), async ({ page, baseURL }) => {
  const { exceptions } = listen(page);
  const heading = page.getByRole("heading", { level: 1 });
  await answerDocuments(page, () => "/404.html", 404);
  for (const path of [
    "/%E0%A4%A",
    "/docs/%",
    "//example.com/x.html",
    "/%3Cscript%3Ealert(1)%3C/script%3E",
    "/a\\b",
    "/docs/intro%00",
  ]) {
    await visit(page, (baseURL ?? "") + path);
    await expect(heading, path).toHaveText("Page Not Found");
    expect(new URL(page.url()).origin).toBe(baseURL);
    await page.getByRole("main").getByRole("link", { name: "Showcase" }).click();
    await expect(heading, path).toHaveText("Showcase");
    await page.goBack();
    await expect(heading, path).toHaveText("Page Not Found");
  }
  expect(exceptions).toEqual([]);
});

test("an encoded path shows the page that it names", { tag: "@nginx" }, async ({ page }) => {
  await page.goto("/docs/%69ntro");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Introduction");
});

test("a hash that matches nothing does no harm", async ({ page }) => {
  const { exceptions } = listen(page);
  const heading = page.getByRole("heading", { level: 1 });
  await visit(page, "/docs/intro");
  for (const hash of ["#no-such-heading", "#%E0%A4%A", "#%", "#<img src=x>", "#'\"]"]) {
    await page.evaluate((value) => {
      window.location.hash = value;
    }, hash);
    await page.getByRole("link", { name: "Get started" }).first().click();
    await expect(page).toHaveURL("/docs/get-started");
    await expect(heading, hash).toHaveText("Get started");
    await visit(page, `/docs/intro${hash}`);
    await expect(heading, hash).toHaveText("Introduction");
  }
  expect(exceptions).toEqual([]);
});

test("a change of route scrolls to the hash or to the top", proves("L57a", "L57b"), async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, "/docs/configuration-cheatsheet");
  const link = page.locator(".markdown a[href*='/docs/'][href*='#']").first();
  const id = ((await link.getAttribute("href")) ?? "").split("#")[1] ?? "";
  await link.click();
  const heading = page.locator(`[id="${id}"]`);
  await expect(heading).toBeInViewport();
  const navbar = await page.locator(".navbar").boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(navbar?.height ?? Infinity);

  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await page.getByRole("navigation", { name: "Docs pages" }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
