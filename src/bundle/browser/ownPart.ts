import { pageChunkName } from "../shared";

/** A module of a single page: its id in the browser, where its chunk has to be loaded first; on the server a loader. */
export type PageModule = string | number | (() => Promise<unknown>);

/** The module of a single page. */
export interface OwnPart {
  readonly load: () => Promise<unknown>;
  /** Name of its chunk. */
  readonly name: string;
  /** Address of its chunk; nothing when the module came with another. */
  readonly file: () => string | undefined;
}

/**
 * What loads the module that a page has to itself.
 *
 * @param at number of the page
 * @param json whether the module is data, which has no default export
 */
export function ownPart(at: number, module: PageModule | undefined, json: boolean): OwnPart {
  const name = pageChunkName(at);
  if (typeof module === "function") return { load: module, name, file: () => undefined };
  if (module === undefined) throw new Error(`There is no module for page ${String(at)}.`);
  return {
    name,
    file: () => chunkFile(__webpack_require__.chunksOfPages[at]),
    load: async () => {
      const chunk = __webpack_require__.chunksOfPages[at];
      if (chunk) await __webpack_chunk_load__(chunk);
      const exported = __webpack_require__(module);
      return json ? { default: exported } : exported;
    },
  };
}

/** Address of a chunk, base URL included. */
export function chunkFile(chunk: string | number | undefined): string | undefined {
  return chunk ? __webpack_public_path__ + __webpack_get_script_filename__(chunk) : undefined;
}
