import { readFile } from "node:fs/promises";
import path from "node:path";
import { drawCard } from "./card";
import { cards } from "./cards";
import { drawIcon, icons } from "./icon";
import { createRaster } from "./raster";
import { colour, readTokens } from "./tokens";

/** A PNG of the site. */
export interface Image {
  /** Path below the home page. */
  readonly file: string;
  readonly png: Uint8Array;
}

/** The shapes in a logo file, without the element around them. */
async function shapes(file: string): Promise<string> {
  const svg = await readFile(file, "utf8");
  const inside = /<svg[^>]*>([\s\S]*)<\/svg>/u.exec(svg)?.[1];
  if (inside === undefined) throw new Error(`${file} is not an SVG file.`);
  return inside.trim();
}

/**
 * Draws every image that is made at build time: the cards that social networks show, and the icons of the site.
 *
 * @param siteDir - absolute path of the site
 * @returns the same bytes for the same logo, tokens, texts and package versions
 */
export async function drawImages(siteDir: string): Promise<Image[]> {
  const css = await readFile(path.join(siteDir, "src/css/tokens.css"), "utf8");
  const [light, dark] = [readTokens(css, "light"), readTokens(css, "dark")];
  const [logo, darkLogo] = await Promise.all(
    ["logo.svg", "logo-dark.svg"].map(async (name) => shapes(path.join(siteDir, "static/img", name))),
  );
  const raster = await createRaster(siteDir);
  return [
    ...cards.map((card) => ({
      file: `img/social/${card.name}.png`,
      png: raster(drawCard(card, darkLogo ?? "", dark)),
    })),
    ...icons.map((icon) => ({
      file: `img/icons/${icon.name}.png`,
      png: raster(drawIcon(icon, logo ?? "", colour(light, "surface-raised"))),
    })),
  ];
}
