import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { withoutUnreadDocs } from "./data/globalData";
import type { GlobalData, NavbarItem } from "./data/globalData";
import { withoutBuildOptions } from "./data/siteConfig";
import { isGeneratedData, splitVersions } from "./data/versions";
import type { Modules } from "./data/versions";
import { tableOfPages } from "./pages/plugin";
import { planRoutes } from "./routes/plan";
import type { Plan } from "./routes/plan";
import { readRoutes } from "./routes/read";
import { writeRoutes } from "./routes/write";

export { pagesMeta } from "./pages/write";

/** Data of at most so many bytes comes with the routes, because a request costs more. */
const INLINE_DATA = 256;

const source = path.resolve(__dirname, "../..");

/**
 * Reads data that Docusaurus has generated, whatever kind of module it is in.
 *
 * @upstream @docusaurus/core/lib/server/codegen/codegen.js
 */
function generated(folder: string, file: string): Record<string, unknown> {
  const text = readFileSync(path.join(folder, file), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as Record<string, unknown>;
}

/**
 * Makes the script of a first visit small: routes are packed, chunks are few, data that nothing reads is left out, and what
 * highlights code stays on the server. The development server, which changes routes and data as
 * it runs, keeps what Docusaurus has.
 */
export default function leanClient({ generatedFilesDir, siteDir }: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, "lean-client");
  const fileOf = (module: string): string =>
    module
      .replace(/\?.*$/u, "")
      .replace(/^@generated/u, generatedFilesDir)
      .replace(/^@site/u, siteDir);
  const files: Modules = {
    read: (module) => readFileSync(fileOf(module), "utf8"),
    write: (module, suffix, data) => {
      const name = module.replace(/^@generated\//u, "").replace(/\.json$/u, `-${suffix}.json`);
      const file = path.join(folder, "data", name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(data));
      return `@generated/lean-client/data/${name}`;
    },
  };
  let plan: Plan | undefined;

  /** Data of at most so many bytes is part of the routes; nothing for other modules. */
  function inlineData(module: string): unknown {
    if (!isGeneratedData(module)) return undefined;
    const text = files.read(module);
    return text.length <= INLINE_DATA ? JSON.parse(text) : undefined;
  }

  function writeModules(isServer: boolean): Plan & { readonly sharedChunks: number; readonly file: string } {
    plan ??= planRoutes(
      splitVersions(readRoutes(generatedFilesDir), files),
      path.join(__dirname, "browser/NotFound.tsx"),
    );
    const { source: code, sharedChunks } = writeRoutes(plan, inlineData, path.join(__dirname, "browser"), isServer);
    const file = path.join(folder, isServer ? "server.js" : "client.js");
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, code);
    return { ...plan, sharedChunks, file };
  }

  /** Writes what pages get of the generated data, and returns aliases for it. */
  function writeData(): Record<string, string> {
    const config = withoutBuildOptions(generated(generatedFilesDir, "docusaurus.config.mjs"));
    const { navbar } = config["themeConfig"] as { readonly navbar: { readonly items: readonly NavbarItem[] } };
    const globalData = generated(generatedFilesDir, "globalData.json") as GlobalData;
    return {
      "@generated/docusaurus.config$": files.write("config.json", "lean", config),
      // Only the page for debugging, which no build has, lists the versions of plugins.
      "@generated/site-metadata$": files.write("site-metadata.json", "lean", {
        ...generated(generatedFilesDir, "site-metadata.json"),
        pluginVersions: {},
      }),
      "@generated/globalData$": files.write("globalData.json", "lean", withoutUnreadDocs(globalData, navbar.items)),
    };
  }

  return {
    name: "lean-client",
    configureWebpack(config, isServer, { currentBundler: { instance: bundler } }) {
      const files = {
        "@site/src/components/code/tokenizer$": path.join(source, "components/code/tokenizer.server.ts"),
      };
      const highlighting = isServer ? files : {};
      const mergeStrategy = { "resolve.alias": "prepend" } as const;
      if (process.env.NODE_ENV !== "production") return { mergeStrategy, resolve: { alias: highlighting } };

      const { pages, sharedChunks, file } = writeModules(isServer);
      const alias = { ...highlighting, "@generated/routes$": file, ...writeData() };
      if (isServer) return { mergeStrategy, resolve: { alias } };

      // The table of chunk names that Docusaurus adds to the runtime is for what `docusaurus.ts` replaces.
      config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== "ChunkAssetPlugin");
      return {
        mergeStrategy,
        resolve: { alias },
        // A chunk is found by its id, so the runtime needs no table of names.
        optimization: {
          splitChunks: {
            cacheGroups: {
              // Modules of packages stay with what needs them: a request costs more than what they would share, unless
              // that is much. A dozen kinds of Mermaid's diagrams share a parser of 600 kB, which would be minified for each.
              defaultVendors: { test: /[\\/]node_modules[\\/]/u, chunks: "async", minChunks: 2, minSize: 200_000 },
              // One style sheet for what every page has; a page brings the rest along with its scripts.
              styles: { chunks: "initial" },
            },
          },
        },
        output: { chunkFilename: "assets/js/[id].[contenthash:8].js" },
        plugins: [
          new bundler.NormalModuleReplacementPlugin(/^\.\/docusaurus$/u, path.join(__dirname, "browser/docusaurus.ts")),
          // The site's own code asks for it by its whole name.
          new bundler.NormalModuleReplacementPlugin(
            /^(?:\.|@docusaurus\/core\/lib\/client)\/preload$/u,
            path.join(__dirname, "browser/preload.ts"),
          ),
          new bundler.NormalModuleReplacementPlugin(
            /theme-classic[\\/]lib[\\/]prism-include-languages$/u,
            path.join(__dirname, "browser/nothing.ts"),
          ),
          tableOfPages(bundler, { pages, parts: sharedChunks, fileOf }),
        ],
      };
    },
  };
}
