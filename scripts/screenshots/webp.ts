import type { Page } from "@playwright/test";

/** Quality between 0 and 1, the best first: with the last, text is still sharp. */
const QUALITIES = [0.8, 0.7, 0.6];

interface Limits {
  readonly name: string;
  readonly most: number;
}

/**
 * Turns a PNG into a WebP, by the browser's own encoder, with the best quality that fits.
 *
 * @param limits name for the error, and the most bytes that it may have
 * @throws Error when it is larger in every quality
 */
export async function toWebP(page: Page, png: Buffer, { name, most }: Limits): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const webp = await encode(page, png, quality);
    if (webp.length <= most) return webp;
  }
  throw new Error(`${name}: the picture has more than ${String(most)} bytes; show a smaller part.`);
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
