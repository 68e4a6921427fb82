import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { replaceEntries } from "../shared/files";
import { hashInputs, hashOutputs, readStamp, WORK_FOLDER, writeStamp } from "./cache";
import type { GenerationTarget, Report } from "./target";

/** Progress on standard output, each line prefixed with the name, because targets run in parallel. */
export function reportTo(stream: NodeJS.WritableStream, name: string): Report {
  return (line) => {
    stream.write(`[generate] ${name}: ${line}\n`);
  };
}

/** What happened to a target. */
export interface GenerationResult {
  readonly name: string;
  readonly pages: number;
  readonly cached: boolean;
}

/**
 * Brings one target up to date. Nothing is done when neither its inputs nor its pages changed since the last run;
 * otherwise new pages are generated in a separate folder, and replace the old ones only when all went well.
 *
 * @throws whatever the target throws; the earlier pages are then still in place
 */
export async function runTarget(root: string, target: GenerationTarget, report: Report): Promise<GenerationResult> {
  const inputs = await hashInputs(root, target);
  const stamp = await readStamp(root, target);
  if (stamp?.inputs === inputs && stamp.outputs === (await hashOutputs(root, target))) {
    report(`${String(stamp.pages)} pages, unchanged`);
    return { name: target.name, pages: stamp.pages, cached: true };
  }
  // With the process id, two runs at the same time do not get in each other's way.
  const work = path.join(root, WORK_FOLDER, `${target.name}-${String(process.pid)}`);
  const staging = path.join(work, "new");
  await rm(work, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  try {
    const pages = await target.generate({ root, staging, report });
    await replaceEntries(staging, path.join(root, target.folder), target.entries);
    await writeStamp(root, target, { inputs, outputs: await hashOutputs(root, target), pages });
    report(`${String(pages)} pages written to ${target.folder}/`);
    return { name: target.name, pages, cached: false };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
