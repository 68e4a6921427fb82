import { describe, expect, it } from "vitest";
import stableRuntime from "@site/src/plugins/stableRuntime";
import { compilerOf } from "../shared/bundler/compiler";
import type { BundlerPlugin } from "../shared/bundler/compiler";

interface Options {
  readonly include?: RegExp;
  readonly exclude?: RegExp;
  readonly minimizerOptions?: object;
}

/** Stub of the bundler's minimizer, which the plugin recognizes by its name. */
class SwcJsMinimizerRspackPlugin {
  readonly _args: readonly Options[];
  constructor(...options: readonly Options[]) {
    this._args = options;
  }
}

/** Returns the plugin's additions to the configuration of a bundler with these minimizers. */
function configure(
  minimizer: readonly object[] | undefined,
  { isServer = false, bundler = "rspack" } = {},
): {
  readonly optimization?: { readonly minimizer: readonly SwcJsMinimizerRspackPlugin[] };
  readonly plugins?: readonly BundlerPlugin[];
} {
  const configureWebpack = stableRuntime().configureWebpack as unknown as (...parts: unknown[]) => object;
  const optimization = { minimize: minimizer !== undefined, minimizer };
  return configureWebpack({ optimization }, isServer, { currentBundler: { name: bundler } });
}

describe("the plugin stableRuntime", () => {
  const stock = () => new SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: true, mangle: true } });

  it("minifies the bundler's runtime separately, without renaming variables", () => {
    const stockMinimizer = stock();
    const runtime = configure([stockMinimizer]).optimization?.minimizer[0]?._args[0];
    expect(runtime?.minimizerOptions).toEqual({ compress: true, mangle: false });
    for (const { file, isRuntime } of [
      { file: "assets/js/runtime~main.938c1995.js", isRuntime: true },
      { file: "assets/js/main.2273ba43.js", isRuntime: false },
    ]) {
      expect(runtime?.include?.test(file)).toBe(isRuntime);
      expect(stockMinimizer._args[0]?.exclude?.test(file)).toBe(isRuntime);
    }
  });

  it("changes nothing without minification, with webpack and on the server", () => {
    expect(configure(undefined)).toEqual({});
    expect(configure([], { bundler: "webpack" })).toEqual({});
    expect(configure([stock()], { isServer: true })).toEqual({});
  });

  it("stops the build if there is no runtime", () => {
    const { plugins } = configure([stock()]);
    expect(() => {
      plugins?.forEach(({ apply }) => {
        apply(compilerOf({ assets: ["assets/js/main.2273ba43.js"] }));
      });
    }).toThrow("src/plugins/stableRuntime: the build has no file whose name matches");
  });

  it("stops the build if Docusaurus uses another minimizer, or one without options", () => {
    for (const minimizers of [[], [new Map()], [new SwcJsMinimizerRspackPlugin()]]) {
      expect(() => configure(minimizers)).toThrow("src/plugins/stableRuntime: the bundler has no SwcJsMinimizer");
    }
  });
});
