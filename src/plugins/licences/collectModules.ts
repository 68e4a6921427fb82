interface Compilation {
  readonly hooks: {
    readonly finishModules: {
      readonly tap: (name: string, run: (modules: Iterable<{ readonly resource?: string }>) => void) => void;
    };
  };
}

/** What is needed of the compiler of Rspack or webpack. */
interface Compiler {
  readonly hooks: {
    readonly compilation: { readonly tap: (name: string, run: (compilation: Compilation) => void) => void };
  };
}

/**
 * Bundler plugin that lists the files of packages in the bundle, those of workers and style sheets included.
 *
 * @param files gets their absolute paths
 */
export function collectModules(files: Set<string>): { apply: (compiler: Compiler) => void } {
  return {
    apply: ({ hooks }) => {
      hooks.compilation.tap("CollectModules", (compilation) => {
        compilation.hooks.finishModules.tap("CollectModules", (modules) => {
          for (const { resource = "" } of modules) {
            if (/[\\/]node_modules[\\/]/u.test(resource)) files.add(resource.replace(/\?.*$/u, ""));
          }
        });
      });
    },
  };
}
