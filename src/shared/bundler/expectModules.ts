import { patchFailed } from "./patchFailed";
import type { InternalsPatch } from "./patchFailed";

interface Module {
  readonly resource?: string;
}

interface Compilation {
  readonly moduleGraph: {
    readonly getIncomingConnections: (module: Module) => Iterable<{ readonly originModule?: Module | null }>;
  };
  readonly hooks: {
    readonly finishModules: { readonly tap: (name: string, run: (modules: Iterable<Module>) => void) => void };
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
  readonly present?: readonly string[];
  /** Those that packages have to import; that our own code does so too proves nothing. */
  readonly inPackages?: readonly string[];
  /** Those that something else has replaced. */
  readonly absent?: readonly string[];
}

const PACKAGES = /[\\/]node_modules[\\/]/u;

const fileOf = ({ resource }: Module): string => resource?.replace(/\?.*$/u, "") ?? "";

/**
 * Bundler plugin that stops a production build when replacing modules, or a rule for some of them, had no effect. It looks at
 * the bundle rather than at the replacement itself, which the bundler's cache skips.
 *
 * @param patch the plugin that replaces or changes them
 */
export function expectModules(
  patch: InternalsPatch,
  { present = [], inPackages = [], absent = [] }: ExpectedModules,
): { apply: (compiler: Compiler) => void } {
  function check(modules: readonly Module[], { moduleGraph }: Compilation): void {
    const files = new Set(modules.map(fileOf));
    const missing = [...present, ...inPackages].find((file) => !files.has(file));
    if (missing !== undefined) throw patchFailed(patch, `the bundle lacks ${missing}`);
    const isImported = (module: Module): boolean =>
      [...moduleGraph.getIncomingConnections(module)].some(
        ({ originModule }) => originModule && PACKAGES.test(fileOf(originModule)),
      );
    const unused = inPackages.find((file) => !modules.some((module) => fileOf(module) === file && isImported(module)));
    if (unused !== undefined) throw patchFailed(patch, `no package imports ${unused}, which replaces a module`);
    const left = absent.find((file) => files.has(file));
    if (left !== undefined) throw patchFailed(patch, `the bundle still holds ${left}, which should have been replaced`);
  }

  return {
    apply: ({ options, hooks }) => {
      if (options.mode !== "production") return;
      hooks.thisCompilation.tap("ExpectModules", (compilation) => {
        compilation.hooks.finishModules.tap("ExpectModules", (modules) => {
          check([...modules], compilation);
        });
      });
    },
  };
}
