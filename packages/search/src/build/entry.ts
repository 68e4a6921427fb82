/** For a plugin that makes the index in its own pass over the built pages. */
export type { SearchOptions } from "../options.ts";
export { createIndexer } from "./indexer.ts";
export type { Indexer } from "./indexer.ts";
export { unwrap } from "./prepare.ts";
