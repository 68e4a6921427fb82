import { PolicyWorker } from "@site/src/plugins/contentSecurityPolicy/browser";
import { useEffect, useMemo, useState } from "react";
import type { GeneratedFile } from "../../protocol";
import { answerOf } from "../answerOf";
import type { CheckRequest } from "./worker";

/** Milliseconds for all suspected pages. Those that are not read by then count as pages with live code. */
const CHECK_LIMIT = 10_000;

const none: ReadonlySet<string> = new Set();

/**
 * Finds the pages with live code of the schema, in a worker if any are suspected.
 *
 * @param files of a run
 * @param isActive whether anybody wants to know
 * @returns their paths; nothing until they are known
 */
export function useLiveCode(files: readonly GeneratedFile[], isActive: boolean): ReadonlySet<string> | undefined {
  const suspects = useMemo(() => files.filter(({ suspectFrom }) => suspectFrom !== undefined), [files]);
  const [found, setFound] = useState<{ readonly files: typeof files; readonly paths: ReadonlySet<string> }>();
  const isKnown = suspects.length === 0 || found?.files === files;

  useEffect(() => {
    if (isKnown || !isActive) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const worker = new PolicyWorker(new URL("./worker.ts", import.meta.url), { name: "playground-live-code" });
    const request: CheckRequest = suspects.map(({ path, text, suspectFrom }) => ({
      path,
      text: text.slice(suspectFrom),
    }));
    const show = (paths: readonly string[]): void => {
      if (!signal.aborted) setFound({ files, paths: new Set(paths) });
    };
    answerOf<readonly string[]>(worker, request, "looks for live code", { signal, limit: CHECK_LIMIT }).then(
      show,
      () => {
        show(suspects.map(({ path }) => path));
      },
    );
    return () => {
      controller.abort();
    };
  }, [files, suspects, isKnown, isActive]);

  if (suspects.length === 0) return none;
  return found?.files === files ? found.paths : undefined;
}
