import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { expectModules } from "../../shared/bundler/expectModules";
import { forBrowsers, forServer, patch } from "./bundler";
import type { Versions } from "./browser/project/packages";
import { readVersions } from "./versions";

/** What decodes `&nbsp;` and the like; browsers get a variant that asks the document, which workers do not have. */
const DECODER = "decode-named-character-reference";

interface Content {
  /** The schema of the first example. */
  readonly media: string;
  /** The public schema of GitHub. */
  readonly github: string;
  readonly versions: Versions;
}

/** Reads the files of a schema as one, in the order of their names. */
async function readSchema(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".graphql")).sort();
  return (await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")))).join("\n");
}

/** The public schema of GitHub, with its licence at its top. */
async function readGithub(siteDir: string): Promise<string> {
  // The package exports its schema to code, and its licence not at all.
  const folder = path.join(siteDir, "node_modules/@octokit/graphql-schema");
  const [schema, licence] = await Promise.all(
    ["schema.graphql", "LICENSE.md"].map((file) => readFile(path.join(folder, file), "utf8")),
  );
  const lines = [
    "The public schema of GitHub's GraphQL API, from @octokit/graphql-schema.",
    "",
    ...(licence ?? "").trim().split("\n"),
  ];
  return `${lines.map((line) => `# ${line}`.trimEnd()).join("\n")}\n\n${schema ?? ""}`;
}

/**
 * Lets the page of the playground hold what is written for Node.js: the generator itself in a worker, a parser of
 * Markdown in another, the schemas of the examples as texts to start from, and the versions that projects pin.
 */
export default function playground({ siteDir }: LoadContext): Plugin<Content> {
  const include = path.resolve(siteDir, "examples/schemas");
  const media = path.join(include, "default");
  return {
    name: "playground",
    getPathsToWatch: () => [path.join(media, "*.graphql")],
    // The bundler would take a folder in one import, under a number that depends on where the project lies.
    loadContent: async () => ({
      media: await readSchema(media),
      github: await readGithub(siteDir),
      versions: await readVersions(siteDir),
    }),
    async contentLoaded({ content, actions }) {
      for (const [name, data] of Object.entries(content))
        await actions.createData(`${name}.json`, JSON.stringify(data));
    },
    configureWebpack(_config, isServer, { currentBundler: { instance } }) {
      const { module, plugins, ...rest } = isServer
        ? { module: { rules: [] }, ...forServer(instance) }
        : forBrowsers(instance);
      const decoder = require.resolve(DECODER);
      return {
        ...rest,
        module: { rules: [...module.rules, { test: /\.graphql$/u, include, type: "asset/source" }] },
        resolve: { alias: { [`${DECODER}$`]: decoder } },
        plugins: [...plugins, expectModules(patch, { present: [decoder] })],
      } as object;
    },
  };
}
