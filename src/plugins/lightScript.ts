import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { withoutUnreadDocs } from "../bundle/data/globalData";
import type { GlobalData, NavbarItem } from "../bundle/data/globalData";
import { withoutBuildOptions } from "../bundle/data/siteConfig";
import { isGeneratedData, splitVersions } from "../bundle/data/versions";
import type { Modules } from "../bundle/data/versions";
import { tableOfPages } from "../bundle/pages/plugin";
import { planRoutes } from "../bundle/routes/plan";
import type { Plan } from "../bundle/routes/plan";
import { readRoutes } from "../bundle/routes/read";
import { writeRoutes } from "../bundle/routes/write";
import { shortenClassNames } from "../bundle/styles/classNames";
import { featuresOf } from "../bundle/styles/features";
import { needlessClasses } from "../bundle/styles/needless";
import { smallStyles } from "../bundle/styles/plugin";

/** Data of at most so many bytes comes with the routes, because a request costs more. */
const INLINE_DATA = 256;

const source = path.resolve(__dirname, "..");

/** Reads data that Docusaurus has generated, whatever kind of module it is in. */
function generated(folder: string, file: string): Record<string, unknown> {
  const text = readFileSync(path.join(folder, file), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as Record<string, unknown>;
}

/**
 * Makes the script of a first visit small: routes are packed, chunks are few, data that nothing reads is left out, classes
 * have short names, and what highlights code stays on the server. The development server, which changes routes and data as
 * it runs, keeps what Docusaurus has.
 */
export default function lightScript({ generatedFilesDir, i18n, siteConfig, siteDir }: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, "light");
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
      return `@generated/light/data/${name}`;
    },
  };
  let plan: Plan | undefined;
  let needless = /(?!)/u;

  /** Data of at most so many bytes is part of the routes; nothing for other modules. */
  function inlineData(module: string): unknown {
    if (!isGeneratedData(module)) return undefined;
    const text = files.read(module);
    return text.length <= INLINE_DATA ? JSON.parse(text) : undefined;
  }

  function writeModules(isServer: boolean): Plan & { readonly sharedChunks: number; readonly file: string } {
    plan ??= planRoutes(
      splitVersions(readRoutes(generatedFilesDir), files),
      path.join(source, "bundle/browser/NotFound.tsx"),
    );
    const { source: code, sharedChunks } = writeRoutes(plan, inlineData, path.join(source, "bundle/browser"), isServer);
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
      "@generated/docusaurus.config$": files.write("config.json", "light", config),
      // Only the page for debugging, which no build has, lists the versions of plugins.
      "@generated/site-metadata$": files.write("site-metadata.json", "light", {
        ...generated(generatedFilesDir, "site-metadata.json"),
        pluginVersions: {},
      }),
      "@generated/globalData$": files.write("globalData.json", "light", withoutUnreadDocs(globalData, navbar.items)),
    };
  }

  return {
    name: "light-script",
    allContentLoaded({ allContent }) {
      needless = needlessClasses(siteConfig.themeConfig, featuresOf(allContent, i18n.locales));
      return Promise.resolve();
    },
    configureWebpack(config, isServer, { currentBundler: { instance: bundler } }) {
      const files = {
        "@site/src/components/code/tokenizer$": path.join(source, "components/code/tokenizer.server.ts"),
      };
      const highlighting = isServer ? files : {};
      const mergeStrategy = { "resolve.alias": "prepend" } as const;
      if (process.env.NODE_ENV !== "production") return { mergeStrategy, resolve: { alias: highlighting } };

      shortenClassNames(config, needless);
      const { pages, sharedChunks, file } = writeModules(isServer);
      const alias = { ...highlighting, "@generated/routes$": file, ...writeData() };
      if (isServer) return { mergeStrategy, resolve: { alias } };

      // The table of chunk names that Docusaurus adds to the runtime is for what `docusaurus.ts` replaces.
      config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== "ChunkAssetPlugin");
      return {
        mergeStrategy,
        resolve: { alias },
        module: {
          rules: [
            {
              test: /docusaurus[\\/]utils-common[\\/]lib[\\/].*\.js$/u,
              resolve: { alias: { tslib$: path.join(source, "bundle/browser/tslib.ts") } },
            },
          ],
        },
        // A chunk is found by its id, so the runtime needs no table of names.
        optimization: {
          splitChunks: {
            cacheGroups: {
              // Modules of packages stay with what needs them: a request costs more than what they would share.
              defaultVendors: false,
              // One style sheet for what every page has; a page brings the rest along with its scripts.
              styles: { chunks: "initial" },
            },
          },
        },
        output: { chunkFilename: "assets/js/[id].[contenthash:8].js" },
        plugins: [
          new bundler.NormalModuleReplacementPlugin(
            /^\.\/docusaurus$/u,
            path.join(source, "bundle/browser/docusaurus.ts"),
          ),
          // The site's own code asks for it by its whole name.
          new bundler.NormalModuleReplacementPlugin(
            /^(?:\.|@docusaurus\/core\/lib\/client)\/preload$/u,
            path.join(source, "bundle/browser/preload.ts"),
          ),
          new bundler.NormalModuleReplacementPlugin(
            /theme-classic[\\/]lib[\\/]prism-include-languages$/u,
            path.join(source, "bundle/browser/nothing.ts"),
          ),
          tableOfPages(bundler, { pages, parts: sharedChunks, fileOf }),
          smallStyles(bundler, needless),
        ],
      };
    },
  };
}
