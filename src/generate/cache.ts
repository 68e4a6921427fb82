import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { hashFiles, hashOf } from "../shared/files";
import { GenerationError } from "./target";
import type { GenerationTarget } from "./target";

/** Folder of the project with the stamps of finished generations, and the pages of running ones. Not in git. */
export const WORK_FOLDER = ".generated";

/** The record of a finished generation. */
interface Stamp {
  readonly inputs: string;
  readonly outputs: string;
  readonly pages: number;
}

/** Reads the version of an installed package; throws when it is not installed. */
async function installedVersion(root: string, name: string): Promise<string> {
  const manifest = path.join(root, "node_modules", name, "package.json");
  try {
    const { version } = JSON.parse(await readFile(manifest, "utf8")) as { version: string };
    return version;
  } catch (cause) {
    throw new GenerationError(`The package "${name}" is not installed (${manifest}).`, "Run `npm ci`.", { cause });
  }
}

/**
 * Hashes everything that determines the output of a target: its input files, the generator's code, the versions of packages.
 *
 * @throws GenerationError when a package is not installed
 */
export async function hashInputs(root: string, target: GenerationTarget): Promise<string> {
  const versions = await Promise.all(
    target.packages.map(async (name) => `${name}@${await installedVersion(root, name)}`),
  );
  return hashOf([await hashFiles(root, target.inputs), ...versions]);
}

/** Hashes the pages of a target on disk. */
export async function hashOutputs(root: string, target: GenerationTarget): Promise<string> {
  return hashFiles(path.join(root, target.folder), target.entries);
}

function stampFile(root: string, target: GenerationTarget): string {
  return path.join(root, WORK_FOLDER, `${target.name}.json`);
}

/** Reads the stamp of the last finished generation of a target; `undefined` when there is no readable one. */
export async function readStamp(root: string, target: GenerationTarget): Promise<Stamp | undefined> {
  try {
    return JSON.parse(await readFile(stampFile(root, target), "utf8")) as Stamp;
  } catch {
    // Without a readable stamp, the pages are generated again.
    return undefined;
  }
}

/** Records a finished generation. */
export async function writeStamp(root: string, target: GenerationTarget, stamp: Stamp): Promise<void> {
  await mkdir(path.join(root, WORK_FOLDER), { recursive: true });
  await writeFile(stampFile(root, target), `${JSON.stringify(stamp, null, 2)}\n`);
}
