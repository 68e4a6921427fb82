/**
 * Takes the screenshots of the docs in both colour modes: `npm run screenshots` takes all, `npm run screenshots --
 * <names>` some. They show real builds: this site in `build/`, a site built by following Get started, a site without and
 * with the formatter, and sites of other frameworks. `npm run screenshots -- --review` writes contact sheets of this site instead.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { chromium } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { format } from "prettier";
import { screenshots } from "../../src/data/screenshots";
import { launchOptions } from "../../tests/system/launch";
import { MODES, pictures } from "./pictures";
import type { Mode, Picture } from "./pictures";
import { writeReview } from "./review";
import { servedFrom } from "./serve";
import { prepareSites } from "./sites";
import type { Sites } from "./sites";

const FOLDER = "static/img/screenshots";
const SIZES = "src/data/screenshots.ts";
/** Pixels of the picture for each CSS pixel. */
const SCALE = 1.5;
const MAX_BYTES = 60_000;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Qualities to try, from 0 to 1, best first. Even with the last one, text is sharp. */
const QUALITIES = [0.8, 0.7, 0.6];

interface Limits {
  readonly name: string;
  readonly maxBytes: number;
}

/**
 * Converts a PNG to WebP with the browser's encoder, in the best quality that fits.
 *
 * @param limits name for the error message, and maximum size
 * @throws Error when it is too large in every quality
 */
async function toWebP(page: Page, png: Buffer, { name, maxBytes }: Limits): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const webp = await encode(page, png, quality);
    if (webp.length <= maxBytes) return webp;
  }
  throw new Error(`${name}: the picture has more than ${String(maxBytes)} bytes; show a smaller part.`);
}

async function encode(page: Page, png: Buffer, quality: number): Promise<Buffer> {
  const url = await page.evaluate(
    async ({ source, quality }) => {
      const image = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
      canvas.getContext("2d")?.drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", quality);
    },
    { source: `data:image/png;base64,${png.toString("base64")}`, quality },
  );
  return Buffer.from(url.replace(/^data:image\/webp;base64,/u, ""), "base64");
}

async function take(browser: Browser, site: string, picture: Picture, mode: Mode): Promise<Size> {
  const { name, folder = FOLDER, maxBytes = MAX_BYTES, path: url, width, height, clip, storage, prepare } = picture;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: SCALE,
    colorScheme: mode,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const origin = await servedFrom(context, site);
  await context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, storage(mode));
  await page.goto(origin + url);
  await prepare?.(page);
  await page.evaluate(() => document.fonts.ready);
  const area = await areaOf(page, clip, { width, height });
  const png = await page.screenshot({ clip: area, animations: "disabled" });
  const webp = await toWebP(await context.newPage(), png, { name: `${name}, ${mode}`, maxBytes });
  await writeFile(path.join(folder, `${name}-${mode}.webp`), webp);
  process.stdout.write(`${name}, ${mode}: ${String(webp.length)} bytes\n`);
  await context.close();
  return { width: area.width, height: area.height };
}

/** Returns the part of the window to show: around the elements that match a selector, with a margin. */
async function areaOf(page: Page, selector: string | undefined, window: Size) {
  if (selector === undefined) return { x: 0, y: 0, ...window };
  const MARGIN = 8;
  const boxes = await page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );
  if (boxes.length === 0) throw new Error(`${selector} matches nothing on ${page.url()}.`);
  const x = Math.max(0, Math.floor(Math.min(...boxes.map(({ left }) => left)) - MARGIN));
  const y = Math.max(0, Math.floor(Math.min(...boxes.map(({ top }) => top)) - MARGIN));
  const right = Math.min(window.width, Math.ceil(Math.max(...boxes.map((box) => box.right)) + MARGIN));
  const bottom = Math.min(window.height, Math.ceil(Math.max(...boxes.map((box) => box.bottom)) + MARGIN));
  return { x, y, width: right - x, height: bottom - y };
}

async function main(): Promise<void> {
  const names = process.argv.slice(2);
  if (names.includes("--review")) {
    await writeReview();
    return;
  }
  const wanted = pictures.filter(({ name }) => names.length === 0 || names.includes(name));
  for (const { folder = FOLDER } of wanted) await mkdir(folder, { recursive: true });
  const sizes: Record<string, Size> = { ...screenshots };
  const sites: Sites = await prepareSites(new Set(wanted.map(({ site }) => site)));
  const browser = await chromium.launch(launchOptions());
  try {
    for (const picture of wanted) {
      const site = sites.folders[picture.site];
      if (site === undefined) throw new Error(`There is no site "${picture.site}".`);
      for (const mode of MODES) sizes[picture.name] = await take(browser, site, picture, mode);
      await saveSizes(sizes);
    }
  } finally {
    await browser.close();
    await sites.remove();
  }
}

/** Writes the sizes into the source code, so that pages reserve space for pictures that are still loading. */
async function saveSizes(sizes: Readonly<Record<string, Size>>): Promise<void> {
  const source = await readFile(SIZES, "utf8");
  const list = `export const screenshots = ${JSON.stringify(sizes)} as const;`;
  const changed = source.replace(/export const screenshots = [^]*? as const;/u, list);
  await writeFile(SIZES, await format(changed, { parser: "typescript", printWidth: 120 }));
}

void main();
