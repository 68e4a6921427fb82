import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { listFiles } from "@site/src/shared/files";

export const project = fileURLToPath(new URL("../../..", import.meta.url));

/** Paths of the files below a folder whose names match, without installed packages. */
export async function filesOf(folder: string, name: RegExp): Promise<string[]> {
  const files = await listFiles(path.join(project, folder));
  return files.filter((file) => name.test(file) && !file.includes("node_modules/")).map((file) => `${folder}/${file}`);
}

/** Paths of the hand-written pages of the docs instances. Their other pages are generated. */
export async function writtenPages(): Promise<string[]> {
  const folders = await Promise.all(["docs", "examples/landing"].map((folder) => filesOf(folder, /\.mdx$/u)));
  return ["api/index.mdx", ...folders.flat()].sort();
}

export async function readSource(file: string): Promise<string> {
  return readFile(path.join(project, file), "utf8");
}
