import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { hashFiles, hashOf, replaceFolders } from "../shared/files";
import { GenerationError } from "./target";
import type { GenerationTarget, Report } from "./target";

/** Folder of the project with the stamps of finished generations, and the pages of running generations. Not in git. */
const WORK_FOLDER = ".generated";

/** The record of a finished generation: the hashes of its inputs and outputs, and the number of pages. */
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
 * Hashes everything that determines the output of a target: its input files, with the generator's code, and the versions of
 * packages.
 *
 * @throws GenerationError when a package is not installed
 */
async function hashInputs(root: string, target: GenerationTarget): Promise<string> {
  const versions = await Promise.all(
    target.packages.map(async (name) => `${name}@${await installedVersion(root, name)}`),
  );
  return hashOf([await hashFiles(root, target.inputs), ...versions]);
}

async function hashOutputs(root: string, target: GenerationTarget): Promise<string> {
  return hashFiles(path.join(root, target.folder), target.entries);
}

/** Reads the stamp of the last finished generation of a target; `undefined` when there is no readable stamp. */
async function readStamp(file: string): Promise<Stamp | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Stamp;
  } catch {
    // Without a readable stamp, the pages are generated again.
    return undefined;
  }
}

/**
 * Updates a target. Skips it when neither its inputs nor its pages have changed since the last run. Otherwise generates
 * the pages in a separate folder, and replaces the old ones only when that succeeds.
 *
 * @throws the errors of the target; the earlier pages then stay in place
 */
export async function runTarget(root: string, target: GenerationTarget, report: Report): Promise<void> {
  const inputs = await hashInputs(root, target);
  const stampFile = path.join(root, WORK_FOLDER, `${target.name}.json`);
  const stamp = await readStamp(stampFile);
  if (stamp?.inputs === inputs && stamp.outputs === (await hashOutputs(root, target))) {
    report(`${String(stamp.pages)} pages, unchanged`);
    return;
  }
  // With the process id, so that two runs at the same time don't conflict.
  const work = path.join(root, WORK_FOLDER, `${target.name}-${String(process.pid)}`);
  const staging = path.join(work, "new");
  await rm(work, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  try {
    const pages = await target.generate({ root, staging, report });
    await replaceFolders(staging, path.join(root, target.folder), target.entries);
    const written: Stamp = { inputs, outputs: await hashOutputs(root, target), pages };
    await writeFile(stampFile, `${JSON.stringify(written, null, 2)}\n`);
    report(`${String(pages)} pages written to ${target.folder}/`);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
