import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { listFiles } from "@site/src/shared/files";

/** Folder of the project. */
export const project = fileURLToPath(new URL("../../..", import.meta.url));

/** Paths of the pages that people write; all others of the site are generated. */
export async function writtenPages(): Promise<string[]> {
  const folders = await Promise.all(
    ["docs", "examples/landing"].map(async (folder) =>
      (await listFiles(path.join(project, folder)))
        .filter((file) => file.endsWith(".mdx"))
        .map((file) => `${folder}/${file}`),
    ),
  );
  return ["api/index.mdx", ...folders.flat()].sort();
}

/** Reads one file of the project. */
export async function readSource(file: string): Promise<string> {
  return readFile(path.join(project, file), "utf8");
}
