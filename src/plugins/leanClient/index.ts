import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { expectModules, patchFailed } from "../../shared/bundler/expectations";
import { withoutUnreadDocs } from "./data/globalData";
import type { GlobalData, NavbarItem } from "./data/globalData";
import { splitVersions } from "./data/versions";
import type { ModuleFiles } from "./data/versions";
import { pageTablePlugin } from "./pages/plugin";
import { patch, partsFrom } from "./parts";
import { planRoutes } from "./routes/plan";
import type { Plan } from "./routes/plan";
import { readRoutes } from "./routes/read";
import type { SiteRoute } from "./routes/read";
import { writeRoutes } from "./routes/write";

export { pagesMeta } from "./pages/write";

const browser = path.join(__dirname, "browser");
const client = path.join(path.dirname(require.resolve("@docusaurus/core/package.json")), "lib/client");

/** Modules of Docusaurus's client to replace: file name, the request that imports the module, and the replacement. */
const REPLACED = [
  { stock: "docusaurus.js", request: /^\.\/docusaurus$/u, replacement: path.join(browser, "docusaurus.ts") },
  // The site's own code imports `preload` by its full name.
  {
    stock: "preload.js",
    request: /^(?:\.|@docusaurus\/core\/lib\/client)\/preload$/u,
    replacement: path.join(browser, "preload.ts"),
  },
];

/**
 * Returns the plugins of the bundler without the plugin with a class name.
 *
 * @throws Error when there is no such plugin
 */
function withoutPlugin<Each>(name: string, plugins: readonly Each[]): Each[] {
  const others = plugins.filter((plugin) => (plugin as object | null)?.constructor.name !== name);
  if (others.length === plugins.length) throw patchFailed(patch, `the bundler has no plugin ${name}`);
  return others;
}

/**
 * Checks that the bundler has the cache groups that this plugin changes: `styles` comes from Docusaurus, `defaultVendors`
 * from the bundler itself. Docusaurus must not set `defaultVendors`; it disables only `default`.
 *
 * @upstream @docusaurus/core/lib/webpack/base.js
 * @throws Error when Docusaurus's settings have changed
 */
function expectCacheGroups(splitChunks: unknown): void {
  const { cacheGroups } = (splitChunks ?? {}) as { readonly cacheGroups?: Readonly<Record<string, unknown>> };
  if (cacheGroups?.["styles"] === undefined) throw patchFailed(patch, "Docusaurus has no cache group called styles");
  if (cacheGroups["defaultVendors"] !== undefined)
    throw patchFailed(patch, "Docusaurus sets the cache group defaultVendors itself");
}

/**
 * Reduces the JavaScript of a first visit: packs the routes, and removes data that nothing reads. The environment variable
 * `LEAN_CLIENT` selects the parts to use, by default all. Does nothing on the development server, where routes and data
 * change.
 *
 * @upstream @docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js
 */
export default function leanClient({ generatedFilesDir, siteDir, siteConfig }: LoadContext): Plugin {
  const parts = partsFrom(process.env["LEAN_CLIENT"]);
  const folder = path.join(generatedFilesDir, "lean-client");
  const fileOf = (module: string): string =>
    module
      .replace(/\?.*$/u, "")
      .replace(/^@generated/u, generatedFilesDir)
      .replace(/^@site/u, siteDir);
  const files: ModuleFiles = {
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

  function split(routes: readonly SiteRoute[]): SiteRoute[] {
    const withoutDocs = splitVersions(routes, files);
    if (!isDeepStrictEqual(withoutDocs, routes)) return withoutDocs;
    throw patchFailed(patch, "no route has the sidebars and docs of a version");
  }

  function writeRouteModule(isServer: boolean): Plan & { readonly sharedChunks: number; readonly file: string } {
    const routes = readRoutes(generatedFilesDir);
    plan ??= planRoutes(parts.has("versions") ? split(routes) : routes, path.join(browser, "NotFound.tsx"));
    const { source: code, sharedChunks } = writeRoutes(plan, browser, isServer);
    const file = path.join(folder, isServer ? "server.js" : "client.js");
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, code);
    return { ...plan, sharedChunks, file };
  }

  function expectAliases(alias: Readonly<Record<string, string>>): ReturnType<typeof expectModules> {
    return expectModules(patch, { present: Object.values(alias).map(fileOf) });
  }

  function writeGlobalData(): Record<string, string> {
    const { navbar } = siteConfig.themeConfig as { readonly navbar: { readonly items: readonly NavbarItem[] } };
    const data = JSON.parse(files.read("@generated/globalData.json")) as GlobalData;
    return { "@generated/globalData$": files.write("globalData.json", "lean", withoutUnreadDocs(data, navbar.items)) };
  }

  return {
    name: "lean-client",
    configureWebpack(config, isServer, { currentBundler: { instance: bundler } }) {
      if (process.env.NODE_ENV !== "production") return {};
      const data = parts.has("globalData") ? writeGlobalData() : {};
      const base = { mergeStrategy: { "resolve.alias": "prepend" } as const };
      if (!parts.has("routes")) return { ...base, resolve: { alias: data }, plugins: [expectAliases(data)] };

      const { pages, sharedChunks, file } = writeRouteModule(isServer);
      const alias = { "@generated/routes$": file, ...data };
      if (isServer) return { ...base, resolve: { alias }, plugins: [expectAliases(alias)] };

      // `ChunkAssetPlugin` adds a table of chunk names to the runtime. Only Docusaurus's `docusaurus.js` reads it.
      config.plugins = withoutPlugin("ChunkAssetPlugin", config.plugins ?? []);
      expectCacheGroups(config.optimization?.splitChunks);
      return {
        ...base,
        resolve: { alias },
        // Files are named by the id of their chunk, so that the runtime needs no table of chunk names.
        output: { chunkFilename: "assets/js/[id].[contenthash:8].js" },
        optimization: {
          splitChunks: {
            cacheGroups: {
              // Modules of packages stay in the chunks that use them, because a further request costs more than it saves.
              // Large modules get a shared chunk: a dozen of Mermaid's diagrams use a parser of 600 kB, which would be
              // minified for each diagram.
              defaultVendors: { test: /[\\/]node_modules[\\/]/u, chunks: "async", minChunks: 2, minSize: 200_000 },
              // Only the styles of initial chunks go into one file. All others stay with their chunks, because the HTML of a
              // page links the styles and scripts of its chunks. Docusaurus puts all styles into one file.
              styles: { chunks: "initial" },
            },
          },
        },
        plugins: [
          ...REPLACED.map(
            ({ request, replacement }) => new bundler.NormalModuleReplacementPlugin(request, replacement),
          ),
          pageTablePlugin(bundler, { pages, sharedChunks, fileOf }),
          expectAliases(alias),
          expectModules(patch, {
            present: REPLACED.map(({ replacement }) => replacement),
            absent: REPLACED.map(({ stock }) => path.join(client, stock)),
          }),
        ],
      };
    },
  };
}
