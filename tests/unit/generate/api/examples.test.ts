import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import ts from "typescript";
import { beforeAll, expect, it } from "vitest";
import { examplesOf } from "./examples/collect";
import type { Example } from "./examples/collect";
import { programOf } from "./examples/program";
import type { Outcome, Runnable } from "./examples/run";
import { ROOT, siteReference } from "./pages";

let outcomes: readonly Outcome[];

/** Runs examples in a process of their own, for some set up a logger. */
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

/** Modules that no path leads to, with their files: their examples cannot import what they call. */
const UNREACHABLE: Readonly<Record<string, string>> = {
  "helpers/utils/interpolate": "@graphql-markdown/helpers/dist/utils/interpolate.js",
};

/** An example of such a module with the import that only this project can write; any other as it is. */
function complete({ id, code }: Example): string {
  const file = UNREACHABLE[id.split("#")[0] ?? ""];
  if (file === undefined) return code;
  const specifier = path.join(ROOT, "node_modules", file);
  const names = Object.keys(createRequire(import.meta.url)(specifier) as object);
  return `import { ${names.join(", ")} } from ${JSON.stringify(specifier)};\n${code}`;
}

beforeAll(async () => {
  const reference = await siteReference();
  const examples = reference.pages.flatMap(examplesOf);
  outcomes = await run(examples.map((example) => ({ id: example.id, program: programOf(complete(example)) })));
});

// One that fails since an upgrade of the packages gets an example of ours in src/generate/api/samples.
it("runs every example, and its comments tell what comes out", () => {
  expect(outcomes.filter(({ problem }) => problem !== "")).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(200);
  expect(outcomes.filter(({ compared }) => compared > 0).length).toBeGreaterThan(150);
});
