import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** What an earlier build made of each page, so that a build with one changed page makes it of one. */
export interface BuildCache<Value> {
  /**
   * What is remembered for the same parts, or else what is made, which is remembered.
   *
   * @param parts - all that decides about it
   */
  recall(parts: readonly string[], make: () => Value): Value;
  /** Writes what was asked for since the memory was opened; the rest is forgotten. */
  save(): Promise<void>;
}

type Remembered<Value> = Readonly<Record<string, Value>>;

async function read<Value>(file: string): Promise<Remembered<Value>> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Remembered<Value>;
  } catch {
    // Without a file that can be read everything is made anew, which is always right.
    return {};
  }
}

/**
 * Opens the memory of earlier builds.
 *
 * @param file - absolute path; it need not exist
 * @param version - of the code that makes the values, which have to survive JSON: what another version has made is not
 *   remembered
 */
export async function openCache<Value>(file: string, version: string): Promise<BuildCache<Value>> {
  const before = await read<Value>(file);
  const now: Record<string, Value> = {};
  return {
    recall(parts, make) {
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
