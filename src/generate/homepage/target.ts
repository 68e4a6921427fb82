import path from "node:path";
import { execFile } from "node:child_process";
import { copyFile, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import process from "node:process";
import { promisify } from "node:util";
import { GenerationError } from "../target";
import { generatorPackages } from "../examples/options";
import type { GenerationContext, GenerationTarget } from "../target";

/** A run of the tool, and the page of its output to use. */
export interface HomepageRun {
  /** File name of the page, without extension. */
  readonly name: string;
  /** Name of the framework whose warning is shown. */
  readonly framework?: string;
  /** File in `examples/schemas/homepage/`. */
  readonly schema: string;
  /** Path of the page, relative to the output folder. */
  readonly page: string;
  /** Configuration as a reader would write it. */
  readonly settings: { readonly rootPath: string; readonly baseURL: string } & Readonly<Record<string, unknown>>;
}

const loaders = { GraphQLFileLoader: "@graphql-tools/graphql-file-loader" };

/** Makes the settings that the docs recommend for the preset of a framework. */
const preset = (name: string, rootPath: string): HomepageRun["settings"] => ({
  rootPath,
  baseURL: "api",
  homepage: false,
  formatter: `@graphql-markdown/formatters/${name}`,
  docOptions: { sectionHeaderId: false },
  loaders,
});

/** The initial configuration of the playground. */
const docusaurus = { rootPath: "docs", baseURL: "api", formatter: "@graphql-markdown/docusaurus/mdx", loaders };

const lesson = (framework: string, extension: string, settings: HomepageRun["settings"]): HomepageRun => ({
  name: framework.toLowerCase(),
  framework,
  schema: "lesson.graphql",
  page: `types/objects/lesson.${extension}`,
  settings,
});

const homepageRuns: readonly HomepageRun[] = [
  { name: "room", schema: "room.graphql", page: "types/objects/room.mdx", settings: docusaurus },
  lesson("Docusaurus", "mdx", docusaurus),
  lesson("Starlight", "mdx", preset("starlight", "src/content/docs")),
  lesson("Hugo", "md", preset("hugo", "content")),
  lesson("MkDocs", "md", preset("mkdocs", "docs")),
];

/** The deprecation warning that the tool writes for a framework. */
export interface FrameworkWarning {
  readonly framework: string;
  /** Path of the page, relative to the site. */
  readonly file: string;
  readonly text: string;
}

/** Matches the heading line of a field, in the format of any preset. */
const FIELD = /^#### .*\n/mu;

/**
 * Extracts the warning from a page whose last field is deprecated.
 *
 * @throws Error when the page has no such field
 */
export function warningOf(framework: string, { settings, page }: HomepageRun, text: string): FrameworkWarning {
  const [, ...fields] = text.split(FIELD);
  const warning = fields.at(-1)?.trim() ?? "";
  if (!warning.includes("DEPRECATED")) throw new Error(`The last field of ${page} for ${framework} has no warning.`);
  return { framework, file: path.posix.join(settings.rootPath, settings.baseURL, page), text: warning };
}

const SCHEMAS = "examples/schemas/homepage";
const COMMAND = "node_modules/@graphql-markdown/cli/dist/main.js";

/** Output of the tool for the home page: the page of a small schema, and the warnings of several presets for another. */
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

/** Runs the tool's command with a schema and a configuration as a reader would write it, and moves one page to its place. */
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
      `Name a page in src/generate/homepage/target.ts whose type is in ${SCHEMAS}/${schema}.`,
    );
  });
  await rm(work, { recursive: true });
  return readFile(target, "utf8");
}
