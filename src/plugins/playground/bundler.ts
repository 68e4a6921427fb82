import path from "node:path";
import type { ConfigureWebpackUtils } from "@docusaurus/types";
import { expectModules } from "../../shared/bundler/expectations";

/** How errors name the plugin. */
export const patch = { file: "src/plugins/playground", switchOff: "remove it, and docs/try-it.mdx, from the site" };

const worker = path.resolve(__dirname, "browser/worker");
const own = (name: string): string => path.join(worker, "shims", `${name}.ts`);

/** Packages of the tool, and the code that runs them in the worker. Nothing else on the site is bundled differently. */
const TOOL = [/[\\/]node_modules[\\/]@graphql-(?:markdown|tools)[\\/]/u, worker];

/** The formatter that readers copy, as far as it runs where pages are generated. */
const formatter = path.resolve(__dirname, "../../../packages/reference-formatter");

const paths = require.resolve("path-browserify");

/**
 * What the tool imports of Node.js, and packages that only work there, with what the worker has instead.
 *
 * @upstream @graphql-markdown/utils/dist/prettier.js
 */
const shims = {
  events$: path.join(path.dirname(require.resolve("events/package.json")), "events.js"),
  "fs/promises$": own("fs"),
  "graphql-config$": own("graphqlConfig"),
  module$: own("node"),
  os$: own("node"),
  path$: paths,
  "path/posix$": paths,
  prettier$: own("prettier"),
  process$: own("node"),
};

/** Parts of that formatter which have something else in their place: as its files import them. */
const formatterShims = {
  "../drawing/index.mjs$": own("formatterDrawing"),
  "../graphqlMarkdown.mjs$": own("graphqlMarkdown"),
  "./graphqlMarkdown.mjs$": own("graphqlMarkdown"),
};

/** The home page that comes with the tool, which its package exports to nobody. */
const homepage = path.join(path.dirname(require.resolve("@graphql-markdown/core/package.json")), "assets/generated.md");

/** Rspack, or webpack. */
export type Bundler = ConfigureWebpackUtils["currentBundler"]["instance"];

/**
 * Settings of the bundler with which the tool, written for Node.js, becomes part of a worker.
 *
 * @param bundler Rspack or webpack; a build with it stops when one of them has no effect
 */
export function forBrowsers(bundler: Bundler) {
  return {
    // The tool makes a path of it for its home page; whatever it is, the worker's file system has the file there.
    node: { __dirname: "mock" as const },
    module: {
      rules: [
        { test: homepage, type: "asset/source" },
        {
          test: TOOL,
          resolve: { alias: { ...shims, "@graphql-markdown/homepage$": homepage } },
          // The tool imports modules by names that it is configured with; the worker gives it those that there are.
          parser: { exprContextCritical: false },
        },
        { test: /\.mjs$/u, include: formatter, resolve: { alias: { ...shims, ...formatterShims } } },
      ],
    },
    plugins: [
      expectModules(patch, {
        present: [homepage, ...Object.values(formatterShims)],
        inPackages: Object.values(shims),
        absent: [path.join(formatter, "graphqlMarkdown.mjs"), path.join(formatter, "drawing/index.mjs")],
      }),
      // Bundlers for browsers know no such scheme, so they stop at it, and would not look for aliases.
      new bundler.NormalModuleReplacementPlugin(/^node:/u, (request) => {
        request.request = request.request.replace(/^node:/u, "");
      }),
    ],
  };
}

/**
 * Settings of the bundler that leave the worker out of the pages that a build renders: nothing starts it there, but the
 * bundler would take in all of the tool.
 *
 * @param bundler Rspack or webpack; a build with it stops when one of them has no effect
 */
export function forServer(bundler: Bundler) {
  const nothing = path.resolve(__dirname, "../../shared/bundler/nothing.ts");
  return {
    plugins: [
      new bundler.NormalModuleReplacementPlugin(/playground[\\/]browser[\\/]worker[\\/]worker\.ts$/u, nothing),
      expectModules(patch, { present: [nothing], absent: [path.join(worker, "worker.ts")] }),
    ],
  };
}
