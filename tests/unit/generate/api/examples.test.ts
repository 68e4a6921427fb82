import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import ts from "typescript";
import { beforeAll, expect, it } from "vitest";
import { checkTypes } from "./examples/check";
import { examplesOf } from "./examples/collect";
import type { Example } from "./examples/collect";
import { FRAGMENTS, NOT_RUN } from "./examples/fragments";
import { programOf } from "./examples/program";
import type { Outcome, Runnable } from "./examples/run";
import type { Reference } from "./pages";
import { ROOT, sharedReference } from "./pages";

let reference: Reference;
let examples: readonly Example[];
let outcomes: readonly Outcome[];

/** Runs examples in a process and a folder of their own: some set up a logger, and some write files. */
async function run(runnables: readonly Runnable[]): Promise<Outcome[]> {
  const cwd = await mkdtemp(path.join(tmpdir(), "api-examples-"));
  const source = await readFile(path.join(import.meta.dirname, "examples", "run.ts"), "utf8");
  // As plain JavaScript: a loader of TypeScript would put off the failures of imports.
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  await writeFile(path.join(cwd, "run.mjs"), ts.transpileModule(source, { compilerOptions }).outputText);
  const input = JSON.stringify(runnables);
  const { stdout, stderr } = spawnSync(process.execPath, ["run.mjs", ROOT], { input, cwd, encoding: "utf8" });
  await rm(cwd, { recursive: true, force: true });
  if (stdout === "") throw new Error(`The examples could not be run: ${stderr}`);
  return JSON.parse(stdout) as Outcome[];
}

beforeAll(async () => {
  reference = await sharedReference();
  examples = reference.pages.flatMap(examplesOf);
  outcomes = await run(examples.map(({ id, code }) => ({ id, program: programOf(code) })));
});

it("runs each example that is a whole program, and its comments tell what comes out", () => {
  const whole = outcomes.filter(({ id }) => !(id in FRAGMENTS) && !(id in NOT_RUN));
  expect(whole.filter(({ problem }) => problem !== "")).toEqual([]);
  expect(whole.length).toBeGreaterThan(50);
  expect(whole.filter(({ compared }) => compared > 0).length).toBeGreaterThan(20);
});

it("checks the types of each fragment, which lacks nothing but what the list names", () => {
  const checked = checkTypes(examples.filter(({ id }) => id in FRAGMENTS));
  expect([...checked].filter(([, { problems }]) => problems.length > 0)).toEqual([]);
  expect(Object.fromEntries([...checked].map(([id, { unknown }]) => [id, unknown]))).toEqual(FRAGMENTS);
});

it("lists no example as one that cannot be run which does run by now", () => {
  const failing = new Set(outcomes.filter(({ problem }) => problem !== "").map(({ id }) => id));
  expect(Object.keys(NOT_RUN).filter((id) => !failing.has(id))).toEqual([]);
  expect(Object.keys(FRAGMENTS).filter((id) => !failing.has(id))).toEqual([]);
});
