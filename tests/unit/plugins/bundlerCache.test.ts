import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import bundlerCache from "@site/src/plugins/bundlerCache";

/** Calls the plugin with a bundler configuration, as Docusaurus does. */
function configure(config: object): void {
  const { configureWebpack } = bundlerCache();
  if (typeof configureWebpack !== "function") throw new TypeError("The plugin has no configureWebpack.");
  configureWebpack(config, false, {} as never, undefined);
}

const pluginFile = path.resolve("src/plugins/leanClient/index.ts");
const nestedFile = path.resolve("src/plugins/leanClient/routes/write.ts");

beforeEach(() => {
  vi.stubEnv("DOCUSAURUS_NO_PERSISTENT_CACHE", undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

it("invalidates the cache of Rspack when any file of a plugin changes", () => {
  const buildDependencies = ["docusaurus.config.ts"];
  configure({ cache: true, experiments: { cache: { type: "persistent", version: "1", buildDependencies } } });
  expect(buildDependencies).toEqual(expect.arrayContaining(["docusaurus.config.ts", pluginFile, nestedFile]));
});

it("invalidates the cache of webpack too", () => {
  const config: string[] = [];
  configure({ cache: { type: "filesystem", version: "1", buildDependencies: { config } } });
  expect(config).toEqual(expect.arrayContaining([pluginFile, nestedFile]));
});

it("separates the caches of builds with different values of LEAN_CLIENT", () => {
  const versionWith = (parts: string): string => {
    vi.stubEnv("LEAN_CLIENT", parts);
    const cache = { version: "1", buildDependencies: [] };
    configure({ experiments: { cache } });
    return cache.version;
  };
  expect(new Set(["all", "off", "routes"].map(versionWith)).size).toBe(3);
});

it("does nothing if the cache is disabled", () => {
  vi.stubEnv("DOCUSAURUS_NO_PERSISTENT_CACHE", "1");
  expect(() => {
    configure({ cache: false, experiments: {} });
  }).not.toThrow();
});

it("stops the build if the settings of the cache have moved", () => {
  for (const config of [{ cache: true, experiments: {} }, { cache: true }, {}]) {
    const build = (): void => {
      configure(config);
    };
    expect(build).toThrow("src/plugins/bundlerCache: the bundler's settings do not have `cache` in the expected form");
    expect(build).toThrow(/in Docusaurus .*set DOCUSAURUS_NO_PERSISTENT_CACHE=1/u);
  }
});

it("stops the build if the cache has no list of files or no version", () => {
  for (const cache of [{ version: "1" }, { buildDependencies: [] }, { version: "1", buildDependencies: {} }]) {
    expect(() => {
      configure({ experiments: { cache } });
    }).toThrow("src/plugins/bundlerCache: the bundler's cache has no version, or no list of files");
  }
});
