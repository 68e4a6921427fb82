import { fork } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { GenerationError } from "../target";
import type { GenerationContext, GenerationTarget } from "../target";
import type { ExampleName } from "./options";
import { generatorPackages } from "./options";

export type WorkerAnswer =
  | { readonly pages: number }
  | { readonly problem: string; readonly fix: string }
  | { readonly bug: string };

const worker = fileURLToPath(new URL("worker.ts", import.meta.url));
/** A URL, because Node.js would resolve a package name from the working directory. */
const typescriptLoader = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

/**
 * Creates the target for an example site. It runs in a separate process, because the tool's printer is a static singleton
 * that never replaces its first schema.
 */
export function exampleTarget(name: ExampleName): GenerationTarget {
  return {
    name,
    folder: "examples",
    entries: [name],
    inputs: [
      `examples/schemas/${name}`,
      `examples/options/${name}.ts`,
      `examples/landing/${name}.mdx`,
      "packages/reference-formatter",
      "packages/fast-relations/relations.mjs",
      "src/generate",
      "src/shared/compareNames.ts",
      "prettier.config.mjs",
    ],
    packages: generatorPackages,
    generate: (context) => runWorker(name, context),
  };
}

async function runWorker(name: ExampleName, { root, staging, report }: GenerationContext): Promise<number> {
  report("reading the schema and printing its pages");
  const answer = await new Promise<WorkerAnswer>((resolve, reject) => {
    const child = fork(worker, [name, root, staging], {
      execArgv: ["--import", typescriptLoader],
      // The options module resolves the formatter's path from the working directory.
      cwd: root,
    });
    child.once("message", resolve);
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      reject(new Error(`The generator of "${name}" stopped without an answer (${signal ?? String(code)}).`));
    });
  });
  if ("pages" in answer) return answer.pages;
  if ("problem" in answer) throw new GenerationError(answer.problem, answer.fix);
  throw new Error(answer.bug);
}
