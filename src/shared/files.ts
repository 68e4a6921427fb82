import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { createHash } from "node:crypto";

/**
 * Lists all files below a folder, without packages that npm has installed in it.
 *
 * @param folder absolute path; a folder that does not exist has no files
 * @returns paths relative to `folder`, with `/` on every platform, sorted by code unit so that every platform has the
 * same order
 */
export async function listFiles(folder: string): Promise<string[]> {
  let entries;
  try {
    entries = await readdir(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .filter((file) => !/(?:^|\/)node_modules\//u.test(file))
    .sort();
}

/** Computes the SHA-256 of a list of strings, hexadecimal. `["ab", "c"]` and `["a", "bc"]` have different hashes. */
export function hashOf(strings: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of strings) hash.update(`${String(text.length)}:${text}`);
  return hash.digest("hex");
}

/**
 * Computes the SHA-256 over the names and contents of files.
 *
 * @param root absolute folder that the names are relative to
 * @param names files or folders below `root`; a folder stands for all files in it, and a missing one is skipped
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
  const strings: string[] = [];
  for (const file of files.sort()) strings.push(file, await readFile(path.join(root, file), "utf8"));
  return hashOf(strings);
}

/** Whether two files have the same bytes; false when the second does not exist. */
async function isSame(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([readFile(one), readFile(other).catch(() => undefined)]);
  return second !== undefined && first.equals(second);
}

/**
 * Replaces folders by moving files from staged folders. Unchanged files are not touched, so that a development server rebuilds
 * only what changed, and its watchers on folders stay valid. Each file is replaced atomically.
 *
 * @param staged absolute folder that contains the new folders, on the same file system
 * @param target absolute folder that contains the folders to replace
 * @throws Error before anything is replaced, if a new folder is missing or empty
 */
export async function replaceFolders(staged: string, target: string, names: readonly string[]): Promise<void> {
  const moves: string[] = [];
  const obsolete: string[] = [];
  for (const name of names) {
    const files = await listFiles(path.join(staged, name));
    if (files.length === 0) throw new Error(`There are no new files to replace ${path.join(target, name)} with.`);
    const earlier = await listFiles(path.join(target, name));
    moves.push(...files.map((file) => path.join(name, file)));
    obsolete.push(...earlier.filter((file) => !files.includes(file)).map((file) => path.join(name, file)));
  }
  for (const file of obsolete) await rm(path.join(target, file));
  for (const file of moves) {
    const [from, to] = [path.join(staged, file), path.join(target, file)];
    if (await isSame(from, to)) continue;
    await mkdir(path.dirname(to), { recursive: true });
    await rename(from, to);
  }
}

/** Results of earlier builds for each page, so that a build with one changed page processes only that page. */
export interface BuildCache {
  /**
   * Returns the value that is cached for a key. If there is none, computes and caches it.
   *
   * @param key - everything that the value depends on
   * @param compute - returns a value that survives JSON
   */
  recall<Value>(key: readonly string[], compute: () => Value): Value;
  /** Saves the values that were requested since the cache was opened, and drops all others. */
  save(): Promise<void>;
}

type Values = Readonly<Record<string, unknown>>;

async function read(file: string): Promise<Values> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Values;
  } catch {
    // Without a readable cache, every value is computed again.
    return {};
  }
}

/**
 * Opens the cache of earlier builds.
 *
 * @param file - absolute path; it need not exist
 * @param version - hash of the code that computes the values; values of other versions are ignored
 */
export async function openCache(file: string, version: string): Promise<BuildCache> {
  const earlier = await read(file);
  const requested: Record<string, unknown> = {};
  return {
    recall<Value>(key: readonly string[], compute: () => Value) {
      const hash = hashOf([version, ...key]);
      return (requested[hash] ??= earlier[hash] ?? compute()) as Value;
    },
    async save() {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(`${file}.tmp`, JSON.stringify(requested));
      await rename(`${file}.tmp`, file);
    },
  };
}
