import type { ConfigureWebpackUtils } from "@docusaurus/types";
import { pageChunkName, sharedChunkName } from "./shared";

type Bundler = ConfigureWebpackUtils["currentBundler"]["instance"];
type BundlerPlugin = InstanceType<Bundler["DefinePlugin"]>;
type Compiler = Parameters<BundlerPlugin["apply"]>[0];

/** Ids of the chunks with these names, in their order; 0 for a chunk that has no script. */
function idsOf(names: readonly string[], idByName: ReadonlyMap<string, string | number>): string {
  return JSON.stringify(names.map((name) => idByName.get(name) ?? 0));
}

/**
 * Bundler plugin that tells the browser the ids of the chunks of the packed routes, by their numbers. They belong to the
 * runtime, which changes with every page anyway, so that the main script does not.
 *
 * @param pages number of chunks of single pages
 * @param parts number of chunks that pages share
 */
export function chunkTables(bundler: Bundler, pages: number, parts: number): { apply: (compiler: Compiler) => void } {
  const names = (count: number, name: (at: number) => string): string[] =>
    Array.from({ length: count }, (_, at) => name(at));

  // The name that both bundlers have, as Docusaurus does it; only one of them has it elsewhere too.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const { RuntimeModule } = bundler;

  class ChunkTablesModule extends RuntimeModule {
    constructor() {
      super("chunks of the packed routes", RuntimeModule.STAGE_ATTACH);
      this.fullHash = true;
    }

    override generate(): string {
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- rspack has nothing else
      const nameById = this.chunk?.getChunkMaps(false).name ?? {};
      const idByName = new Map(
        Object.entries(nameById).map(([id, name]) => [name, /^\d+$/u.test(id) ? Number(id) : id] as const),
      );
      return `__webpack_require__.chunksOfPages = ${idsOf(names(pages, pageChunkName), idByName)};
__webpack_require__.chunksOfParts = ${idsOf(names(parts, sharedChunkName), idByName)};`;
    }
  }

  return {
    apply: (compiler) => {
      compiler.hooks.thisCompilation.tap("ChunkTables", (compilation) => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap("ChunkTables", (chunk) => {
          compilation.addRuntimeModule(chunk, new ChunkTablesModule());
        });
      });
    },
  };
}
