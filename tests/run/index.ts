/**
 * Runs parts of the tests, prints the minutes of each, and ends with the first failure: `tsx tests/run/index.ts test` runs a
 * suite, `part firefox webkit` the parts of these names, and `lint types` those linters. `all` runs every part in any case, and
 * records the results in `tests/RESULTS.md`, as `part --record …` does.
 */
import { spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import process from "node:process";
import { LEFT_OUT } from "../system/ensure";
import { linters, parts, suites } from "./parts";
import type { Part } from "./parts";

type Result = "passed" | "failed" | "left out";

interface Outcome {
  readonly name: string;
  readonly minutes: string;
  readonly result: Result;
}

/** Runs a command in a shell, as `package.json` would. */
async function resultOf(command: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    spawn(command, { shell: true, stdio: "inherit" })
      .on("error", reject)
      .on("close", (code) => {
        resolve(code === 0 ? "passed" : code === LEFT_OUT ? "left out" : "failed");
      });
  });
}

/** Runs commands in their order, `lanes` at a time, and starts none after one that did not pass. */
async function runAll(commands: readonly string[], lanes: number): Promise<Result> {
  const waiting = [...commands];
  let result: Result = "passed";
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined && result === "passed"; next = waiting.shift()) {
      const own = await resultOf(next);
      if (own !== "passed") result = own;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return result;
}

/** The command that finds or installs the programs that parts need. */
function lookFor(needed: readonly Part[]): string[] {
  const names = [...new Set(needed.flatMap(({ needs = [] }) => needs))];
  return names.length === 0 ? [] : [`tsx tests/system/index.ts ${names.join(" ")}`];
}

async function run(name: string, { commands, sideBySide = false, ...part }: Part): Promise<Outcome> {
  process.stdout.write(`\n▶ ${name}\n`);
  const start = performance.now();
  const lanes = sideBySide ? availableParallelism() : 1;
  const result = await runAll([...lookFor([{ commands, ...part }]), ...commands], lanes);
  return { name, minutes: ((performance.now() - start) / 60_000).toFixed(1), result };
}

function table(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ name, minutes, result }) => `| ${name} | ${minutes} | ${result} |`);
  return ["| part | minutes | |", "| --- | ---: | --- |", ...rows].join("\n");
}

const RESULTS = "tests/RESULTS.md";

/** Writes the results of parts into the table of last results, and keeps those of other parts that still exist. */
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

/** Looks up a name that a person has typed. */
function named<Value>(values: Readonly<Record<string, Value>>, name: string): Value {
  const value = values[name];
  if (value === undefined) throw new Error(`There is no "${name}", but: ${Object.keys(values).join(", ")}`);
  return value;
}

/** The parts that the arguments name. */
function chosenParts(suite: string, names: readonly string[]): (readonly [name: string, part: Part])[] {
  if (suite === "lint" && names.length > 0) {
    return [["lint", { ...parts.lint, commands: names.map((name) => named<string>(linters, name)) }]];
  }
  const chosen = { ...suites, part: names, lint: ["lint"] };
  return named<readonly string[]>(chosen, suite).map((name) => [name, named<Part>(parts, name)]);
}

async function main(): Promise<void> {
  const [, , suite = "", ...args] = process.argv;
  const names = args.filter((name) => name !== "--record");
  const isRecorded = suite === "all" || args.includes("--record");
  const chosen = chosenParts(suite, names);
  const machine: Part = { commands: lookFor(chosen.map(([, part]) => part)) };
  const outcomes: Outcome[] = [];
  if (machine.commands.length > 0) chosen.unshift(["machine", machine]);
  for (const [name, part] of chosen) {
    outcomes.push(await run(name, part));
    // Results that are recorded are those of independent parts.
    if (!isRecorded && outcomes.at(-1)?.result === "failed") break;
  }
  process.stdout.write(`\n${table(outcomes)}\n`);
  if (isRecorded) await record(outcomes);
  if (outcomes.some(({ result }) => result === "failed")) process.exitCode = 1;
}

void main();
