import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Browser, Page } from "@playwright/test";
import lunr from "lunr";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { SearchDocument } from "@site/packages/search/src/shared/types";
import { packPackage } from "@site/src/plugins/downloads";
import { project } from "../docs/markdown/files";
import { runAxe } from "../e2e/support/axe";
import { docusaurus, scaffold } from "../formatter/stockSite";
import { serveCompressed } from "../lighthouse/server";
import type { StaticHost } from "../lighthouse/server";
import { addOverrides } from "../overrides";
import { replaceIn } from "../replaceIn";
import { openPage } from "../system/openPage";
import { writeFiles } from "../writeFiles";

// cspell:ignore ภาษา nฉันรักภาษาไทยมาก traductions importantes

const run = promisify(execFile);

/** Pages in languages without spaces, pages that are not or not fully indexed, and a translated page. */
const TEXTS = {
  "docs/chinese.md": "# 数据库\n\n我们的数据库保存所有订单。\n",
  "docs/japanese.md": "# 検索\n\n東京都の天気予報を検索します。\n",
  "docs/thai.md": "# ภาษา\n\nฉันรักภาษาไทยมาก\n",
  "docs/secret.md": "---\nsearch: false\n---\n\n# Secret\n\nThe word xylophone stands here.\n",
  "docs/hidden.mdx": '# Hidden\n\n<div data-search="off">The word glockenspiel stands here.</div>\n',
  "docs/unlisted.md": "---\nunlisted: true\n---\n\n# Unlisted\n\nThe word vibraphone stands here.\n",
  "docs/chevaux.md": "# Horses\n\nA page that is translated.\n",
  "i18n/fr/docusaurus-plugin-content-docs/version-1.0/chevaux.md":
    "# Les chevaux\n\nDes traductions de pages importantes.\n",
};

/**
 * Builds a site of `create-docusaurus` with two locales and two versions, and with the search as its README says: one package,
 * and one line of configuration.
 *
 * @returns the folder of the site
 * @throws Error with the output of the command that fails
 */
export async function buildStockSite(parent: string): Promise<string> {
  const site = await scaffold(parent, "typescript");
  await addOverrides(site);
  const tarball = await packPackage(path.join(project, "packages/search"), parent);
  await run("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline", tarball], { cwd: site });
  const config = path.join(site, "docusaurus.config.ts");
  await replaceIn(config, "  presets: [", '  themes: ["docusaurus-lean-search"],\n  presets: [');
  await replaceIn(config, "locales: ['en']", "locales: ['en', 'fr']");
  await writeFiles(site, { "docs/old.md": "# Old\n\nOnly version 1.0 has the word marimba.\n" });
  await docusaurus(site, "docs:version", "1.0");
  const texts = Object.entries(TEXTS).flatMap(([file, text]) =>
    // Also in the latest version, which is searched by default.
    file.startsWith("docs/")
      ? [
          [file, text],
          [file.replace("docs/", "versioned_docs/version-1.0/"), text],
        ]
      : [[file, text]],
  );
  await writeFiles(site, {
    ...(Object.fromEntries(texts) as Record<string, string>),
    "docs/new.md": "# New\n\nOnly the next version has the word celesta.\n",
  });
  await docusaurus(site, "build");
  return site;
}

// cspell:ignore ภาษาไทย Rechercher importants Résultats traductions

let parent: string;
let folder: string;
let host: StaticHost;
let browser: Browser;
let page: Page;
let messages: string[];

beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), "website-search-"));
  folder = await buildStockSite(parent);
  host = await serveCompressed(path.join(folder, "build"));
  ({ browser, page, messages } = await openPage());
});

afterAll(async () => {
  await browser.close();
  await host.close();
  await rm(parent, { recursive: true, force: true });
});

afterEach(() => {
  expect(messages.splice(0)).toEqual([]);
});

async function open(url: string, colorScheme: "light" | "dark" = "light"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.goto(host.origin + url);
  await page.locator("html[data-has-hydrated=true]").waitFor();
}

/** Searches in the navbar, and returns the paths of all results. */
async function search(query: string): Promise<string[]> {
  await page.keyboard.press("/");
  await page.keyboard.type(query);
  const list = page.getByRole("listbox");
  await list
    .or(page.getByText(/^No results/u))
    .first()
    .waitFor();
  await page.locator("[role=search][aria-busy=false]").first().waitFor();
  return list.getByRole("option").evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
}

describe("the search in a site of create-docusaurus", () => {
  it("opens a result with the keys, and marks the term on its page", async () => {
    await open("/docs/intro");
    expect(await search("translate")).toContain("/docs/tutorial-extras/translate-your-site");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Clear highlights" }).waitFor();
    expect(await page.locator("h1").textContent()).toBe("Translate your site");
  });

  it("finds blog posts, and offers the docs and the blog as areas", async () => {
    await open("/docs/intro");
    expect(await search("welcome")).toContain("/blog/welcome");
    const areas = await page.getByRole("radio").evaluateAll((all) => all.map((one) => one.parentElement?.textContent));
    expect(areas).toEqual([
      expect.stringMatching(/^All /u),
      expect.stringMatching(/^Docs /u),
      expect.stringMatching(/^Blog /u),
    ]);
  });

  it("finds only pages of the reader's version", async () => {
    await open("/docs/intro");
    expect(await search("marimba")).toEqual(["/docs/old"]);
    await open("/docs/intro");
    expect(await search("celesta")).not.toContain("/docs/next/new");
    await open("/docs/next/intro");
    expect(await search("celesta")).toEqual(["/docs/next/new"]);
  });

  it.each(["xylophone", "glockenspiel", "vibraphone"])("does not find %s, which the site excludes", async (word) => {
    await open("/docs/intro");
    expect(await search(word)).not.toContainEqual(expect.stringMatching(/secret|hidden|unlisted/u));
  });

  it.each([
    ["订单", "/docs/chinese"],
    ["天気", "/docs/japanese"],
    ["ภาษาไทย", "/docs/thai"],
  ])("finds %s in a text without spaces", async (query, found) => {
    await open("/docs/intro");
    expect((await search(query))[0]).toBe(found);
  });

  it("speaks French on French pages, and finds other forms of a French word", async () => {
    await open("/fr/docs/intro");
    expect(await page.getByRole("combobox", { name: "Rechercher" }).count()).toBe(1);
    expect((await search("importants"))[0]).toBe("/fr/docs/chevaux");
    await page.getByRole("listbox", { name: "Résultats de la recherche" }).waitFor();
  });

  it("opens in a dialog on a phone, with links before a query", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open("/docs/intro");
    await page.getByRole("button", { name: "Search" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("link", { name: "Blog" }).waitFor();
    await dialog.getByRole("combobox").fill("markdown");
    await dialog.getByRole("option").first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.goBack();
    await dialog.waitFor({ state: "hidden" });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it("searches for the query in a URL, as in the OpenSearch description", async () => {
    await open("/?q=congratulations");
    await page.locator("[role=option]").first().waitFor();
    const description = await readFile(path.join(folder, "build/opensearch.xml"), "utf8");
    expect(description).toContain("/?q={searchTerms}");
  });

  it.each(["light", "dark"] as const)("has no accessibility problem in %s mode", async (mode) => {
    await open("/docs/intro", mode);
    await search("markdown");
    expect(await runAxe(page, mode, "all", ".navbar")).toEqual([]);
  });

  it.each(["dark", "primary"])("is readable in light mode in a navbar of the style %s", async (style) => {
    await open("/docs/intro");
    await page.locator(".navbar").evaluate((navbar, name) => {
      navbar.classList.add(`navbar--${name}`);
    }, style);
    // The query has a mistake, which the panel explains above the results.
    await search("markdown~x");
    const panel = ".navbar [role=presentation]:has([role=listbox])";
    expect(await runAxe(page, "light", "colours", panel)).toEqual([]);
    // axe does not check icons.
    const colorOf = (selector: string): Promise<string> =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    expect(await colorOf(".navbar button[aria-haspopup=dialog]")).toBe(
      await colorOf(".navbar__link:not(.navbar__link--active)"),
    );
  });
});

it("the command `unpack` writes the documents, and an index that lunr loads", async () => {
  const cli = path.join(folder, "node_modules/.bin/docusaurus-lean-search");
  await promisify(execFile)(cli, ["unpack", "build", "unpacked"], { cwd: folder });
  const text = await readFile(path.join(folder, "unpacked/fr.json"), "utf8");
  const { documents, index } = JSON.parse(text) as { documents: SearchDocument[]; index: object };
  const [first] = lunr.Index.load(index).search("chevaux");
  expect(documents[Number(first?.ref)]?.sectionRoute).toMatch(/\/chevaux$/u);
  expect(documents[Number(first?.ref)]?.content).toContain("traductions");
});
