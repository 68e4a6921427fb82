import { cp, mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { GenerationError } from "../target";
import { runQuietly } from "../command";
import { generatorPackages } from "../examples/options";
import type { GenerationContext, GenerationTarget } from "../target";

const SCHEMA = "examples/schemas/default";
/** Speeds up the run; the pages are the same without it. */
const FASTER = "packages/fast-relations/relations.mjs";

/** Pages that the docs compare with the same pages of the default example. */
const PAGES = ["operations/queries/studio.mdx", "types/objects/fuzzy-date.mdx", "types/enums/studio-role.mdx"];

/** A reader's configuration for stock pages of the default example. */
const CONFIGURATION = {
  schema: "schema/*.graphql",
  extensions: {
    "graphql-markdown": {
      loaders: { GraphQLFileLoader: "@graphql-tools/graphql-file-loader" },
      rootPath: "./docs",
      baseURL: "default",
      linkRoot: "/examples",
      formatter: "@graphql-markdown/docusaurus/mdx",
      printTypeOptions: { hierarchy: "api", deprecated: "group" },
    },
  },
};

/** Stock output of the tool's command for a few entities of the default example. */
export const stockTarget: GenerationTarget = {
  name: "stock",
  folder: "examples",
  entries: ["stock"],
  inputs: [SCHEMA, FASTER, "src/generate/stock"],
  packages: generatorPackages,
  generate,
};

async function generate({ root, staging, report }: GenerationContext): Promise<number> {
  report("reading the schema and printing its pages");
  const work = path.join(staging, "work");
  await cp(path.join(root, SCHEMA), path.join(work, "schema"), { recursive: true });
  await writeFile(path.join(work, ".graphqlrc.json"), JSON.stringify(CONFIGURATION));
  const command = path.join(root, "node_modules/@graphql-markdown/cli/dist/main.js");
  const faster = ["--import", pathToFileURL(path.join(root, FASTER)).href];
  await runQuietly([...faster, command, "graphql-to-doc"], work, `Fix it in ${SCHEMA}.`);
  await mkdir(path.join(staging, "stock"));
  for (const page of PAGES) {
    await rename(path.join(work, "docs/default", page), path.join(staging, "stock", path.basename(page))).catch(() => {
      throw new GenerationError(
        `The command wrote no page "${page}".`,
        `Name pages in src/generate/stock/target.ts whose entities are in ${SCHEMA}.`,
      );
    });
  }
  await rm(work, { recursive: true });
  return PAGES.length;
}
