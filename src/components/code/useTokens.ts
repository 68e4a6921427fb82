import type { Token } from "prism-react-renderer";
import { useEffect, useMemo, useState } from "react";
import { currentTokenizer, loadTokenizer } from "@site/src/components/code/tokenizer";

/** Returns each line as one plain token. */
function plainTokens(code: string): Token[][] {
  return code.split("\n").map((content) => [{ types: ["plain"], content: content === "" ? "\n" : content }]);
}

/** Returns the tokens of code. They are plain text until the tokenizer has loaded, and stay so if it fails to load. */
export function useTokens(code: string, language: string): Token[][] {
  const [tokenize, setTokenize] = useState(currentTokenizer);
  useEffect(() => {
    if (tokenize) return;
    loadTokenizer().then(
      () => {
        setTokenize(currentTokenizer);
      },
      (reason: unknown) => {
        console.warn("The syntax highlighter failed to load:", reason);
      },
    );
  }, [tokenize]);
  return useMemo(() => (tokenize ? tokenize(code, language) : plainTokens(code)), [code, language, tokenize]);
}
