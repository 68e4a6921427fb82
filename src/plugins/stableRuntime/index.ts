import type { Plugin } from "@docusaurus/types";
import { expectAsset, patchFailed } from "../../shared/bundler/expectations";

interface MinimizerOptions {
  readonly minimizerOptions?: object;
  /** Files that the minimizer skips. */
  exclude?: RegExp;
}

/**
 * The parts of Rspack's minimizer for scripts that are used here: it stores its options in `_args` until it is applied.
 *
 * @upstream @docusaurus/bundler/lib/minification.js
 */
interface Minimizer {
  readonly _args: readonly MinimizerOptions[];
}
type MinimizerClass = new (options: object) => object;

/** Matches the bundler's runtime: the files, one for each entry, that map chunks to file names. */
const RUNTIME = /runtime~[^/]*\.js$/u;

const patch = { file: "src/plugins/stableRuntime", switchOff: "remove it from docusaurus.config.ts" };

/**
 * Minifies the bundler's runtime without renaming its variables, so that builds of the same sources are identical. The
 * minimizer would choose new names by the frequency of letters in the file. At that time, the file contains provisional
 * hashes of chunks, which may differ between builds. Then the names would differ too, and with them the hash of the
 * runtime's file, which is in the HTML of every page. Does nothing with webpack.
 *
 * @throws Error when Docusaurus uses another minimizer, or the runtime is not a separate file
 */
export default function stableRuntime(): Plugin {
  return {
    name: "stable-runtime",
    configureWebpack(config, isServer, { currentBundler }) {
      const { minimize = false, minimizer: all = [] } = config.optimization ?? {};
      if (isServer || !minimize || currentBundler.name !== "rspack") return {};
      const found = all.find((each) => each?.constructor.name === "SwcJsMinimizerRspackPlugin");
      const minimizer = found as Minimizer | undefined;
      const options = minimizer?._args[0];
      if (!minimizer || !options) {
        throw patchFailed(patch, "the bundler has no SwcJsMinimizerRspackPlugin with readable options");
      }
      options.exclude = RUNTIME;
      const SameMinimizer = minimizer.constructor as MinimizerClass;
      const runtimeMinimizer = new SameMinimizer({
        include: RUNTIME,
        minimizerOptions: { ...options.minimizerOptions, mangle: false },
      });
      return { optimization: { minimizer: [runtimeMinimizer] }, plugins: [expectAsset(patch, RUNTIME)] } as object;
    },
  };
}
