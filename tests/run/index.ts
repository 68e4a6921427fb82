/**
 * Runs parts of the tests until one fails, and prints the minutes of each. `tsx tests/run/index.ts test` runs a suite,
 * `part firefox webkit` these parts, and `lint types` this linter. `all` runs every part even after a failure, and records the
 * results in `tests/RESULTS.md`, as `part --record …` does.
 */
import { spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import process from "node:process";
import { SKIPPED } from "../system/ensure";
import { linters, parts, suites } from "./parts";
import type { Part } from "./parts";

type Result = "passed" | "failed" | "skipped";

interface Outcome {
  readonly name: string;
  readonly minutes: string;
  readonly result: Result;
}

/** Runs a command in a shell, as npm runs scripts. */
async function runCommand(command: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    spawn(command, { shell: true, stdio: "inherit" })
      .on("error", reject)
      .on("close", (code) => {
        resolve(code === 0 ? "passed" : code === SKIPPED ? "skipped" : "failed");
      });
  });
}

/** Runs commands in order, at most `limit` at a time. After one that does not pass, starts no more. */
async function runAll(commands: readonly string[], limit: number): Promise<Result> {
  const waiting = [...commands];
  let result: Result = "passed";
  const runWaiting = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined && result === "passed"; next = waiting.shift()) {
      const outcome = await runCommand(next);
      if (outcome !== "passed") result = outcome;
    }
  };
  await Promise.all(Array.from({ length: limit }, runWaiting));
  return result;
}

/** The command that finds or installs the programs that parts need; none if they need nothing. */
function installCommand(chosen: readonly Part[]): string[] {
  const names = [...new Set(chosen.flatMap(({ needs = [] }) => needs))];
  return names.length === 0 ? [] : [`tsx tests/system/index.ts ${names.join(" ")}`];
}

async function run(name: string, { commands, inParallel = false, ...part }: Part): Promise<Outcome> {
  process.stdout.write(`\n▶ ${name}\n`);
  const start = performance.now();
  const limit = inParallel ? availableParallelism() : 1;
  const result = await runAll([...installCommand([{ commands, ...part }]), ...commands], limit);
  return { name, minutes: ((performance.now() - start) / 60_000).toFixed(1), result };
}

function table(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ name, minutes, result }) => `| ${name} | ${minutes} | ${result} |`);
  return ["| part | minutes | |", "| --- | ---: | --- |", ...rows].join("\n");
}

const RESULTS = "tests/RESULTS.md";

/** Updates the table of last results. Parts that did not run keep their rows, unless they were removed. */
async function record(outcomes: readonly Outcome[]): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
  const known = (await readFile(RESULTS, "utf8")).matchAll(/^\| (\w+) \|.*\d{4}-\d\d-\d\d \|$/gmu);
  const rows = new Map(Array.from(known, ([row, name = ""]) => [name, row]));
  for (const { name, minutes, result } of outcomes) rows.set(name, `| ${name} | ${minutes} | ${result} | ${date} |`);
  const kept = suites.all.flatMap((name) => rows.get(name) ?? []);
  const head = ["| part | minutes | | |", "| --- | ---: | --- | --- |"];
  await writeFile(
    RESULTS,
    `# The last results of the parts of \`npm run test:all\`\n\n${[...head, ...kept].join("\n")}\n`,
  );
}

/** Looks up a name from the command line. */
function lookUp<Value>(values: Readonly<Record<string, Value>>, name: string): Value {
  const value = values[name];
  if (value === undefined) throw new Error(`There is no "${name}", but: ${Object.keys(values).join(", ")}`);
  return value;
}

/** The parts that the arguments name. */
function chosenParts(suite: string, names: readonly string[]): (readonly [name: string, part: Part])[] {
  if (suite === "lint" && names.length > 0) {
    return [["lint", { ...parts.lint, commands: names.map((name) => lookUp<string>(linters, name)) }]];
  }
  const chosen = { ...suites, part: names, lint: ["lint"] };
  return lookUp<readonly string[]>(chosen, suite).map((name) => [name, lookUp<Part>(parts, name)]);
}

async function main(): Promise<void> {
  const [, , suite = "", ...args] = process.argv;
  const names = args.filter((name) => name !== "--record");
  const isRecorded = suite === "all" || args.includes("--record");
  const chosen = chosenParts(suite, names);
  const machine: Part = { commands: installCommand(chosen.map(([, part]) => part)) };
  const outcomes: Outcome[] = [];
  if (machine.commands.length > 0) chosen.unshift(["machine", machine]);
  for (const [name, part] of chosen) {
    outcomes.push(await run(name, part));
    // Recorded parts are independent of each other.
    if (!isRecorded && outcomes.at(-1)?.result === "failed") break;
  }
  process.stdout.write(`\n${table(outcomes)}\n`);
  if (isRecorded) await record(outcomes);
  if (outcomes.some(({ result }) => result === "failed")) process.exitCode = 1;
}

void main();
