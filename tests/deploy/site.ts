import { cp, mkdtemp } from "node:fs/promises";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { compressFolder } from "@site/src/plugins/hosting/compress/compress";
import { buildFolder } from "../build/site";

/** Quality of brotli: the tests check whether compressed files are sent, not how small they are. */
const QUICK = 1;

/**
 * Makes a compressed copy of `build/`, which must not change itself: other tests read it.
 *
 * @returns absolute path of a temporary folder
 * @throws Error if there is no build
 */
export async function compressedBuild(): Promise<string> {
  if (!existsSync(path.join(buildFolder, "_headers"))) {
    throw new Error(`No finished build in ${buildFolder}; run \`npm run build\` first.`);
  }
  const copy = await mkdtemp(path.join(tmpdir(), "website-compressed-"));
  await cp(buildFolder, copy, { recursive: true });
  await compressFolder(copy, QUICK);
  return copy;
}
