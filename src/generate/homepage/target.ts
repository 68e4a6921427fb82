import path from "node:path";
import { copyFile, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { GenerationError } from "../target";
import { runQuietly } from "../command";
import { generatorPackages } from "../examples/options";
import type { GenerationContext, GenerationTarget } from "../target";

const SCHEMA = "examples/schemas/homepage/room.graphql";
const COMMAND = "node_modules/@graphql-markdown/cli/dist/main.js";
const PAGE = "types/objects/room.mdx";

/** The initial configuration of the playground. */
const settings = {
  rootPath: "docs",
  baseURL: "api",
  formatter: "@graphql-markdown/docusaurus/mdx",
  loaders: { GraphQLFileLoader: "@graphql-tools/graphql-file-loader" },
};

/** Output of the tool for the home page: the page of a type in a small schema. */
export const homepageTarget: GenerationTarget = {
  name: "homepage",
  folder: "examples",
  entries: ["homepage"],
  inputs: [SCHEMA, "src/generate/homepage"],
  packages: generatorPackages,
  generate,
};

/** Runs the tool's command with a configuration such as a reader would write, and moves one page to the staging folder. */
async function generate({ root, staging, report }: GenerationContext): Promise<number> {
  report("printing the page for the home page");
  const work = path.join(staging, "work");
  await mkdir(work);
  await copyFile(path.join(root, SCHEMA), path.join(work, "schema.graphql"));
  const configuration = { schema: "schema.graphql", extensions: { "graphql-markdown": settings } };
  await writeFile(path.join(work, ".graphqlrc.json"), JSON.stringify(configuration));
  await runQuietly([path.join(root, COMMAND), "graphql-to-doc"], work, `Fix ${SCHEMA}.`);
  await mkdir(path.join(staging, "homepage"), { recursive: true });
  const page = path.join(work, settings.rootPath, settings.baseURL, PAGE);
  await rename(page, path.join(staging, "homepage/room.mdx")).catch(() => {
    throw new GenerationError(`The command wrote no page "${PAGE}".`, `Give ${SCHEMA} a type Room.`);
  });
  await rm(work, { recursive: true });
  return 1;
}
