import { PolicyWorker } from "@site/src/plugins/contentSecurityPolicy/browser";
import { startTransition, useEffect, useState } from "react";
import { answerOf } from "../../answerOf";
import type { Difference } from "./compare";
import type { Pair } from "./pairs";
import type { CompareRequest } from "./worker";

/** Milliseconds for a comparison, whose own bounds end it before, unless a browser is very slow. */
const COMPARISON_LIMIT = 10_000;

/** What differs between two pages, and the pages. */
export interface ComparedPair {
  readonly pair: Pair;
  /** A sentence instead when it could not be told. */
  readonly difference: Difference | string;
}

/**
 * What differs between the pages of a pair, told by a worker that ends when another pair is wanted.
 *
 * @returns nothing until it is told
 */
export function useDifference(pair: Pair | undefined): ComparedPair | undefined {
  const [compared, setCompared] = useState<ComparedPair>();
  const before = pair?.before?.text ?? "";
  const after = pair?.after?.text ?? "";

  useEffect(() => {
    if (!pair) return undefined;
    const show = (difference: Difference | string): void => {
      // In small steps: it can have thousands of lines.
      startTransition(() => {
        setCompared({ pair, difference });
      });
    };
    const controller = new AbortController();
    const worker = new PolicyWorker(new URL("./worker.ts", import.meta.url), { name: "playground-changes" });
    const request: CompareRequest = { before, after };
    const terms = { signal: controller.signal, limit: COMPARISON_LIMIT };
    answerOf<Difference>(worker, request, "compares pages", terms).then(show, () => {
      if (!controller.signal.aborted) show("These pages could not be compared. Their sources are complete.");
    });
    return () => {
      controller.abort();
    };
  }, [pair, before, after]);

  return compared && compared.pair === pair ? compared : undefined;
}
