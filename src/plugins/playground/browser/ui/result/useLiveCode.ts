import { PolicyWorker } from "@site/src/plugins/contentSecurityPolicy/browser";
import { useEffect, useMemo, useState } from "react";
import type { GeneratedFile } from "../../protocol";
import { answerOf } from "../answerOf";
import type { CheckAnswer, CheckRequest } from "./liveCodeWorker";

/** Milliseconds for all suspected pages. Those that are not read by then count as pages with live code. */
const CHECK_LIMIT = 10_000;

/** Pages with live code. */
export interface LivePages {
  /** Their paths; nothing until they are known. */
  readonly paths: ReadonlySet<string> | undefined;
  /** Why a site can't build a page, by its path: what was to run is no JavaScript. */
  readonly faults: ReadonlyMap<string, string>;
}

const unknown: LivePages = { paths: undefined, faults: new Map() };
const none: LivePages = { paths: new Set(), faults: unknown.faults };

/**
 * Finds the pages with live code of the schema, in a worker if any are suspected.
 *
 * @param files of a run
 * @param isActive whether anybody wants to know
 */
export function useLiveCode(files: readonly GeneratedFile[], isActive: boolean): LivePages {
  const suspects = useMemo(() => files.filter(({ suspectFrom }) => suspectFrom !== undefined), [files]);
  const [found, setFound] = useState<{ readonly files: typeof files; readonly pages: LivePages }>();
  const isKnown = suspects.length === 0 || found?.files === files;

  useEffect(() => {
    if (isKnown || !isActive) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const worker = new PolicyWorker(new URL("./liveCodeWorker.ts", import.meta.url), { name: "playground-live-code" });
    const request: CheckRequest = suspects.map(({ path, text, suspectFrom }) => ({
      path,
      text: text.slice(suspectFrom),
    }));
    const show = (pages: CheckAnswer): void => {
      if (signal.aborted) return;
      const faults = new Map(pages.flatMap(({ path, fault }) => (fault === undefined ? [] : [[path, fault] as const])));
      setFound({ files, pages: { paths: new Set(pages.map(({ path }) => path)), faults } });
    };
    answerOf<CheckAnswer>(worker, request, "looks for live code", { signal, limit: CHECK_LIMIT }).then(show, () => {
      show(suspects);
    });
    return () => {
      controller.abort();
    };
  }, [files, suspects, isKnown, isActive]);

  if (suspects.length === 0) return none;
  return found?.files === files ? found.pages : unknown;
}
