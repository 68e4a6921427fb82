import type { Token } from "prism-react-renderer";
import { useEffect, useMemo, useState } from "react";
import { currentTokenizer, loadTokenizer } from "@site/src/components/code/tokenizer";

/** One plain token for each line: what is shown until the tokenizer is there. */
function plainTokens(code: string): Token[][] {
  return code.split("\n").map((content) => [{ types: ["plain"], content: content === "" ? "\n" : content }]);
}

/**
 * The tokens of some code. They are plain text until the tokenizer has been loaded, and stay so when it cannot be.
 */
export function useTokens(code: string, language: string): Token[][] {
  const [tokenize, setTokenize] = useState(currentTokenizer);
  useEffect(() => {
    if (tokenize) return;
    loadTokenizer().then(
      () => {
        setTokenize(currentTokenizer);
      },
      (reason: unknown) => {
        console.warn("Code stays without colours:", reason);
      },
    );
  }, [tokenize]);
  return useMemo(() => (tokenize ? tokenize(code, language) : plainTokens(code)), [code, language, tokenize]);
}
