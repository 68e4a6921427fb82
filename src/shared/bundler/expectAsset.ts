import { patchFailed } from "./patchFailed";
import type { InternalsPatch } from "./patchFailed";

interface Compilation {
  readonly hooks: {
    readonly afterProcessAssets: { readonly tap: (name: string, run: (assets: object) => void) => void };
  };
}

/** What is needed of the compiler of Rspack or webpack. */
interface Compiler {
  readonly hooks: {
    readonly thisCompilation: { readonly tap: (name: string, run: (compilation: Compilation) => void) => void };
  };
}

/**
 * Bundler plugin that stops a build when a pattern over the names of its files matches none.
 *
 * @param patch the plugin that works on these files
 * @param pattern of their paths in the build
 */
export function expectAsset(patch: InternalsPatch, pattern: RegExp): { apply: (compiler: Compiler) => void } {
  return {
    apply: ({ hooks }) => {
      hooks.thisCompilation.tap("ExpectAsset", (compilation) => {
        compilation.hooks.afterProcessAssets.tap("ExpectAsset", (assets) => {
          if (Object.keys(assets).some((name) => pattern.test(name))) return;
          throw patchFailed(patch, `the build has no file whose name matches ${String(pattern)}`);
        });
      });
    },
  };
}
