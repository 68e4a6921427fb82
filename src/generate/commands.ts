/** Targets that run commands as a reader would: they write pages without our formatter, and reports about schemas. */
import { execFile } from "node:child_process";
import { cp, mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { generatorPackages } from "./examples/options";
import { GenerationError } from "./target";
import type { GenerationTarget } from "./target";

/**
 * Runs a Node.js program as a reader would, and fails if it prints more to standard error than expected.
 *
 * @param args arguments of Node.js: options, the program's file, and the program's arguments
 * @param cwd folder in which the program runs
 * @param fix one sentence: how to fix the problems that the program reports
 * @param expectedLines number of lines that the program prints to standard error when nothing is wrong
 * @throws GenerationError with the printed lines if there are more; Error if the program fails
 */
export async function runQuietly(args: readonly string[], cwd: string, fix: string, expectedLines = 0): Promise<void> {
  const { stderr } = await promisify(execFile)(process.execPath, args, { cwd });
  const lines = stderr.split("\n").filter((line) => line.trim() !== "");
  if (lines.length > expectedLines)
    throw new GenerationError(`The command reported problems: ${lines.join("\n")}`, fix);
}

const TOOL = "node_modules/@graphql-markdown/cli/dist/main.js";
/** Module that makes the tool faster; the pages are the same without it. */
const FASTER = "packages/fast-relations/relations.mjs";

interface StockPages {
  readonly name: string;
  /** Folder of the schema, relative to the project. */
  readonly schema: string;
  /** Options of the tool, in addition to those that all targets share. */
  readonly options: { readonly baseURL: string } & Readonly<Record<string, unknown>>;
  /** Paths of the pages to keep, below `baseURL`. */
  readonly pages: readonly string[];
}

/** Creates a target that writes some pages as the tool does without our formatter. */
function stockPages({ name, schema, options, pages }: StockPages): GenerationTarget {
  return {
    name,
    folder: "examples",
    entries: [name],
    inputs: [schema, FASTER, "src/generate/commands.ts"],
    packages: generatorPackages,
    async generate({ root, staging, report }) {
      report("reading the schema and printing its pages");
      const work = path.join(staging, "work");
      await cp(path.join(root, schema), path.join(work, "schema"), { recursive: true });
      const configuration = {
        loaders: { GraphQLFileLoader: "@graphql-tools/graphql-file-loader" },
        rootPath: "docs",
        formatter: "@graphql-markdown/docusaurus/mdx",
        ...options,
      };
      await writeFile(
        path.join(work, ".graphqlrc.json"),
        JSON.stringify({ schema: "schema/*.graphql", extensions: { "graphql-markdown": configuration } }),
      );
      const faster = pathToFileURL(path.join(root, FASTER)).href;
      await runQuietly(
        ["--import", faster, path.join(root, TOOL), "graphql-to-doc"],
        work,
        `Fix the schema in ${schema}.`,
      );
      await mkdir(path.join(staging, name));
      for (const page of pages) {
        const file = path.join(work, "docs", options.baseURL, page);
        await rename(file, path.join(staging, name, path.basename(page))).catch(() => {
          throw new GenerationError(
            `The command wrote no page "${page}".`,
            `In src/generate/commands.ts, name only pages that the tool writes for ${schema}.`,
          );
        });
      }
      await rm(work, { recursive: true });
      return pages.length;
    },
  };
}

/** Pages that the docs compare with the same pages of the default example. */
export const stockTarget = stockPages({
  name: "stock",
  schema: "examples/schemas/default",
  options: {
    baseURL: "default",
    linkRoot: "/examples",
    printTypeOptions: { hierarchy: "api", deprecated: "group" },
  },
  pages: ["operations/queries/studio.mdx", "types/objects/fuzzy-date.mdx", "types/enums/studio-role.mdx"],
});

/** The page of a type, for the home page, written with the initial configuration of the playground. */
export const homepageTarget = stockPages({
  name: "homepage",
  schema: "examples/schemas/homepage",
  options: { baseURL: "api" },
  pages: ["types/objects/room.mdx"],
});

const REPORT = "packages/schema-report/cli.mjs";
/** The schema of the example "group-by" as it was one year earlier. */
const EARLIER = "examples/schemas/group-by-earlier/school.graphql";

/** The arguments of the command for each report. */
const REPORTS = {
  changes: ["changes", EARLIER, "--config", "examples/options/group-by.ts", "--name", "School year 2026/27"],
  coverage: ["coverage", "--config", "examples/options/default.ts"],
} as const;

/** The reports that the guide to the changelog shows: changes of one example schema, and coverage of the other. */
export const reportTarget: GenerationTarget = {
  name: "report",
  folder: "examples",
  entries: ["report"],
  inputs: [
    "examples/schemas/default",
    "examples/schemas/group-by",
    EARLIER,
    "examples/options",
    "packages/reference-formatter",
    "packages/schema-report",
    "src/generate/commands.ts",
  ],
  packages: generatorPackages,
  async generate({ root, staging, report }) {
    report("comparing schemas and measuring coverage");
    const reports = Object.entries(REPORTS);
    await Promise.all(
      reports.map(async ([name, args]) => {
        const command = [path.join(root, REPORT), ...args, "--out", path.join(staging, "report", `${name}.mdx`)];
        // The command prints a line with its result. Further lines are warnings.
        await runQuietly(command, root, `Fix the problems that "${REPORT} ${name}" names.`, 1);
      }),
    );
    return reports.length;
  },
};
