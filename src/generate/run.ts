import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { replaceFolders } from "../shared/files";
import { hashInputs, hashOutputs, readStamp, WORK_FOLDER, writeStamp } from "./cache";
import type { GenerationTarget, Report } from "./target";

/** Returns a function that writes progress, prefixed with the target's name, because targets run in parallel. */
export function reportTo(stream: NodeJS.WritableStream, name: string): Report {
  return (line) => {
    stream.write(`[generate] ${name}: ${line}\n`);
  };
}

/** The result of updating a target. */
export interface GenerationResult {
  readonly name: string;
  readonly pages: number;
  readonly cached: boolean;
}

/**
 * Updates a target. Skips it when neither its inputs nor its pages have changed since the last run. Otherwise generates
 * the pages in a separate folder, and replaces the old ones only when that succeeds.
 *
 * @throws the errors of the target; the earlier pages then stay in place
 */
export async function runTarget(root: string, target: GenerationTarget, report: Report): Promise<GenerationResult> {
  const inputs = await hashInputs(root, target);
  const stamp = await readStamp(root, target);
  if (stamp?.inputs === inputs && stamp.outputs === (await hashOutputs(root, target))) {
    report(`${String(stamp.pages)} pages, unchanged`);
    return { name: target.name, pages: stamp.pages, cached: true };
  }
  // With the process id, so that two runs at the same time don't conflict.
  const work = path.join(root, WORK_FOLDER, `${target.name}-${String(process.pid)}`);
  const staging = path.join(work, "new");
  await rm(work, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  try {
    const pages = await target.generate({ root, staging, report });
    await replaceFolders(staging, path.join(root, target.folder), target.entries);
    await writeStamp(root, target, { inputs, outputs: await hashOutputs(root, target), pages });
    report(`${String(pages)} pages written to ${target.folder}/`);
    return { name: target.name, pages, cached: false };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
