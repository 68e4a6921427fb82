/** Replaces `tokenizer.ts` on the server, where Prism is available at once, so that pages are served highlighted. */
import { tokenize } from "./tokenize";
import type { Tokenize } from "./tokensOf";

/** Returns the tokenizer. */
export function currentTokenizer(): Tokenize {
  return tokenize;
}

/** Resolves to the tokenizer. */
export async function loadTokenizer(): Promise<Tokenize> {
  return Promise.resolve(tokenize);
}
