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

/**
 * Runs a command in a shell, as npm runs scripts.
 *
 * @param isAlone whether no other part runs now; if one does, the output is printed at the end, so that parts are not mixed
 */
async function runCommand(command: string, isAlone: boolean): Promise<Result> {
  return new Promise((resolve, reject) => {
    const output: Buffer[] = [];
    const child = spawn(command, { shell: true, stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"] });
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => output.push(chunk));
    child.on("error", reject).on("close", (code) => {
      if (!isAlone) process.stdout.write(`\n$ ${command}\n${Buffer.concat(output).toString()}`);
      resolve(code === 0 ? "passed" : code === SKIPPED ? "skipped" : "failed");
    });
  });
}

/** Does `work` on items in order, at most `limit` at a time, and starts no more after one that returns false. */
async function pool<Item>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<boolean>,
): Promise<void> {
  const waiting = [...items];
  let goesOn = true;
  const next = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined && goesOn; item = waiting.shift())
      if (!(await work(item))) goesOn = false;
  };
  await Promise.all(Array.from({ length: limit }, next));
}

/** Runs commands in order, at most `limit` at a time. After one that does not pass, starts no more. */
async function runAll(commands: readonly string[], limit: number, isAlone: boolean): Promise<Result> {
  let result: Result = "passed";
  await pool(commands, limit, async (command) => {
    const outcome = await runCommand(command, isAlone);
    if (outcome !== "passed") result = outcome;
    return outcome === "passed";
  });
  return result;
}

/** The command that finds or installs the programs that parts need; none if they need nothing. */
function installCommand(chosen: readonly Part[]): string[] {
  const names = [...new Set(chosen.flatMap(({ needs = [] }) => needs))];
  return names.length === 0 ? [] : [`tsx tests/system/index.ts ${names.join(" ")}`];
}

async function run(name: string, { commands, inParallel = false, ...part }: Part, isAlone: boolean): Promise<Outcome> {
  process.stdout.write(`\n▶ ${name}\n`);
  const start = performance.now();
  const limit = inParallel ? availableParallelism() : 1;
  const result = await runAll([...installCommand([{ commands, ...part }]), ...commands], limit, isAlone);
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

type NamedPart = readonly [name: string, part: Part];

/** The parts that the arguments name, in groups whose parts run at the same time. */
function chosenParts(suite: string, names: readonly string[]): NamedPart[][] {
  if (suite === "lint" && names.length > 0) {
    return [[["lint", { ...parts.lint, commands: names.map((name) => lookUp<string>(linters, name)) }]]];
  }
  const chosen = { ...suites, part: names, lint: ["lint"] };
  return lookUp<readonly (string | readonly string[])[]>(chosen, suite).map((group) =>
    [group].flat().map((name) => [name, lookUp<Part>(parts, name)]),
  );
}

async function main(): Promise<void> {
  const [, , suite = "", ...args] = process.argv;
  const names = args.filter((name) => name !== "--record");
  const isRecorded = suite === "all" || args.includes("--record");
  const groups = chosenParts(suite, names);
  const machine: Part = { commands: installCommand(groups.flat().map(([, part]) => part)) };
  const outcomes: Outcome[] = [];
  if (machine.commands.length > 0) groups.unshift([["machine", machine]]);
  // Recorded parts are independent of each other.
  const goesOn = (): boolean => isRecorded || outcomes.every(({ result }) => result !== "failed");
  await pool(groups, 1, async (group) => {
    await pool(group, availableParallelism(), async ([name, part]) => {
      outcomes.push(await run(name, part, group.length === 1));
      return goesOn();
    });
    return goesOn();
  });
  process.stdout.write(`\n${table(outcomes)}\n`);
  if (isRecorded) await record(outcomes);
  if (outcomes.some(({ result }) => result === "failed")) process.exitCode = 1;
}

void main();
