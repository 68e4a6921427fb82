import type { Plugin } from "@docusaurus/types";
import { expectAsset, patchFailed } from "../../shared/bundler/expectations";

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

const patch = { file: "src/plugins/stableRuntime", switchOff: "remove it from docusaurus.config.ts" };

function isScriptMinimizer(value: unknown): value is Minimizer {
  return value?.constructor.name === "SwcJsMinimizerRspackPlugin";
}

/**
 * Minifies the bundler's runtime without giving its variables shorter names. The shortest names go to the letters that the
 * file holds most often, and it holds hashes of chunks that are put right only afterwards: they may differ between two
 * builds of the same sources, and with them the names, and then the hash of the file in every page. Written for Rspack;
 * webpack is left alone.
 *
 * @throws Error when scripts are minified in another way than Docusaurus has Rspack do it, or no runtime is a file of its own
 */
export default function stableRuntime(): Plugin {
  return {
    name: "stable-runtime",
    configureWebpack(config, isServer, { currentBundler }) {
      const { minimize = false, minimizer: all = [] } = config.optimization ?? {};
      if (isServer || !minimize || currentBundler.name !== "rspack") return {};
      const minimizer = all.find((each) => isScriptMinimizer(each));
      const [options] = isScriptMinimizer(minimizer) ? minimizer._args : [];
      if (!isScriptMinimizer(minimizer) || options === undefined) {
        throw patchFailed(patch, "the bundler has no SwcJsMinimizerRspackPlugin that keeps its options");
      }
      options.exclude = RUNTIME;
      const ForRuntime = minimizer.constructor as MinimizerClass;
      const runtime = new ForRuntime({
        include: RUNTIME,
        minimizerOptions: { ...options.minimizerOptions, mangle: false },
      });
      return { optimization: { minimizer: [runtime] }, plugins: [expectAsset(patch, RUNTIME)] } as object;
    },
  };
}
