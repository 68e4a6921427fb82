import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { drawImages } from "@site/src/socialCards/images";

const siteDir = fileURLToPath(new URL("../../..", import.meta.url));

async function digests(): Promise<string[]> {
  const images = await drawImages(siteDir);
  return images.map(({ file, png }) => `${file} ${createHash("sha256").update(png).digest("hex")}`);
}

describe("drawImages", () => {
  test("gives the same bytes each time, and no image twice", async () => {
    const first = await digests();
    expect(first).toHaveLength(10);
    expect(new Set(first.map((digest) => digest.split(" ")[1])).size).toBe(10);
    expect(await digests()).toEqual(first);
  });

  test("names the package that is not installed", async () => {
    await expect(drawImages("/nowhere")).rejects.toThrow("/nowhere");
  });
});
