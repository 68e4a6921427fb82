/**
 * Breaks one behaviour after the other, and runs the tests that prove it: `npm run test:mutants`. Behind `--`, ids and parts
 * of names choose mutants; without a choice, all are tried, which takes about an hour, and `tests/MUTANTS.md` is written.
 * `MUTANTS_LANES` is a folder that keeps the built sites for the next time, for work on tests and mutants.
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { listTests } from "../conformance/listed";
import { copyLane, makeLane, openLane } from "./lane";
import { mutants } from "./list";
import type { Mutant } from "./mutant";
import { mutantsPage } from "./page";
import { tryMutant } from "./trial";
import type { Trial } from "./trial";

const root = path.resolve(import.meta.dirname, "../..");
const kept = process.env["MUTANTS_LANES"];

/** Where the servers of the first lane listen; each lane takes two ports. */
const PORT = 4600;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function chosenMutants(words: readonly string[]): readonly Mutant[] {
  const chosen = mutants.filter(({ name, ids }) =>
    words.some((word) => name.includes(word) || ids.some((id) => id === word)),
  );
  if (words.length > 0 && chosen.length === 0) {
    throw new Error(`No mutant has "${words.join('" or "')}" in its name or its ids; see tests/mutants/list/.`);
  }
  return words.length > 0 ? chosen : mutants;
}

/** Builds the sites, one folder for each core. */
async function makeLanes(parent: string): Promise<string[]> {
  const folders = Array.from({ length: availableParallelism() }, (_, at) => path.join(parent, String(at)));
  if (folders.every((folder) => existsSync(folder))) return folders;
  say(`Building the site with the switches of ${String(mutants.length)} mutants…`);
  const [first = "", ...others] = folders;
  await makeLane(root, first, mutants);
  for (const folder of others) await copyLane(first, folder);
  return folders;
}

function report({ mutant, faults }: Trial): void {
  say(`${faults.length === 0 ? "✓" : "✗"} ${mutant.name} (${mutant.ids.join(", ")})`);
  for (const fault of faults) say(`    ${fault}`);
}

async function tryAll(chosen: readonly Mutant[], folders: readonly string[]): Promise<Trial[]> {
  const tests = await listTests();
  const waiting = [...chosen];
  const trials: Trial[] = [];
  const work = async (folder: string, at: number): Promise<void> => {
    const lane = await openLane(folder);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      // One that cannot be tried must not stop the others.
      const trial = await tryMutant(lane, next, tests, PORT + 2 * at).catch(
        (error: unknown): Trial => ({
          mutant: next,
          caughtBy: [],
          faults: [`not tried: ${error instanceof Error ? error.message : String(error)}`],
        }),
      );
      report(trial);
      trials.push(trial);
    }
  };
  await Promise.all(folders.map(work));
  return chosen.flatMap((mutant) => trials.filter((trial) => trial.mutant === mutant));
}

async function commit(): Promise<string> {
  return (await promisify(execFile)("git", ["rev-parse", "--short", "HEAD"], { cwd: root })).stdout.trim();
}

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const chosen = chosenMutants(words);
  const parent = kept ?? (await mkdtemp(path.join(await realpath(tmpdir()), "mutants-")));
  try {
    const trials = await tryAll(chosen, await makeLanes(parent));
    const caught = trials.filter(({ faults }) => faults.length === 0).length;
    say(`${String(caught)} of ${String(trials.length)} mutants were caught.`);
    if (words.length === 0) {
      await writeFile(path.join(root, "tests/MUTANTS.md"), mutantsPage(trials, new Date(), await commit()));
    }
    if (caught < trials.length) process.exitCode = 1;
  } finally {
    if (kept === undefined) await rm(parent, { recursive: true, force: true, maxRetries: 5 });
  }
}

void main();
