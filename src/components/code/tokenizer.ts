/** Loads Prism in the browser when it has to render code. On the server, `tokenizer.server.ts` replaces this module. */
import type { Tokenize } from "./tokenize";

let loaded: Tokenize | undefined;

/** Returns the tokenizer, or `undefined` until it has loaded. */
export function currentTokenizer(): Tokenize | undefined {
  return loaded;
}

/**
 * Loads the tokenizer, once.
 *
 * @throws Error when its script cannot be fetched
 */
export async function loadTokenizer(): Promise<Tokenize> {
  loaded ??= (await import(/* webpackChunkName: "tokenize" */ "./installLanguages")).tokenize;
  return loaded;
}
