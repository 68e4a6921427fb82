/** Runs a suite of tests, prints the minutes of each part, and stops at the first that fails: `tsx tests/run/index.ts test`. */
import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import process from "node:process";
import { LEFT_OUT } from "../system/ensure";
import { suites } from "./suites";
import type { Part } from "./suites";

interface Outcome {
  readonly name: string;
  readonly minutes: string;
  readonly result: Result;
}

type Result = "passed" | "failed" | "left out";

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

/** Runs commands in their order, `lanes` at a time, and starts none after a failure. */
async function runAll(commands: readonly string[], lanes: number): Promise<Result> {
  const waiting = [...commands];
  const results = new Set<Result>();
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined && !results.has("failed"); next = waiting.shift()) {
      results.add(await resultOf(next));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return (["failed", "left out"] as const).find((result) => results.has(result)) ?? "passed";
}

async function run({ name, commands, sideBySide = false }: Part): Promise<Outcome> {
  process.stdout.write(`\n▶ ${name}\n`);
  const start = performance.now();
  const result = await runAll(commands, sideBySide ? availableParallelism() : 1);
  return { name, minutes: ((performance.now() - start) / 60_000).toFixed(1), result };
}

function table(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ name, minutes, result }) => `| ${name} | ${minutes} | ${result} |`);
  return ["| part | minutes | |", "| --- | ---: | --- |", ...rows].join("\n");
}

/** The file that says when `test:all` ran last, and what came of it. */
const RESULTS = "tests/RESULTS.md";

async function main(): Promise<void> {
  const suite = process.argv[2] as keyof typeof suites;
  const outcomes: Outcome[] = [];
  for (const part of suites[suite]) {
    outcomes.push(await run(part));
    // The parts of `test:all` do not need each other, and its result is a record of all of them.
    if (suite !== "all" && outcomes.at(-1)?.result === "failed") break;
  }
  process.stdout.write(`\n${table(outcomes)}\n`);
  if (suite === "all") {
    const date = new Date().toISOString().slice(0, 10);
    await writeFile(RESULTS, `# The last run of \`npm run test:all\`\n\n${date}\n\n${table(outcomes)}\n`);
  }
  if (outcomes.some(({ result }) => result === "failed")) process.exitCode = 1;
}

void main();
