import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "./list";

/** SHA-256 of a list of strings, hexadecimal; the boundaries between the strings count. */
export function hashOf(parts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${String(part.length)}:${part}`);
  return hash.digest("hex");
}

/**
 * SHA-256 over the names and contents of files.
 *
 * @param root absolute folder that the names are relative to
 * @param names files or folders below `root`; a folder stands for every file in it, a missing one for none
 */
export async function hashFiles(root: string, names: readonly string[]): Promise<string> {
  const files: string[] = [];
  for (const name of names) {
    const inFolder = await listFiles(path.join(root, name)).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === "ENOTDIR") return undefined;
      throw error;
    });
    if (inFolder === undefined) files.push(name);
    else files.push(...inFolder.map((file) => path.posix.join(name, file)));
  }
  const parts: string[] = [];
  for (const file of files.sort()) parts.push(file, await readFile(path.join(root, file), "utf8"));
  return hashOf(parts);
}
