import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { drawImages } from "../socialCards/images";

/** Draws the images that social networks show, and the icons of the site, into the build. */
export default function socialCards({ siteDir }: LoadContext): Plugin {
  return {
    name: "social-cards",
    async postBuild({ outDir }) {
      for (const { file, png } of await drawImages(siteDir)) {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, png);
      }
    },
  };
}
