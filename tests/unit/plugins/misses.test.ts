import path from "node:path";
import { rspack } from "@docusaurus/faster";
import { describe, expect, it } from "vitest";
import { forBrowsers, forServer } from "@site/src/plugins/playground/bundler";
import type { Bundler } from "@site/src/plugins/playground/bundler";
import { compilerOf } from "../shared/bundler/compiler";
import type { Bundle, BundlerPlugin } from "../shared/bundler/compiler";

const bundler = rspack as unknown as Bundler;
const worker = path.resolve("src/plugins/playground/browser/worker");
const nothing = path.resolve("src/shared/bundler/nothing.ts");
const prettier = path.join(worker, "shims/prettier.ts");

/** Of the plugins in some bundler settings, runs those that check a bundle, and skips the bundler's own. */
function run({ plugins }: { readonly plugins: readonly object[] }, bundle: Bundle): void {
  const checks = plugins.filter((plugin) => plugin.constructor === Object) as BundlerPlugin[];
  checks.forEach(({ apply }) => {
    apply(compilerOf(bundle));
  });
}

describe("the playground stops the build if", () => {
  it.each<[string, () => { readonly plugins: readonly object[] }, Bundle, string]>([
    [
      "the module with the tool's home page is missing",
      () => forBrowsers(bundler),
      {},
      "src/plugins/playground: the bundle lacks ",
    ],
    [
      "the empty module is missing on the server",
      () => forServer(bundler),
      {},
      `src/plugins/playground: the bundle lacks ${nothing}`,
    ],
    [
      "the worker is still in the bundle of the server",
      () => forServer(bundler),
      { modules: [nothing, path.join(worker, "generatorWorker.ts")] },
      "src/plugins/playground: the bundle still contains ",
    ],
  ])("%s", (_, settings, bundle, message) => {
    expect(() => {
      run(settings(), bundle);
    }).toThrow(message);
  });

  it("no package imports a shim", () => {
    const { rules } = forBrowsers(bundler).module;
    const shims = rules.flatMap((rule) => Object.values(rule.resolve?.alias ?? {}));
    const importers = Object.fromEntries(shims.map((file) => [file, ["/node_modules/some/index.js"]]));
    expect(() => {
      run(forBrowsers(bundler), { modules: shims, importers });
    }).not.toThrow();
    expect(() => {
      run(forBrowsers(bundler), {
        modules: shims,
        importers: { ...importers, [prettier]: [path.join(worker, "run.ts")] },
      });
    }).toThrow(`src/plugins/playground: no package imports ${prettier}`);
  });
});
