import path from "node:path";
import { expect, it } from "vitest";
import cacheInputs from "@site/src/plugins/bundlerCache";

/** Gives a configuration to the plugin as Docusaurus does. */
function configure(config: object): void {
  const { configureWebpack } = cacheInputs();
  if (typeof configureWebpack !== "function") throw new TypeError("The plugin has no configureWebpack.");
  configureWebpack(config, false, {} as never, undefined);
}

const plugins = path.resolve("src/plugins/leanClient/index.ts");
const routes = path.resolve("src/plugins/leanClient/routes/write.ts");

it("lets the cache of Rspack end when a plugin or the code of the bundle changes", () => {
  const buildDependencies = ["docusaurus.config.ts"];
  configure({ cache: true, experiments: { cache: { type: "persistent", buildDependencies } } });
  expect(buildDependencies).toEqual(expect.arrayContaining(["docusaurus.config.ts", plugins, routes]));
});

it("lets the cache of webpack end too", () => {
  const config: string[] = [];
  configure({ cache: { type: "filesystem", buildDependencies: { config } } });
  expect(config).toEqual(expect.arrayContaining([plugins, routes]));
});

it("does nothing where there is no cache", () => {
  expect(() => {
    configure({ cache: false, experiments: {} });
    configure({});
  }).not.toThrow();
});
