/** Targets that run commands as a reader would: pages of the tool without our formatter, and the reports about schemas. */
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
 * @param args of Node.js: options, file and arguments
 * @param cwd folder in which it runs
 * @param fix one sentence: what to do about that
 * @param lines number of lines that it prints to standard error when nothing is wrong
 * @throws GenerationError with what it printed; Error if the program fails
 */
export async function runQuietly(args: readonly string[], cwd: string, fix: string, lines = 0): Promise<void> {
  const { stderr } = await promisify(execFile)(process.execPath, args, { cwd });
  const said = stderr.split("\n").filter((line) => line.trim() !== "");
  if (said.length > lines) throw new GenerationError(`The command reported problems: ${said.join("\n")}`, fix);
}

const TOOL = "node_modules/@graphql-markdown/cli/dist/main.js";
/** Speeds up the run; the pages are the same without it. */
const FASTER = "packages/fast-relations/relations.mjs";

interface StockPages {
  readonly name: string;
  /** Folder of the schema, relative to the project. */
  readonly schema: string;
  /** The options of the tool, besides those that all have. */
  readonly options: { readonly baseURL: string } & Readonly<Record<string, unknown>>;
  /** Paths of the pages to keep, below `baseURL`. */
  readonly pages: readonly string[];
}

/** Creates the target for some pages in stock form. */
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
      await runQuietly(["--import", faster, path.join(root, TOOL), "graphql-to-doc"], work, `Fix it in ${schema}.`);
      await mkdir(path.join(staging, name));
      for (const page of pages) {
        const file = path.join(work, "docs", options.baseURL, page);
        await rename(file, path.join(staging, name, path.basename(page))).catch(() => {
          throw new GenerationError(
            `The command wrote no page "${page}".`,
            `Name pages in src/generate/commands.ts whose entities are in ${schema}.`,
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

/** The page of a type that the home page shows, made with the initial configuration of the playground. */
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
        // The command prints one line for people. Further lines are warnings.
        await runQuietly(command, root, `Fix what "${REPORT} ${name}" names.`, 1);
      }),
    );
    return reports.length;
  },
};
