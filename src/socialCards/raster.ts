import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { Resvg, initWasm } from "@resvg/resvg-wasm";

/** Latin letters of the two families, in the weights that the cards use. */
const FONTS = [
  "@fontsource/inter/files/inter-latin-400-normal.woff2",
  "@fontsource/inter/files/inter-latin-700-normal.woff2",
  "@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff2",
];

/** Turns SVG into PNG. */
export type Raster = (svg: string) => Uint8Array;

let started: Promise<void> | undefined;

/** The program may be started once in a process, which builds several languages one after the other. */
async function start(file: string): Promise<void> {
  started ??= readFile(file).then(async (program) => initWasm(program));
  return started;
}

/**
 * Starts the rasteriser, with fonts from packages: the same input gives the same bytes on every machine.
 *
 * @param siteDir - absolute path of the site, whose packages hold program and fonts
 * @throws Error when one of them is not installed
 */
export async function createRaster(siteDir: string): Promise<Raster> {
  const { resolve } = createRequire(path.join(siteDir, "package.json"));
  await start(resolve("@resvg/resvg-wasm/index_bg.wasm"));
  const fontBuffers = await Promise.all(FONTS.map(async (font) => new Uint8Array(await readFile(resolve(font)))));
  return (svg) => new Resvg(svg, { font: { fontBuffers, defaultFontFamily: "Inter" } }).render().asPng();
}
