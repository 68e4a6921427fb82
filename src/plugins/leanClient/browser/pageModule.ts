import { SCRIPTS } from "../shared/routes";

/** The module that only one page uses. */
export interface PageModule {
  readonly load: () => Promise<unknown>;
  /** Name of its chunk, only on the server. */
  readonly name?: string;
  /** URL of its script; undefined when the module is in the main script. */
  readonly file?: string | undefined;
}

/**
 * Describes how the browser loads the module that only one page uses.
 *
 * @param script name of its script, `id.hash`, or empty
 * @param json whether the module is JSON, which has no default export
 */
export function pageModule(module: string | number, script: string, json: boolean): PageModule {
  const [chunk] = script.split(".");
  // Pages have been removed from the bundler's own table of files.
  if (chunk) __webpack_require__.pageScripts[chunk] = `${SCRIPTS}${script}.js`;
  const load = async (): Promise<unknown> => {
    if (chunk) await __webpack_chunk_load__(chunk);
    const exported = __webpack_require__(module);
    return json ? { default: exported } : exported;
  };
  return { load, file: chunkFile(chunk) };
}

/** Returns the URL of a chunk, base URL included. */
export function chunkFile(chunk: string | number | undefined): string | undefined {
  return chunk ? __webpack_public_path__ + __webpack_get_script_filename__(chunk) : undefined;
}
