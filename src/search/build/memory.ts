import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Draft } from "./documents";

/** The documents of pages as an earlier build cut them, so that a build with one changed page cuts one page. */
export interface Memory {
  /**
   * The documents of a page: those remembered for the same parts, or else those that are made, which are remembered.
   *
   * @param parts - all that decides about the documents
   */
  documents(parts: readonly string[], make: () => Draft[]): Draft[];
  /** Writes what was asked for since the memory was opened; the rest is forgotten. */
  save(): Promise<void>;
}

type Remembered = Readonly<Record<string, Draft[]>>;

async function read(file: string): Promise<Remembered> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Remembered;
  } catch {
    // Without a file that can be read every page is cut anew, which is always right.
    return {};
  }
}

/**
 * Opens the memory of earlier builds.
 *
 * @param file - absolute path; it need not exist
 * @param version - of the code that cuts: what another version has cut is not remembered
 */
export async function openMemory(file: string, version: string): Promise<Memory> {
  const before = await read(file);
  const now: Record<string, Draft[]> = {};
  return {
    documents(parts, make) {
      const key = createHash("sha256")
        .update(JSON.stringify([version, ...parts]))
        .digest("hex");
      return (now[key] ??= before[key] ?? make());
    },
    async save() {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(`${file}.tmp`, JSON.stringify(now));
      await rename(`${file}.tmp`, file);
    },
  };
}
