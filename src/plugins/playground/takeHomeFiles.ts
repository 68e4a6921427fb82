import { readFile } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "../../shared/files";
import type { GeneratedFile } from "./browser/protocol";

/** Where the formatter stands that readers copy. */
export const takeHomeFolder = "packages/reference-formatter";

/** The pictures of its README, which are no texts. */
const PICTURES = /\nBefore:\n.*<\/picture>\n/su;

/**
 * The files of the formatter that readers copy, in a folder of a project: all but the pictures of its README.
 *
 * @param siteDir folder of the site
 * @throws Error when the README shows no pictures any more
 */
export async function takeHomeFiles(siteDir: string): Promise<readonly GeneratedFile[]> {
  const folder = path.join(siteDir, takeHomeFolder);
  const files = (await listFiles(folder)).filter((file) => !file.endsWith(".webp"));
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(folder, file), "utf8");
      if (file !== "README.md") return { path: `formatter/${file}`, text };
      if (!PICTURES.test(text))
        throw new Error(`${takeHomeFolder}/README.md shows no pictures; correct takeHomeFiles.ts.`);
      return { path: `formatter/${file}`, text: text.replace(PICTURES, "") };
    }),
  );
}
