import type { Page } from "@playwright/test";

/** Qualities to try, from 0 to 1, best first. With the last, text is still sharp. */
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
export async function toWebP(page: Page, png: Buffer, { name, maxBytes }: Limits): Promise<Buffer> {
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
