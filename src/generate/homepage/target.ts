import { execFile } from "node:child_process";
import { copyFile, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { GenerationError } from "../error";
import { generatorPackages } from "../examples/packages";
import type { GenerationContext, GenerationTarget } from "../target";
import { homepageRuns } from "./runs";
import type { HomepageRun } from "./runs";
import { warningOf } from "./warnings";
import type { FrameworkWarning } from "./warnings";

const SCHEMAS = "examples/schemas/homepage";
const COMMAND = "node_modules/@graphql-markdown/cli/dist/main.js";

/** Output of the tool that the home page shows: the page of a small schema, and what presets make of another. */
export const homepageTarget: GenerationTarget = {
  name: "homepage",
  folder: "examples",
  entries: ["homepage"],
  inputs: [SCHEMAS, "src/generate/homepage"],
  packages: generatorPackages,
  generate,
};

async function generate({ root, staging, report }: GenerationContext): Promise<number> {
  report("printing the pages of the home page");
  const warnings: FrameworkWarning[] = [];
  for (const run of homepageRuns) {
    const text = await generateOne(run, root, staging);
    if (run.framework !== undefined) warnings.push(warningOf(run.framework, run, text));
  }
  await writeFile(path.join(staging, "homepage/warnings.json"), JSON.stringify(warnings, undefined, 2));
  return homepageRuns.length;
}

/**
 * Runs the tool's command on a schema and a configuration as a reader would write it, and keeps one page.
 *
 * @returns the text of the page
 */
async function generateOne(
  { name, schema, page, settings }: HomepageRun,
  root: string,
  staging: string,
): Promise<string> {
  const work = path.join(staging, "work");
  await mkdir(work);
  await copyFile(path.join(root, SCHEMAS, schema), path.join(work, "schema.graphql"));
  const configuration = { schema: "schema.graphql", extensions: { "graphql-markdown": settings } };
  await writeFile(path.join(work, ".graphqlrc.json"), JSON.stringify(configuration));
  const run = [path.join(root, COMMAND), "graphql-to-doc"];
  const { stderr } = await promisify(execFile)(process.execPath, run, { cwd: work });
  if (stderr !== "") throw new GenerationError(`The command complained: ${stderr.trim()}`, `Fix it in ${SCHEMAS}.`);
  const target = path.join(staging, "homepage", name + path.extname(page));
  await mkdir(path.dirname(target), { recursive: true });
  await rename(path.join(work, settings.rootPath, settings.baseURL, page), target).catch(() => {
    throw new GenerationError(
      `The command made no page "${page}" for "${name}".`,
      `Name a page in src/generate/homepage/runs.ts whose type stands in ${SCHEMAS}/${schema}.`,
    );
  });
  await rm(work, { recursive: true });
  return readFile(target, "utf8");
}
