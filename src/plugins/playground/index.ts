import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import type { Token } from "prism-react-renderer";
import { tokenize } from "../../components/code/tokenize";
import { expectModules } from "../../shared/bundler/expectations";
import { defaultOptions } from "./browser/options";
import { splitPage } from "./browser/parsing/splitPage";
import { toPage } from "./browser/parsing/toPage";
import type { Page } from "./browser/parsing/toPage";
import { linkTo } from "./browser/ui/saved/link";
import { forBrowsers, forServer, patch } from "./bundler";
import {
  federationDefinitions,
  federationPage,
  formatterFolder,
  readFormatter,
  readStarters,
  startersFolder,
} from "./readerFiles";

export { default as openInPlayground } from "./openInPlayground";

/** A schema and its page, prepared by the build, so that a reader who only looks at them loads no generator. */
export interface InPlaceExample {
  readonly source: string;
  /** The tokens of each line of the source. */
  readonly lines: readonly (readonly Token[])[];
  /** The page that the tool generated from the source. */
  readonly page: Page;
  /** Hash with which the playground opens on the source. */
  readonly hash: string;
}

/**
 * Package that decodes `&nbsp;` and other character references. Its variant for browsers uses the document, which workers
 * don't have.
 */
const DECODER = "decode-named-character-reference";

/** Reads the files of a schema as one text, in the order of their names. */
async function readSchema(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".graphql")).sort();
  return (await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")))).join("\n");
}

/** Reads the public schema of GitHub, with its licence at its top. */
async function readGithub(siteDir: string): Promise<string> {
  // Read from files, because the package exports its schema only as a JavaScript value, and its licence not at all.
  const folder = path.join(siteDir, "node_modules/@octokit/graphql-schema");
  const [schema, licence, manifest = ""] = await Promise.all(
    ["schema.graphql", "LICENSE.md", "package.json"].map((file) => readFile(path.join(folder, file), "utf8")),
  );
  const { version } = JSON.parse(manifest) as { readonly version: string };
  const lines = [
    "The public schema of GitHub's GraphQL API, which GitHub publishes at https://docs.github.com/graphql.",
    `This copy is from @octokit/graphql-schema ${version}, https://github.com/octokit/graphql-schema:`,
    "",
    ...(licence ?? "").trim().split("\n"),
  ];
  return `${lines.map((line) => `# ${line}`.trimEnd()).join("\n")}\n\n${schema ?? ""}`;
}

/** The schema that can be edited on the home page, and the page that `npm run generate` wrote from it. */
const EXAMPLE = { source: "examples/schemas/homepage/room.graphql", page: "examples/homepage/room.mdx" } as const;

/**
 * Reads the schema and the page that visitors of the home page first see.
 *
 * @throws Error when one of the two cannot be read, or the schema is too long for a link
 */
export async function readExample(siteDir: string): Promise<InPlaceExample> {
  const read = async (file: string): Promise<string> => readFile(path.join(siteDir, file), "utf8");
  const source = (await read(EXAMPLE.source)).trimEnd();
  const { title, body } = splitPage(await read(EXAMPLE.page), true);
  const link = await linkTo({ source, options: defaultOptions });
  if (!("hash" in link)) throw new Error(`${EXAMPLE.source} is too long for a link to the playground; shorten it.`);
  return {
    source,
    lines: tokenize(source, "graphql"),
    page: toPage(body, { mdx: true, headingIds: true, title }),
    hash: link.hash,
  };
}

/**
 * Makes code that is written for Node.js run in workers of the playground: the generator in one, a Markdown parser in
 * another. Provides data that the build reads: the example schemas to start from, the starter projects, the
 * reference formatter, the Federation definitions that the docs give, and the home page's small schema with its page.
 */
export default function playground({ siteDir }: LoadContext): Plugin<Readonly<Record<string, unknown>>> {
  const include = path.resolve(siteDir, "examples/schemas");
  const media = path.join(include, "default");
  return {
    name: "playground",
    getPathsToWatch: () => [
      path.join(media, "*.graphql"),
      ...Object.values(EXAMPLE).map((file) => path.join(siteDir, file)),
      federationPage(siteDir),
      path.join(siteDir, formatterFolder, "**/*"),
      path.join(siteDir, startersFolder, "*/{*,.graphqlrc,.github/workflows/*,docs/*.md,docs/.vitepress/*,src/**/*}"),
    ],
    // Read here, not imported in the browser: the bundler would give an imported folder an id that depends on its path.
    loadContent: async () => ({
      media: await readSchema(media),
      github: await readGithub(siteDir),
      example: await readExample(siteDir),
      federation: await federationDefinitions(siteDir),
      formatter: await readFormatter(siteDir),
      starters: await readStarters(siteDir),
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
