import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { themeColors } from "@site/src/data/themeColors";
import {
  baseUrl,
  buildFolder,
  builtFiles,
  home,
  normalize,
  readBuilt,
  readNotFound,
  readPages,
  routesExcept,
} from "./site";
import type { BuiltPage } from "./site";

const pages = await readPages();
const files = await builtFiles();

const exceptions = (holds: (page: BuiltPage) => boolean): string[] => routesExcept(pages.values(), holds);

/** The content or URL of a meta or link element; empty unless exactly one element of the head matches. */
function content({ $ }: BuiltPage, selector: string): string {
  const elements = $(`head > ${selector}`);
  return elements.length === 1 ? (elements.attr("content") ?? elements.attr("href") ?? "") : "";
}

/** The path of the file in the build for a URL of the site; undefined for other URLs. */
function fileBehind(href: string): string | undefined {
  const absolute = new URL(href, home).href;
  return absolute.startsWith(home) ? absolute.slice(home.length) : undefined;
}

/** Width and height from the header of a PNG: https://www.w3.org/TR/png/#11IHDR. */
function pngSize(png: Buffer): string {
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
  return `${String(png.readUInt32BE(16))}x${String(png.readUInt32BE(20))}`;
}

describe("the head of each page", () => {
  it("has the page's URL as its only canonical URL and as og:url", () => {
    const holds = (page: BuiltPage): boolean => {
      const canonical = content(page, "link[rel=canonical]");
      const isPageUrl = canonical.startsWith(home) && normalize(`/${canonical.slice(home.length)}`) === page.route;
      return isPageUrl && content(page, "meta[property='og:url']") === canonical;
    };
    expect(exceptions(holds)).toEqual([]);
  });

  it.each([
    ["/", "home"],
    ["/showcase", "home"],
    ["/docs/get-started", "home"],
    ["/docs/category/advanced-settings", "home"],
    ["/api", "api"],
    ["/api/printer-legacy/link", "api"],
    ["/examples/default", "examples"],
    ["/examples/default/types/objects/media", "examples"],
    ["/examples/group-by/category/course", "examples"],
  ])("has, on %s, the social card %s", (route, card) => {
    const page = pages.get(route);
    expect(page && content(page, "meta[property='og:image']")).toBe(`${home}img/social/${card}.png`);
    expect(page && content(page, "meta[name='twitter:image']")).toBe(`${home}img/social/${card}.png`);
  });

  it("has an existing social card with size and alternative text", () => {
    const holds = (page: BuiltPage): boolean =>
      files.includes(fileBehind(content(page, "meta[property='og:image']")) ?? "") &&
      content(page, "meta[property='og:image:width']") === "1200" &&
      content(page, "meta[property='og:image:height']") === "630" &&
      content(page, "meta[property='og:image:type']") === "image/png" &&
      content(page, "meta[property='og:image:alt']").length > 20 &&
      content(page, "meta[name='twitter:image:alt']") === content(page, "meta[property='og:image:alt']") &&
      content(page, "meta[name='twitter:card']") === "summary_large_image";
    expect(exceptions(holds)).toEqual([]);
  });

  it("has the site name, type, title and description for Open Graph", () => {
    const holds = (page: BuiltPage): boolean =>
      content(page, "meta[property='og:site_name']") === "GraphQL-Markdown" &&
      content(page, "meta[property='og:type']") === (/^\/(?:showcase)?$/u.test(page.route) ? "website" : "article") &&
      content(page, "meta[property='og:title']") !== "" &&
      content(page, "meta[property='og:description']") !== "";
    expect(exceptions(holds)).toEqual([]);
  });

  it("has existing icons and an existing manifest", () => {
    const holds = (page: BuiltPage): boolean =>
      ["icon", "apple-touch-icon", "manifest"].every((relation) =>
        files.includes(fileBehind(content(page, `link[rel=${relation}]`)) ?? ""),
      );
    expect(exceptions(holds)).toEqual([]);
  });

  it("has the theme colour of the default mode", () => {
    expect(exceptions((page) => content(page, "meta[name=theme-color]") === themeColors.light)).toEqual([]);
  });
});

it("the not-found page has absolute paths of icons and manifest", async () => {
  const $ = await readNotFound();
  for (const relation of ["icon", "apple-touch-icon", "manifest"]) {
    const href = $(`link[rel=${relation}]`).attr("href") ?? "";
    expect(href).toMatch(/^\//u);
    expect(files).toContain(fileBehind(href));
  }
});

describe("the images of the site", () => {
  it("include social cards, all of 1200 by 630 pixels and below 100 kB", async () => {
    const cards = files.filter((file) => /^img\/social\/.*\.png$/u.test(file));
    expect(cards.length).toBeGreaterThan(1);
    for (const card of cards) {
      const png = await readFile(path.join(buildFolder, card));
      expect(pngSize(png), card).toBe("1200x630");
      expect(png.length, card).toBeLessThan(100_000);
    }
  });

  it("include an icon of 180 pixels for phones", async () => {
    expect(pngSize(await readFile(path.join(buildFolder, "img/icons/apple-touch-180.png")))).toBe("180x180");
  });
});

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly theme_color: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
}

describe("the manifest", async () => {
  const manifest = JSON.parse(await readBuilt("site.webmanifest")) as Manifest;

  it("has the name of the site, the home page as its start, and the theme colour", () => {
    expect(manifest.name).toBe("GraphQL-Markdown");
    expect(new URL(manifest.start_url, `${home}site.webmanifest`).href).toBe(home);
    expect(manifest.theme_color).toBe(themeColors.light);
  });

  it("has icons of 192 and 512 pixels, plain and maskable", async () => {
    const pngIcons = manifest.icons.filter(({ src }) => src.endsWith(".png"));
    const kinds = pngIcons.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`);
    expect(kinds.sort()).toEqual(["192x192 any", "192x192 maskable", "512x512 any", "512x512 maskable"]);
    for (const { src, sizes } of pngIcons) {
      expect(pngSize(await readFile(path.join(buildFolder, src))), src).toBe(sizes);
    }
  });
});

it("robots.txt allows crawlers and has the full URL of the sitemap", async () => {
  const lines = (await readBuilt("robots.txt")).split("\n");
  expect(lines).toContain("User-agent: *");
  expect(lines).toContain(`Allow: ${baseUrl}`);
  expect(lines).toContain(`Sitemap: ${home}sitemap.xml`);
  expect(files).toContain("sitemap.xml");
});
