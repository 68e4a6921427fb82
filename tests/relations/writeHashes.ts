/**
 * Writes the hashes of the pages that the tool, as it is, makes of a large schema; the tests compare those of the fast file
 * with them. To be run for a new release of the tool; it takes minutes.
 */
import { mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { hashOfPages, HASHES, HIERARCHIES, LARGE, seededProject } from "./runs";

async function hashOf(hierarchy: (typeof HIERARCHIES)[number]): Promise<string> {
  const folder = await mkdtemp(path.join(await realpath(tmpdir()), "relations-"));
  try {
    await seededProject(folder, LARGE, hierarchy);
    return await hashOfPages(folder, "stock");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const hashes: Record<string, string> = {};
  for (const hierarchy of HIERARCHIES) hashes[hierarchy] = await hashOf(hierarchy);
  await writeFile(HASHES, `${JSON.stringify(hashes, null, 2)}\n`);
}

void main();
