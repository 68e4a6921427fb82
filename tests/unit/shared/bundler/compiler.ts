/** The parts of a bundler's output that plugins check. */
export interface Bundle {
  readonly mode?: string;
  /** Files of the modules, undefined for a module without one. */
  readonly modules?: readonly (string | undefined)[];
  /** Files of the importing modules by the file of the imported one. */
  readonly importers?: Readonly<Record<string, readonly (string | undefined)[]>>;
  /** Names of the written files. */
  readonly assets?: readonly string[];
}

const moduleOf = (resource: string | undefined) => (resource === undefined ? {} : { resource });

/** Creates a fake compiler to pass to a plugin's `apply`: it calls each function as soon as the plugin taps a hook. */
export function compilerOf({ mode = "production", modules = [], importers = {}, assets = [] }: Bundle) {
  const compilation = {
    moduleGraph: {
      getIncomingConnections: ({ resource = "" }: { readonly resource?: string }) =>
        (importers[resource] ?? []).map((file) => ({ originModule: moduleOf(file) })),
    },
    hooks: {
      finishModules: {
        tap: (_: string, run: (all: readonly { readonly resource?: string }[]) => void): void => {
          run(modules.map(moduleOf));
        },
      },
      afterProcessAssets: {
        tap: (_: string, run: (all: object) => void): void => {
          run(Object.fromEntries(assets.map((name) => [name, {}])));
        },
      },
    },
  };
  return {
    options: { mode },
    hooks: {
      thisCompilation: {
        tap: (_: string, run: (all: typeof compilation) => void): void => {
          run(compilation);
        },
      },
    },
  };
}

export interface BundlerPlugin {
  readonly apply: (compiler: ReturnType<typeof compilerOf>) => void;
}
