import type { Page } from "@playwright/test";

/** Of the quality, between 0 and 1: text stays sharp. */
const QUALITY = 0.86;

/** Turns a PNG into a WebP, by the browser's own encoder. */
export async function toWebP(page: Page, png: Buffer): Promise<Buffer> {
  const url = await page.evaluate(
    async ({ source, quality }) => {
      const image = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
      canvas.getContext("2d")?.drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", quality);
    },
    { source: `data:image/png;base64,${png.toString("base64")}`, quality: QUALITY },
  );
  return Buffer.from(url.replace(/^data:image\/webp;base64,/u, ""), "base64");
}
