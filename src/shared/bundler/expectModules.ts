import { patchFailed } from "./patchFailed";
import type { InternalsPatch } from "./patchFailed";

interface Compilation {
  readonly hooks: {
    readonly finishModules: {
      readonly tap: (name: string, run: (modules: Iterable<{ readonly resource?: string }>) => void) => void;
    };
  };
}

/** What is needed of the compiler of Rspack or webpack. */
interface Compiler {
  readonly options: { readonly mode?: string | undefined };
  readonly hooks: {
    readonly thisCompilation: { readonly tap: (name: string, run: (compilation: Compilation) => void) => void };
  };
}

/** Absolute paths of files. */
export interface ExpectedModules {
  /** Those that have to be in the bundle. */
  readonly present: readonly string[];
  /** Those that something else has replaced. */
  readonly absent: readonly string[];
}

/**
 * Bundler plugin that stops a production build when replacing modules had no effect. It looks at the bundle rather than at
 * the replacement itself, which the bundler's cache skips.
 *
 * @param patch the plugin that replaces them
 */
export function expectModules(
  patch: InternalsPatch,
  { present, absent }: ExpectedModules,
): { apply: (compiler: Compiler) => void } {
  return {
    apply: ({ options, hooks }) => {
      if (options.mode !== "production") return;
      hooks.thisCompilation.tap("ExpectModules", (compilation) => {
        compilation.hooks.finishModules.tap("ExpectModules", (modules) => {
          const files = new Set([...modules].map(({ resource }) => resource?.replace(/\?.*$/u, "")));
          const missing = present.find((file) => !files.has(file));
          if (missing !== undefined) throw patchFailed(patch, `the bundle lacks ${missing}, which replaces a module`);
          const left = absent.find((file) => files.has(file));
          if (left !== undefined)
            throw patchFailed(patch, `the bundle still holds ${left}, which should have been replaced`);
        });
      });
    },
  };
}
