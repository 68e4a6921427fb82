import type { ConfigureWebpackUtils } from "@docusaurus/types";
import { patchFailed } from "../../../shared/bundler/expectations";
import { patch } from "../parts";
import type { PlannedPages } from "../routes/plan";
import { pageChunkName, SCRIPTS, sharedChunkName } from "../shared/routes";
import { tableFile, withoutScripts } from "./table";

type Bundler = ConfigureWebpackUtils["currentBundler"]["instance"];
type BundlerPlugin = InstanceType<Bundler["DefinePlugin"]>;
type Compiler = Parameters<BundlerPlugin["apply"]>[0];
type Compilation = Parameters<Parameters<Compiler["hooks"]["thisCompilation"]["tap"]>[1]>[0];
type Module = Compilation["modules"] extends Set<infer Each> ? Each : never;

/** Name of the chunk that starts the bundle. */
const RUNTIME = "runtime~main";

/** The file of a module; of several that the bundler has put together, that of the one which the others serve. */
function fileOf(module: Module): string {
  const { resource, rootModule } = module as { readonly resource?: string; readonly rootModule?: Module };
  return rootModule ? fileOf(rootModule) : (resource ?? "");
}

/** Finds the ids of modules by their files, queries left out. */
function moduleIds({ modules, chunkGraph }: Compilation): (file: string) => string | number | undefined {
  const ids = new Map<string, string | number>();
  for (const module of modules) {
    const id = chunkGraph.getModuleId(module);
    if (id !== null) ids.set(fileOf(module).replace(/\?.*$/u, ""), id);
  }
  return (file) => ids.get(file);
}

/** Name of the script of a chunk in the table, `id.hash`. */
function scriptName(compilation: Compilation, chunkName: string): string {
  const files = [...(compilation.namedChunks.get(chunkName)?.files ?? [])];
  const script = files.find((file) => file.startsWith(SCRIPTS) && file.endsWith(".js"));
  return script?.slice(SCRIPTS.length, -".js".length) ?? "";
}

/** What the plugin has to know of the packed routes. */
export interface Options {
  readonly pages: readonly PlannedPages[];
  /** Number of chunks that pages share. */
  readonly parts: number;
  /** Path of the file of a module, without its query. */
  readonly fileOf: (module: string) => string;
}

/**
 * Bundler plugin that keeps what there is of each page out of the first visit: ids of modules and names of scripts go to a
 * table in a file of its own. The chunks that pages share stay in the runtime, by their numbers.
 *
 * @throws Error when a page has no module in the bundle, or the bundler names chunks or scripts in another way
 */
export function tableOfPages(bundler: Bundler, options: Options): { apply: (compiler: Compiler) => void } {
  const numbered = options.pages.flatMap(({ modules }) => modules).map((_, at) => pageChunkName(at));

  // The name that both bundlers have, as Docusaurus does it; only one of them has it elsewhere too.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const { RuntimeModule, Compilation, sources } = bundler;

  class PageScriptsModule extends RuntimeModule {
    constructor() {
      super("scripts of the packed routes", RuntimeModule.STAGE_ATTACH);
      this.fullHash = true;
    }

    override generate(): string {
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- rspack has nothing else
      const nameById = this.chunk?.getChunkMaps(false).name ?? {};
      const idByName = new Map(
        Object.entries(nameById).map(([id, name]) => [name, /^\d+$/u.test(id) ? Number(id) : id] as const),
      );
      const shared = Array.from({ length: options.parts }, (_, at) => idByName.get(sharedChunkName(at)));
      // Not each of them: what the main script holds anyway has no chunk. Workers have runtimes of their own, and no pages.
      if (this.chunk?.name === RUNTIME && shared.every((id) => id === undefined)) {
        throw patchFailed(patch, "no chunk of the bundle has the name that the packed routes gave it");
      }
      return `__webpack_require__.chunksOfParts = ${JSON.stringify(shared.map((id) => id ?? 0))};
__webpack_require__.pageScripts = {};
var fileOfChunk = __webpack_require__.u;
__webpack_require__.u = (chunkId) => __webpack_require__.pageScripts[chunkId] || fileOfChunk(chunkId);`;
    }
  }

  function shrinkRuntime(compilation: Compilation): void {
    const chunks = numbered.flatMap((name) => compilation.namedChunks.get(name)?.id ?? []).map(String);
    const runtimes = Object.keys(compilation.assets).filter(
      (file) => file.startsWith(`${SCRIPTS}${RUNTIME}.`) && file.endsWith(".js"),
    );
    if (runtimes.length === 0) throw patchFailed(patch, `no script in ${SCRIPTS} is the bundler's runtime`);
    for (const name of runtimes) {
      compilation.updateAsset(
        name,
        (old) => new sources.RawSource(withoutScripts(old.source().toString(), new Set(chunks))),
      );
    }
  }

  function writeTable(compilation: Compilation): void {
    const idOf = moduleIds(compilation);
    let at = 0;
    const groups = options.pages.map(({ paths, modules }) => {
      const pages = modules.map((module) => {
        const id = idOf(options.fileOf(module));
        if (id === undefined) throw patchFailed(patch, `the bundle has no module ${module}, which a page needs`);
        const script = scriptName(compilation, pageChunkName(at));
        at += 1;
        return { id, script };
      });
      return { paths, modules: pages.map(({ id }) => id), scripts: pages.map(({ script }) => script) };
    });
    // A page whose text the main script holds has no script of its own.
    if (groups.length > 0 && groups.every(({ scripts }) => scripts.every((script) => script === ""))) {
      throw patchFailed(patch, `no page has a script in ${SCRIPTS}`);
    }
    const { name, text } = tableFile(groups);
    compilation.emitAsset(SCRIPTS + name, new sources.RawSource(text));
  }

  return {
    apply: (compiler) => {
      compiler.hooks.thisCompilation.tap("TableOfPages", (compilation) => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap("TableOfPages", (chunk) => {
          compilation.addRuntimeModule(chunk, new PageScriptsModule());
        });
        const { processAssets } = compilation.hooks;
        // Before the minimizer writes it in its own way, and after all names have their final hashes.
        const early = { name: "TableOfPages", stage: Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS };
        const late = { name: "TableOfPages", stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER };
        processAssets.tap(early, () => {
          shrinkRuntime(compilation);
        });
        processAssets.tap(late, () => {
          writeTable(compilation);
        });
      });
    },
  };
}
