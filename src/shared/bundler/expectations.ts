import { readFileSync } from "node:fs";

/** A plugin that patches what Docusaurus keeps to itself. */
export interface InternalsPatch {
  /** Where it is, from the root of the repository. */
  readonly file: string;
  /** How to build without it. */
  readonly switchOff: string;
}

/**
 * Error for a patch that found nothing to change, so that an upgrade of Docusaurus cannot undo it unnoticed.
 *
 * @param what what the plugin looked for and did not find
 */
export function patchFailed({ file, switchOff }: InternalsPatch, what: string): Error {
  const manifest = readFileSync(require.resolve("@docusaurus/core/package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { readonly version: string };
  return new Error(`${file}: ${what}, in Docusaurus ${version}. To build without it: ${switchOff}.`);
}

interface Module {
  readonly resource?: string;
}

/** Subscribes to a step of the bundler. */
interface Hook<Subject> {
  readonly tap: (name: string, run: (subject: Subject) => void) => void;
}

interface Compilation {
  readonly moduleGraph: {
    readonly getIncomingConnections: (module: Module) => Iterable<{ readonly originModule?: Module | null }>;
  };
  readonly hooks: { readonly afterProcessAssets: Hook<object>; readonly finishModules: Hook<Iterable<Module>> };
}

/** The parts of Rspack's or webpack's compiler that are used here. */
interface Compiler {
  readonly options: { readonly mode?: string | undefined };
  readonly hooks: { readonly thisCompilation: Hook<Compilation> };
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
