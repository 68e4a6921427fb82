import { SCRIPTS } from "../shared/routes";

/** The module of a single page. */
export interface PageModule {
  readonly load: () => Promise<unknown>;
  /** Name of its chunk, which only the server asks for. */
  readonly name?: string;
  /** URL of its script; nothing when the module came with another. */
  readonly file?: string | undefined;
}

/**
 * What loads the module that a page has to itself, in the browser.
 *
 * @param module id of the module
 * @param script name of the script with it, `id.hash`, or empty
 * @param json whether the module is data, which has no default export
 */
export function pageModule(module: string | number, script: string, json: boolean): PageModule {
  const [chunk] = script.split(".");
  // The bundler's own table of files has those of no page.
  if (chunk) __webpack_require__.pageScripts[chunk] = `${SCRIPTS}${script}.js`;
  const load = async (): Promise<unknown> => {
    if (chunk) await __webpack_chunk_load__(chunk);
    const exported = __webpack_require__(module);
    return json ? { default: exported } : exported;
  };
  return { load, file: chunkFile(chunk) };
}

/** URL of a chunk that pages share, base URL included. */
export function chunkFile(chunk: string | number | undefined): string | undefined {
  return chunk ? __webpack_public_path__ + __webpack_get_script_filename__(chunk) : undefined;
}
