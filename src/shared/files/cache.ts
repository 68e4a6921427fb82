import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { hashOf } from "./hash";

/** What an earlier build made of each page, so that a build with one changed page processes only that page. */
export interface BuildCache {
  /**
   * What is cached for the same parts, or else what is made, which is cached.
   *
   * @param parts - all that decides about it
   * @param make - makes a value that survives JSON
   */
  recall<Value>(parts: readonly string[], make: () => Value): Value;
  /** Writes what was asked for since the cache was opened; the rest is forgotten. */
  save(): Promise<void>;
}

type Values = Readonly<Record<string, unknown>>;

async function read(file: string): Promise<Values> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Values;
  } catch {
    // Without a file that can be read everything is made anew, which is always right.
    return {};
  }
}

/**
 * Opens the cache of earlier builds.
 *
 * @param file - absolute path; it need not exist
 * @param version - of the code that makes the values: what another version has made is not used
 */
export async function openCache(file: string, version: string): Promise<BuildCache> {
  const before = await read(file);
  const now: Record<string, unknown> = {};
  return {
    recall<Value>(parts: readonly string[], make: () => Value) {
      const key = hashOf([version, ...parts]);
      return (now[key] ??= before[key] ?? make()) as Value;
    },
    async save() {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(`${file}.tmp`, JSON.stringify(now));
      await rename(`${file}.tmp`, file);
    },
  };
}
