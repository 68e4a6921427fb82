import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { listFiles } from "@site/src/shared/files";

export const project = fileURLToPath(new URL("../../..", import.meta.url));

/** Paths of the hand-written pages. All other pages are generated. */
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

export async function readSource(file: string): Promise<string> {
  return readFile(path.join(project, file), "utf8");
}
