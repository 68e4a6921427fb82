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

/** Name of the chunk with the bundler's runtime. */
const RUNTIME = "runtime~main";

/** Returns the file of a module; for concatenated modules, the file of the root module. */
function fileOf(module: Module): string {
  const { resource, rootModule } = module as { readonly resource?: string; readonly rootModule?: Module };
  return rootModule ? fileOf(rootModule) : (resource ?? "");
}

/** Returns a function that finds the id of a module by its file, without query. */
function moduleIds({ modules, chunkGraph }: Compilation): (file: string) => string | number | undefined {
  const ids = new Map<string, string | number>();
  for (const module of modules) {
    const id = chunkGraph.getModuleId(module);
    if (id !== null) ids.set(fileOf(module).replace(/\?.*$/u, ""), id);
  }
  return (file) => ids.get(file);
}

/** Returns the name of a chunk's script for the page table, `id.hash`; empty without a script. */
function scriptName(compilation: Compilation, chunkName: string): string {
  const files = [...(compilation.namedChunks.get(chunkName)?.files ?? [])];
  const script = files.find((file) => file.startsWith(SCRIPTS) && file.endsWith(".js"));
  return script?.slice(SCRIPTS.length, -".js".length) ?? "";
}

/** The facts about the packed routes that the plugin needs. */
export interface Options {
  readonly pages: readonly PlannedPages[];
  /** Count of the chunks with shared modules. */
  readonly sharedChunks: number;
  /** Returns the absolute path of a module's file, without query. */
  readonly fileOf: (module: string) => string;
}

/**
 * Bundler plugin that writes the module ids and script names of pages to a separate file, the page table, and removes
 * the script names from the runtime, which every first visit loads. The runtime gets the ids of shared chunks.
 *
 * @throws Error when the module of a page is not in the bundle, or the bundler names chunks or scripts differently than
 *   expected
 */
export function pageTablePlugin(bundler: Bundler, options: Options): { apply: (compiler: Compiler) => void } {
  const pageChunkNames = options.pages.flatMap(({ modules }) => modules).map((_, at) => pageChunkName(at));

  // As in Docusaurus: taking these classes from the bundler works in both webpack and Rspack.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const { RuntimeModule, Compilation, sources } = bundler;

  class PageScriptsModule extends RuntimeModule {
    constructor() {
      super("scripts of the packed routes", RuntimeModule.STAGE_ATTACH);
      this.fullHash = true;
    }

    override generate(): string {
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- rspack has no alternative
      const nameById = this.chunk?.getChunkMaps(false).name ?? {};
      const idByName = new Map(
        Object.entries(nameById).map(([id, name]) => [name, /^\d+$/u.test(id) ? Number(id) : id] as const),
      );
      const shared = Array.from({ length: options.sharedChunks }, (_, at) => idByName.get(sharedChunkName(at)));
      // A shared module in the main script has no chunk, so only the lack of all ids is an error. The runtimes of workers
      // have no pages.
      if (this.chunk?.name === RUNTIME && shared.every((id) => id === undefined)) {
        throw patchFailed(patch, "no chunk of the bundle has the name that the packed routes gave it");
      }
      return `__webpack_require__.sharedChunkIds = ${JSON.stringify(shared.map((id) => id ?? 0))};
__webpack_require__.pageScripts = {};
var fileOfChunk = __webpack_require__.u;
__webpack_require__.u = (chunkId) => __webpack_require__.pageScripts[chunkId] || fileOfChunk(chunkId);`;
    }
  }

  function shrinkRuntime(compilation: Compilation): void {
    const chunks = pageChunkNames.flatMap((name) => compilation.namedChunks.get(name)?.id ?? []).map(String);
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
    // A page whose module is in the main script has no script, so only the lack of all scripts is an error.
    if (groups.length > 0 && groups.every(({ scripts }) => scripts.every((script) => script === ""))) {
      throw patchFailed(patch, `no page has a script in ${SCRIPTS}`);
    }
    const { name, text } = tableFile(groups);
    compilation.emitAsset(SCRIPTS + name, new sources.RawSource(text));
  }

  return {
    apply: (compiler) => {
      compiler.hooks.thisCompilation.tap("PageTable", (compilation) => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap("PageTable", (chunk) => {
          compilation.addRuntimeModule(chunk, new PageScriptsModule());
        });
        const { processAssets } = compilation.hooks;
        // The runtime is changed before it is minified; the table is written after all names have their final hashes.
        const early = { name: "PageTable", stage: Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS };
        const late = { name: "PageTable", stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER };
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
