import type { LoadContext } from "@docusaurus/types";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import leanClient from "@site/src/plugins/leanClient";
import { pageTablePlugin } from "@site/src/plugins/leanClient/pages/plugin";
import { temporaryFolder } from "../../temporaryFolder";
import { writeGenerated } from "./generated";

const VERSION = /in Docusaurus \d+\.\d+\.\d+\./u;
const SWITCH = "To build without it: LEAN_CLIENT=off npm run build.";

/** Expects an error that names the plugin, the version of Docusaurus and the environment variable that disables the plugin. */
function expectStop(build: () => void, message: string): void {
  expect(build).toThrow(`src/plugins/leanClient: ${message}`);
  expect(build).toThrow(VERSION);
  expect(build).toThrow(SWITCH);
}

describe("the lean client", () => {
  let folder = "";

  beforeEach(async () => {
    folder = await temporaryFolder();
    await writeGenerated(folder);
    vi.stubEnv("NODE_ENV", "production");
  });

  afterEach(() => {
    vi.unstubAllEnvs();
  });

  /** Calls the plugin's `configureWebpack` for the client, with these settings of the bundler. */
  function configure(parts: string, plugins: readonly object[], optimization?: object): void {
    vi.stubEnv("LEAN_CLIENT", parts);
    const context = { generatedFilesDir: folder, siteDir: folder, siteConfig: { themeConfig: {} } };
    const { configureWebpack } = leanClient(context as unknown as LoadContext);
    if (typeof configureWebpack !== "function") throw new TypeError("The plugin has no configureWebpack.");
    const bundler = { currentBundler: { instance: {} } };
    configureWebpack({ plugins, optimization } as never, false, bundler as never, undefined);
  }

  it("stops the build if the bundler lacks the plugin to remove", () => {
    expectStop(() => {
      configure("routes", [new Map()]);
    }, "the bundler has no plugin ChunkAssetPlugin");
  });

  it.each([
    [undefined, "Docusaurus has no cache group called styles"],
    [{ styles: {}, defaultVendors: {} }, "Docusaurus sets the cache group defaultVendors itself"],
  ])("stops the build if the cache groups are %j", (cacheGroups, message) => {
    class ChunkAssetPlugin {
      readonly apply = (): void => undefined;
    }
    expectStop(() => {
      configure("routes", [new ChunkAssetPlugin()], { splitChunks: { cacheGroups } });
    }, message);
  });

  it("stops the build if no route has the data of a version to split", () => {
    expectStop(() => {
      configure("routes,versions", []);
    }, "no route has the sidebars and docs of a version");
  });
});

describe("the table of pages", () => {
  const FILE = "/site/docs/a.mdx";
  const RUNTIME = "assets/js/runtime~main.1.js";

  /** The bundle that a fake build has made. */
  interface FakeBundle {
    readonly assets?: readonly string[];
    readonly chunks?: readonly string[];
    readonly modules?: readonly string[];
    /** Folder of the bundler's scripts. */
    readonly folder?: string;
    /** The runtime's table of files: file names by chunk. */
    readonly table?: Readonly<Record<string, string>>;
  }

  /** Runs the plugin for one page in a fake build, and returns the names of the files that the plugin writes. */
  function build({
    assets = [RUNTIME],
    chunks = ["shared0", "page0"],
    modules = [FILE],
    folder = "assets/js/",
    table = { 1: "1" },
  }: FakeBundle): readonly string[] {
    const emitted: string[] = [];
    const namedChunks = new Map(chunks.map((name, id) => [name, { id, files: [`${folder}${String(id)}.1.js`] }]));
    class Any {
      readonly chunk = {
        name: "runtime~main",
        getChunkMaps: () => ({ name: Object.fromEntries([...namedChunks].map(([name, { id }]) => [id, name])) }),
      };
    }
    const bundler = { RuntimeModule: Any, Compilation: Any, sources: { RawSource: Any } };
    const tapWith = (given?: object) => ({
      tap: (_: unknown, run: (given?: object) => void) => {
        run(given);
      },
    });
    const compilation = {
      assets: Object.fromEntries(assets.map((name) => [name, {}])),
      modules: new Set(modules.map((resource) => ({ resource }))),
      namedChunks,
      chunkGraph: { getModuleId: () => 1 },
      addRuntimeModule: (_: unknown, added: { readonly generate: () => string }) => added.generate(),
      updateAsset: (_: string, update: (old: object) => object) =>
        update({ source: () => `__webpack_require__.u = (chunkId) => ${JSON.stringify(table)}[chunkId];` }),
      emitAsset: (name: string) => emitted.push(name),
      hooks: { additionalTreeRuntimeRequirements: tapWith(), processAssets: tapWith() },
    };
    const pages = [{ paths: ["/docs/a"], modules: ["@site/docs/a.mdx"] }];
    const fileOf = (module: string): string => module.replace("@site", "/site");
    const compiler = { hooks: { thisCompilation: tapWith(compilation) } };
    pageTablePlugin(bundler as never, { pages, sharedChunks: 1, fileOf }).apply(compiler as never);
    return emitted;
  }

  it("is written if nothing is missing", () => {
    expect(build({})).toEqual([expect.stringMatching(/^assets\/js\/pages\..+\.json$/u)]);
  });

  it.each<[string, FakeBundle, string]>([
    ["there is no runtime", { assets: ["assets/js/main.1.js"] }, "no script in assets/js/ is the bundler's runtime"],
    ["no chunk has the expected name", { chunks: ["main", "page0"] }, "no chunk of the bundle has the name that the"],
    ["the runtime identifies chunks by their names", { table: { page0: "1" } }, "the bundler's table of the files in"],
    ["scripts are in another folder", { folder: "js/" }, "no page has a script in assets/js/"],
    [
      "the module of a page is not in the bundle",
      { modules: ["/site/docs/b.mdx"] },
      "the bundle has no module @site/docs/a.mdx, which",
    ],
  ])("stops the build if %s", (_, bundle, message) => {
    expectStop(() => {
      build(bundle);
    }, message);
  });
});
