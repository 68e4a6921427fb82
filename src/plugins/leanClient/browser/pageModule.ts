import { SCRIPTS } from "../shared/routes";

/** How to load a page's own module, which no other page uses. */
export interface PageModule {
  readonly load: () => Promise<unknown>;
  /** Name of the module's chunk; only on the server. */
  readonly name?: string;
  /** URL of the module's script; only in the browser, and undefined when the module is in the main script. */
  readonly file?: string | undefined;
}

/**
 * Describes how the browser loads a page's own module.
 *
 * @param module id of the module
 * @param script name of the module's script, `id.hash`; empty when the main script contains the module
 * @param json whether the module is JSON, which has no default export
 */
export function pageModule(module: string | number, script: string, json: boolean): PageModule {
  const [chunk] = script.split(".");
  // `pages/plugin.ts` has removed the scripts of pages from the bundler's own table of files.
  if (chunk) __webpack_require__.pageScripts[chunk] = `${SCRIPTS}${script}.js`;
  const load = async (): Promise<unknown> => {
    if (chunk) await __webpack_chunk_load__(chunk);
    const exported = __webpack_require__(module);
    return json ? { default: exported } : exported;
  };
  return { load, file: chunkFile(chunk) };
}

/** Returns the URL of a chunk's script, base URL included; undefined without a chunk. */
export function chunkFile(chunk: string | number | undefined): string | undefined {
  return chunk ? __webpack_public_path__ + __webpack_get_script_filename__(chunk) : undefined;
}
