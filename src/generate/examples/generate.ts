import { format } from "node:util";
import { createRequire } from "node:module";
import { speedUpKnown } from "fast-relations/relations.mjs";
import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { runGraphQLMarkdown } from "@graphql-markdown/cli";
import type { GraphQLMarkdownCliOptions } from "@graphql-markdown/types";
import { GenerationError } from "../target";
import { renderLandingPage, withPageIndex } from "./landingPage";
import { checkOptions } from "./options";
import type { ExampleName, ExampleOptions } from "./options";
import { checkPages, expectedTitles, readPages } from "./pages";
import { readSchema } from "./schema";

/** The tool logs this text as information if Prettier could not format a page; it prints no warning. */
const HIDDEN_WARNING = "Prettier is not found";

/** Runs a task and collects its warnings from the console, the only place where the tool reports failures of pages. */
async function collectWarnings(task: () => Promise<void>): Promise<readonly string[]> {
  const warnings: string[] = [];
  const saved = { ...console };
  const warn = (...values: unknown[]): void => {
    warnings.push(format(...values));
  };
  const log = (...values: unknown[]): void => {
    if (format(...values).includes(HIDDEN_WARNING)) warn(...values);
  };
  Object.assign(console, { log, info: log, debug: log, warn, error: warn });
  try {
    await task();
  } finally {
    Object.assign(console, saved);
  }
  return warnings;
}

/**
 * Patches the tool in this process to find relations in linear time, with the package that readers can copy.
 *
 * @throws GenerationError when the package does not support the installed release
 */
function speedUpRelations(): void {
  const require = createRequire(import.meta.url);
  const reason = speedUpKnown((module) => require(`@graphql-markdown/graphql/${module}`));
  if (reason === undefined) return;
  throw new GenerationError(
    `packages/fast-relations/relations.mjs ${reason}.`,
    "Compare these functions with those of the last release, change KNOWN in relations.mjs, and run `npx tsx tests/relations/writeHashes.ts`.",
  );
}

export interface ExampleRun {
  readonly name: ExampleName;
  readonly root: string;
  /** Absolute path of an empty folder; the pages are written to `<staging>/<name>`. */
  readonly staging: string;
}

/**
 * Generates the pages of one example with the tool, and checks that none is missing.
 *
 * The paths in the options, except the formatter's, are relative, as a reader would write them. So the tool runs in a folder
 * with copies of the schema and the landing page, and does not change `examples/`.
 *
 * @throws GenerationError for an invalid schema, option or landing page, and when the tool warns or skips a page
 */
export async function generateExample({ name, root, staging }: ExampleRun): Promise<number> {
  const optionsFile = `examples/options/${name}.ts`;
  const { default: options } = (await import(pathToFileURL(path.join(root, optionsFile)).href)) as {
    default: ExampleOptions;
  };
  await checkOptions(root, optionsFile, options);
  const schema = await readSchema(root, path.dirname(options.schema));

  const work = path.join(staging, "work");
  const homepage = path.join(work, options.homepage);
  await mkdir(path.dirname(homepage), { recursive: true });
  await cp(path.join(root, path.dirname(options.schema)), path.join(work, path.dirname(options.schema)), {
    recursive: true,
  });
  const template = await readFile(path.join(root, options.homepage), "utf8");
  const source = await readFile(path.join(root, optionsFile), "utf8");
  await writeFile(homepage, renderLandingPage(template, { file: optionsFile, source }, options.homepage));

  speedUpRelations();
  process.chdir(work);
  const warnings = await collectWarnings(() =>
    // Cast, because the tool's types have branded strings. The second argument is required.
    runGraphQLMarkdown(options as unknown as GraphQLMarkdownCliOptions, {}),
  );
  process.chdir(root);

  const output = path.join(work, options.rootPath, options.baseURL);
  const expected = expectedTitles(schema);
  // A warning may be repeated for every page.
  const complaints = [...new Set(warnings)];
  const pages = await readPages(output, path.posix.join(options.linkRoot, options.baseURL));
  checkPages(
    expected,
    pages.map(({ title }) => title),
    complaints,
  );
  if (complaints.length > 0) {
    throw new GenerationError(
      `The generator complained about "${name}": ${complaints.join(" | ")}`,
      `Fix the cause in ${optionsFile} or in the schema.`,
    );
  }
  const home = path.join(output, path.basename(options.homepage));
  await writeFile(home, withPageIndex(await readFile(home, "utf8"), pages, options.homepage));
  await rename(output, path.join(staging, name));
  await rm(work, { recursive: true });
  return expected.length + 1;
}
