import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { expectModules } from "../../shared/bundler/expectModules";
import { forBrowsers, forServer, patch } from "./bundler";
import { federationDefinitions, federationPage } from "./federation";

/** What decodes `&nbsp;` and the like; browsers get a variant that asks the document, which workers do not have. */
const DECODER = "decode-named-character-reference";

/** Reads the files of a schema as one, in the order of their names. */
async function readSchema(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".graphql")).sort();
  return (await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")))).join("\n");
}

/** Texts that the page or its worker imports, by name. */
type Content = Readonly<Record<"media" | "federation", string>>;

/**
 * Lets the page of the playground hold what is written for Node.js: the generator itself in a worker, a parser of
 * Markdown in another, the schemas of the examples as texts to start from, and the definitions of Federation that the docs give.
 */
export default function playground({ siteDir }: LoadContext): Plugin<Content> {
  const include = path.resolve(siteDir, "examples/schemas");
  const media = path.join(include, "default");
  return {
    name: "playground",
    getPathsToWatch: () => [path.join(media, "*.graphql"), federationPage(siteDir)],
    // The bundler would take a folder in one import, under a number that depends on where the project lies.
    loadContent: async () => ({
      media: await readSchema(media),
      federation: await federationDefinitions(siteDir),
    }),
    async contentLoaded({ content, actions }) {
      for (const [name, text] of Object.entries(content)) {
        await actions.createData(`${name}.json`, JSON.stringify(text));
      }
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
