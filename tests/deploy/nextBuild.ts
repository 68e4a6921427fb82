import { cp, mkdtemp, readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { listFiles } from "@site/src/shared/files";
import { buildFolder } from "../build/site";

/** Matches the hash of the content in a name such as `main.1a2b3c4d.js`. */
const HASHED = /^(assets\/(?:js|css)\/.*\.)([\da-f]{8})(\.(?:js|css))$/u;

/** Name of the meta element that marks the pages of the next build. */
export const NEXT_MARK = "next-build";

function reversed(hash: string): string {
  return hash.split("").reverse().join("");
}

/**
 * Makes a build that follows `build/`, as if every source had changed: all scripts and style sheets are renamed, and each page
 * is marked.
 *
 * @returns absolute path of a temporary folder
 * @throws Error if the build has no hashed assets
 */
export async function nextBuild(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "website-next-"));
  await cp(buildFolder, folder, { recursive: true });
  const files = await listFiles(folder);
  const hashes = files.flatMap((file) => HASHED.exec(file)?.[2] ?? []);
  if (hashes.length === 0) throw new Error(`No hashed asset in ${buildFolder}.`);
  const anyHash = new RegExp(hashes.join("|"), "gu");
  for (const file of files.filter((name) => /\.(?:html|js)$/u.test(name))) {
    const text = await readFile(path.join(folder, file), "utf8");
    const changed = text
      .replace(anyHash, reversed)
      .replace("<meta name=generator", `<meta name=${NEXT_MARK}><meta name=generator`);
    if (changed !== text) await writeFile(path.join(folder, file), changed);
  }
  for (const file of files) {
    const [, start, hash, end] = HASHED.exec(file) ?? [];
    if (start === undefined || hash === undefined || end === undefined) continue;
    await rename(path.join(folder, file), path.join(folder, start + reversed(hash) + end));
  }
  return folder;
}
