/** What a bundler would come to, as far as plugins that expect something of it look. */
export interface Bundle {
  readonly mode?: string;
  /** Files of the modules; some modules have none. */
  readonly modules?: readonly (string | undefined)[];
  /** By the file of a module, those of the modules that import it. */
  readonly importers?: Readonly<Record<string, readonly (string | undefined)[]>>;
  /** Names of the files that are written. */
  readonly assets?: readonly string[];
}

const moduleOf = (resource: string | undefined) => (resource === undefined ? {} : { resource });

/**
 * A compiler that runs the hooks of a plugin as soon as it taps them.
 *
 * @returns what a plugin's `apply` takes
 */
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

/** A plugin that looks at a bundle. */
export interface BundlerPlugin {
  readonly apply: (compiler: ReturnType<typeof compilerOf>) => void;
}
