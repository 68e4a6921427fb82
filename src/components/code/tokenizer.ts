/**
 * The way of a browser to the tokenizer: Prism is loaded when a block of code is rendered that no server has rendered
 * before. On the server, `tokenizer.server.ts` takes the place of this module.
 */
import type { Tokenize } from "./tokensOf";

let loaded: Tokenize | undefined;

/** The tokenizer, or `undefined` while it is not loaded. */
export function currentTokenizer(): Tokenize | undefined {
  return loaded;
}

/**
 * Loads the tokenizer, once.
 *
 * @throws Error when its script cannot be fetched
 */
export async function loadTokenizer(): Promise<Tokenize> {
  loaded ??= (await import(/* webpackChunkName: "tokenize" */ "./tokenize")).tokenize;
  return loaded;
}
