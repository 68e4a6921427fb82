/**
 * `npm run bench:relations`: what the tool takes as it is and with `packages/fast-relations/relations.mjs`, written to RESULTS.md, then
 * the hashes of the pages that it makes of a large schema as it is, which tests compare with. The second takes long:
 * `npm run bench:relations -- times` leaves it out, and `-- hashes` the first.
 */
import { mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import os, { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { HASHES, HIERARCHIES, LARGE, seededProject, timedRun } from "../../relations/runs";
import type { Hierarchy, Run } from "../../relations/runs";
import { markdownTable } from "../../search/table";
import type { Cell } from "../../search/table";

const SIZES = [250, 500, 1000];
const RESULTS = path.join(import.meta.dirname, "RESULTS.md");

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Runs the tool on a seeded schema, in each of the ways. */
async function runs<How extends "stock" | "fast">(
  types: number,
  hierarchy: Hierarchy,
  hows: readonly How[],
): Promise<Record<How, Run>> {
  const folder = await mkdtemp(path.join(await realpath(tmpdir()), "bench-relations-"));
  try {
    await seededProject(folder, types, hierarchy);
    const done: [How, Run][] = [];
    for (const how of hows) {
      const run = await timedRun(folder, how);
      say(`${String(types)} types, ${hierarchy}, ${how}: ${run.seconds.toFixed(1)} s`);
      done.push([how, run]);
    }
    return Object.fromEntries(done) as Record<How, Run>;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureTimes(): Promise<void> {
  const [load = 0] = os.loadavg();
  const rows: Cell[][] = [];
  for (const types of SIZES) {
    const { stock, fast } = await runs(types, "api", ["stock", "fast"]);
    if (stock.hash !== fast.hash) throw new Error(`The pages of ${String(types)} types are not the same.`);
    const cells = [stock.seconds.toFixed(1), fast.seconds.toFixed(1), (stock.seconds / fast.seconds).toFixed(1)];
    rows.push([types, stock.pages, ...cells]);
  }
  const report = [
    "# Relations",
    "",
    "Written by `npm run bench:relations`.",
    "",
    `${new Date().toISOString().slice(0, 10)}, ${String(os.cpus().length)} cores of ${os.cpus()[0]?.model ?? "unknown processor"}, ${process.platform}, Node.js ${process.versions.node}.`,
    `Load of the machine before the start: ${load.toFixed(1)}. One run each, in seconds, on the schema of`,
    "`tests/relations/seededSchema.ts`; the pages of both were the same.",
    "",
    markdownTable(["types", "pages", "as installed", "with relations.mjs", "ratio"], rows),
    "",
  ].join("\n");
  await writeFile(RESULTS, report);
  process.stdout.write(report);
}

async function writeHashes(): Promise<void> {
  const hashes: Partial<Record<Hierarchy, string>> = {};
  for (const hierarchy of HIERARCHIES) {
    const { stock } = await runs(LARGE, hierarchy, ["stock"]);
    hashes[hierarchy] = stock.hash;
  }
  await writeFile(HASHES, `${JSON.stringify(hashes, null, 2)}\n`);
}

async function main(): Promise<void> {
  const [, , only] = process.argv;
  if (only !== "hashes") await measureTimes();
  if (only !== "times") await writeHashes();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
