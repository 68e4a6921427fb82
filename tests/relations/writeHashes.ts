/**
 * Records hashes of the pages that the stock tool generates for a large schema. Tests expect the same hashes for pages
 * generated with `relations.mjs`. Run this after an upgrade of the tool; it takes minutes.
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
