import { readFileSync } from "node:fs";

/** A plugin that patches internals of Docusaurus. */
export interface InternalsPatch {
  /** Path of the plugin, relative to the repository. */
  readonly file: string;
  /** How to build without the plugin. */
  readonly switchOff: string;
}

/**
 * Creates the error for a patch that had no effect, so that an upgrade of Docusaurus can't disable the patch unnoticed.
 *
 * @param problem how the build differs from what the plugin expects
 */
export function patchFailed({ file, switchOff }: InternalsPatch, problem: string): Error {
  const manifest = readFileSync(require.resolve("@docusaurus/core/package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { readonly version: string };
  return new Error(`${file}: ${problem}, in Docusaurus ${version}. To build without it: ${switchOff}.`);
}

export interface Module {
  readonly resource?: string;
}

/** A step of the bundler, which plugins subscribe to. */
export interface Hook<Subject> {
  readonly tap: (name: string, run: (subject: Subject) => void) => void;
}

interface Compilation {
  readonly moduleGraph: {
    readonly getIncomingConnections: (module: Module) => Iterable<{ readonly originModule?: Module | null }>;
  };
  readonly hooks: { readonly afterProcessAssets: Hook<object>; readonly finishModules: Hook<Iterable<Module>> };
}

/** The parts of Rspack's and webpack's compiler that are used here. */
interface Compiler {
  readonly options: { readonly mode?: string | undefined };
  readonly hooks: { readonly thisCompilation: Hook<Compilation> };
}

/**
 * Bundler plugin that fails the build when no file has a name that matches a pattern.
 *
 * @param pattern matches the path of an expected file in the build
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

/** Absolute paths of files that the bundle must or must not contain. */
export interface ExpectedModules {
  readonly present?: readonly string[];
  /** Files that at least one package must import; imports from our own code don't count. */
  readonly inPackages?: readonly string[];
  /** Files that must have been replaced. */
  readonly absent?: readonly string[];
}

const PACKAGES = /[\\/]node_modules[\\/]/u;

const fileOf = ({ resource }: Module): string => resource?.replace(/\?.*$/u, "") ?? "";

/**
 * Bundler plugin that fails a production build when the replacement of modules had no effect. The plugin checks the bundle
 * instead of the replacement, because the replacement does not run for modules in the bundler's cache.
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
    const remaining = absent.find((file) => files.has(file));
    if (remaining !== undefined) {
      throw patchFailed(patch, `the bundle still contains ${remaining}, which should have been replaced`);
    }
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
