import type { Plugin } from "@docusaurus/types";

/** What decides how the bundler minifies scripts. */
interface MinimizerOptions {
  readonly minimizerOptions?: object;
  exclude?: RegExp;
}

/**
 * What is needed of Rspack's plugin that minifies scripts; it keeps the options that it was given until it is applied.
 *
 * @upstream @docusaurus/bundler/lib/minification.js
 */
interface Minimizer {
  readonly _args: readonly [MinimizerOptions];
}
type MinimizerClass = new (options: object) => object;

/** The file that maps chunks to their names, one for each entry of the bundle. */
const RUNTIME = /runtime~[^/]*\.js$/u;

function isScriptMinimizer(value: unknown): value is Minimizer {
  return value?.constructor.name === "SwcJsMinimizerRspackPlugin";
}

/**
 * Minifies the bundler's runtime without giving its variables shorter names. The shortest names go to the letters that the
 * file holds most often, and it holds hashes of chunks that are put right only afterwards: they may differ between two
 * builds of the same sources, and with them the names, and then the hash of the file in every page. Made for Rspack as
 * Docusaurus sets it up; other bundlers are left alone.
 */
export default function stableRuntime(): Plugin {
  return {
    name: "stable-runtime",
    configureWebpack(config, isServer) {
      const minimizer = config.optimization?.minimizer?.find((each) => isScriptMinimizer(each));
      if (isServer || !isScriptMinimizer(minimizer)) return {};
      const [options] = minimizer._args;
      options.exclude = RUNTIME;
      const ForRuntime = minimizer.constructor as MinimizerClass;
      const runtime = new ForRuntime({
        include: RUNTIME,
        minimizerOptions: { ...options.minimizerOptions, mangle: false },
      });
      return { optimization: { minimizer: [runtime] } } as object;
    },
  };
}
