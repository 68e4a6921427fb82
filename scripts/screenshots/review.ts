/**
 * `npm run screenshots -- --review`: writes one contact sheet for each width, with all kinds of pages in both colour modes, and
 * some with more contrast, so that a change can be reviewed in a minute. Needs `build/`; writes
 * `test-results/review/<width>.png`.
 */
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { chromium } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { launchOptions } from "../../tests/system/launch";
import { MODES, docusaurus } from "./pictures";
import type { Mode } from "./pictures";
import { servedFrom } from "./serve";

const BUILD = "build";
const FOLDER = "test-results/review";

/** Width and height of the window, and width of a page on the sheet, in pixels. */
const SIZES = [
  { width: 390, height: 1600, shown: 260 },
  { width: 820, height: 1600, shown: 400 },
  { width: 1440, height: 1600, shown: 620 },
] as const;

type Size = (typeof SIZES)[number];

interface View {
  readonly name: string;
  readonly path: string;
  /** Steps on the page before its picture. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly contrast?: "more";
}

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press("/");
  await page.getByRole("combobox", { name: "Search" }).waitFor();
}

async function search(page: Page): Promise<void> {
  await openSearch(page);
  await page.getByRole("combobox", { name: "Search" }).fill("deprecated");
  await page.getByRole("option").first().waitFor();
}

async function searchInVain(page: Page): Promise<void> {
  await openSearch(page);
  await page.getByRole("combobox", { name: "Search" }).fill("0000000");
  await page.getByText("No results").filter({ visible: true }).first().waitFor();
}

/** Opens the menu, which only narrow pages have. */
async function openMenu(page: Page): Promise<void> {
  const toggle = page.getByRole("button", { name: "Toggle navigation bar" });
  if (await toggle.isVisible()) await toggle.click();
}

async function openPlayground(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Start the playground" }).click();
  await page.getByRole("status").filter({ hasText: "written" }).waitFor();
}

/** One page of each kind, and one with each kind of overlay. */
const VIEWS: readonly View[] = [
  { name: "Home", path: "/" },
  { name: "Docs", path: "/docs/get-started" },
  { name: "Docs, more contrast", path: "/docs/get-started", contrast: "more" },
  { name: "Settings", path: "/docs/settings" },
  { name: "Table", path: "/docs/configuration-cheatsheet" },
  { name: "Admonitions", path: "/docs/guides/frameworks/vocs" },
  { name: "Category", path: "/docs/category/advanced-settings" },
  { name: "Showcase", path: "/showcase" },
  { name: "API index", path: "/api/" },
  { name: "API category", path: "/api/category/graphql-markdownprinter-legacy" },
  { name: "API", path: "/api/core/config" },
  { name: "Landing page", path: "/examples/default" },
  { name: "Example category", path: "/examples/group-by/category/course" },
  { name: "Type", path: "/examples/default/types/objects/media" },
  { name: "Type, more contrast", path: "/examples/default/types/objects/media", contrast: "more" },
  { name: "Enum", path: "/examples/default/types/enums/media-format" },
  { name: "Directive", path: "/examples/group-by/common/directives/auth" },
  { name: "Operation", path: "/examples/default/operations/queries/media" },
  { name: "Not found", path: "/nowhere" },
  { name: "Menu", path: "/docs/settings", prepare: openMenu },
  { name: "Search, empty", path: "/docs/intro", prepare: openSearch },
  { name: "Search", path: "/docs/intro", prepare: search },
  { name: "Search, no results", path: "/docs/intro", prepare: searchInVain },
  { name: "Playground", path: "/docs/try-it", prepare: openPlayground },
];

async function pictureOf(browser: Browser, view: View, size: Size, mode: Mode): Promise<string> {
  const { path: url, prepare, contrast = "no-preference" } = view;
  const context = await browser.newContext({
    contrast,
    viewport: { width: size.width, height: size.height },
    colorScheme: mode,
    reducedMotion: "reduce",
    hasTouch: size.width === SIZES[0].width,
  });
  const origin = await servedFrom(context, path.resolve(BUILD));
  await context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, docusaurus(mode));
  const page = await context.newPage();
  await page.goto(origin + url);
  await page.locator("html[data-has-hydrated=true]").waitFor({ state: "attached" });
  await prepare?.(page);
  const png = await page.screenshot({ animations: "disabled" });
  await context.close();
  return png.toString("base64");
}

const figure = (caption: string, png: string, width: number): string =>
  `<figure><figcaption>${caption}</figcaption><img width="${String(width)}" src="data:image/png;base64,${png}"></figure>`;

const sheet = (figures: readonly string[]): string => `<!doctype html><meta charset="utf-8"><style>
  body { display: flex; flex-wrap: wrap; gap: 16px; margin: 16px; background: #777; font: 14px sans-serif; color: #fff }
  figure { margin: 0 }
  img { display: block }
</style>${figures.join("")}`;

/**
 * Writes the contact sheets.
 *
 * @throws Error if the site has not been built
 */
export async function writeReview(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const browser = await chromium.launch(launchOptions());
  try {
    for (const size of SIZES) {
      const figures: string[] = [];
      for (const view of VIEWS) {
        for (const mode of MODES) {
          figures.push(figure(`${view.name}, ${mode}`, await pictureOf(browser, view, size, mode), size.shown));
        }
      }
      const page = await browser.newPage({ viewport: { width: 8 * SIZES[0].shown, height: 1000 } });
      await page.setContent(sheet(figures));
      const file = path.join(FOLDER, `${String(size.width)}.png`);
      await page.screenshot({ path: file, fullPage: true });
      await page.close();
      process.stdout.write(`${file}: ${String(figures.length)} pictures\n`);
    }
  } finally {
    await browser.close();
  }
}
