import path from "node:path";
import type { ConfigureWebpackUtils } from "@docusaurus/types";
import { expectModules } from "../../shared/bundler/expectations";

/** Names the plugin, and says how to remove it, in errors. */
export const patch = { file: "src/plugins/playground", switchOff: "remove it, and docs/try-it.mdx, from the site" };

const worker = path.resolve(__dirname, "browser/worker");
const shim = (name: string): string => path.join(worker, "shims", `${name}.ts`);

/** The packages of the tool and of its loaders, and the code of the worker. */
const TOOL = [/[\\/]node_modules[\\/]@graphql-(?:markdown|tools)[\\/]/u, worker];

/** The reference formatter. Its `.mjs` files run in the worker. */
const formatter = path.resolve(__dirname, "../../../packages/reference-formatter");

/** The package that writes the reports. */
const reports = path.resolve(__dirname, "../../../packages/schema-report");

const pathBrowserify = require.resolve("path-browserify");

/**
 * Replacements for imports of the tool: modules of Node.js, and packages that only work there.
 *
 * @upstream @graphql-markdown/utils/dist/prettier.js
 */
const shims = {
  events$: path.join(path.dirname(require.resolve("events/package.json")), "events.js"),
  "fs/promises$": shim("fs"),
  "graphql-config$": shim("graphqlConfig"),
  module$: shim("node"),
  os$: shim("node"),
  path$: pathBrowserify,
  "path/posix$": pathBrowserify,
  prettier$: shim("prettier"),
  process$: shim("node"),
};

/** Modules of the reference formatter to replace: the paths with which its files import them, as keys of an alias. */
const replaced = ["../drawing/index.mjs$", "../graphqlMarkdown.mjs$", "./graphqlMarkdown.mjs$"];
const formatterShims = Object.fromEntries(replaced.map((name) => [name, shim("referenceFormatter")]));

/** The home page that comes with the tool. The package does not export this file. */
const homepage = path.join(path.dirname(require.resolve("@graphql-markdown/core/package.json")), "assets/generated.md");

/** Rspack, or webpack. */
export type Bundler = ConfigureWebpackUtils["currentBundler"]["instance"];

/**
 * Returns bundler settings with which the tool, which is written for Node.js, runs in a worker.
 *
 * @param bundler Rspack or webpack; a build stops when one of the settings has no effect
 */
export function forBrowsers(bundler: Bundler) {
  return {
    // The tool builds the path of its home page from `__dirname`. Any value works: the worker's file system has the file
    // at that path.
    node: { __dirname: "mock" as const },
    module: {
      rules: [
        { test: homepage, type: "asset/source" },
        {
          test: TOOL,
          resolve: { alias: { ...shims, "@graphql-markdown/homepage$": homepage } },
          // Disables a warning that the tool imports modules by names from its configuration: the worker has these modules.
          parser: { exprContextCritical: false },
        },
        { test: /\.mjs$/u, include: formatter, resolve: { alias: { ...shims, ...formatterShims } } },
        { test: /\.mjs$/u, include: reports, resolve: { alias: shims } },
      ],
    },
    plugins: [
      expectModules(patch, {
        present: [homepage, ...Object.values(formatterShims)],
        inPackages: Object.values(shims),
        absent: [path.join(formatter, "graphqlMarkdown.mjs"), path.join(formatter, "drawing/index.mjs")],
      }),
      // Remove the scheme: a bundler for browsers fails at `node:` before it looks for aliases.
      new bundler.NormalModuleReplacementPlugin(/^node:/u, (request) => {
        request.request = request.request.replace(/^node:/u, "");
      }),
    ],
  };
}

/**
 * Returns bundler settings that remove the worker from the pages that a build renders: nothing starts it there, but the
 * bundler would include the whole tool.
 *
 * @param bundler Rspack or webpack; a build stops when one of the settings has no effect
 */
export function forServer(bundler: Bundler) {
  const nothing = path.resolve(__dirname, "../../shared/bundler/nothing.ts");
  return {
    plugins: [
      new bundler.NormalModuleReplacementPlugin(/playground[\\/]browser[\\/]worker[\\/]generatorWorker\.ts$/u, nothing),
      expectModules(patch, { present: [nothing], absent: [path.join(worker, "generatorWorker.ts")] }),
    ],
  };
}
