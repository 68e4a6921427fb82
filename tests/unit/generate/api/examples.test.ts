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

/** Runs examples in a separate process, because some set up a logger. */
async function run(runnables: readonly Runnable[]): Promise<Outcome[]> {
  const cwd = await mkdtemp(path.join(tmpdir(), "api-examples-"));
  const source = await readFile(path.join(import.meta.dirname, "examples", "run.ts"), "utf8");
  // As plain JavaScript, because a TypeScript loader would delay the failures of imports.
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  await writeFile(path.join(cwd, "run.mjs"), ts.transpileModule(source, { compilerOptions }).outputText);
  const input = JSON.stringify(runnables);
  const { stdout, stderr } = spawnSync(process.execPath, ["run.mjs", ROOT], { input, cwd, encoding: "utf8" });
  await rm(cwd, { recursive: true, force: true });
  if (stdout === "") throw new Error(`The examples could not be run: ${stderr}`);
  return JSON.parse(stdout) as Outcome[];
}

/** Modules that packages do not export, with their files. Their examples cannot import the functions that they call. */
const UNREACHABLE: Readonly<Record<string, string>> = {
  "helpers/utils/interpolate": "@graphql-markdown/helpers/dist/utils/interpolate.js",
};

/** Adds the missing import to an example of a module in `UNREACHABLE`. */
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

// If an example fails after an upgrade of the packages, add our own in src/generate/api/samples.
it("runs every example, with the results that its comments promise", () => {
  expect(outcomes.filter(({ problem }) => problem !== "")).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(200);
  expect(outcomes.filter(({ compared }) => compared > 0).length).toBeGreaterThan(150);
});
