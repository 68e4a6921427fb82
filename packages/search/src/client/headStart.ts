import createWorker from "@theme/SearchWorker";
import type { FetchedIndex } from "../worker/requests.ts";

/** A worker with the engine, so that a long search does not block the page. */
export interface StartedWorker {
  readonly worker: Worker;
  /** Resolves when the worker breaks or its script does not load. */
  readonly broken: Promise<void>;
}

/** A worker and the index, which load at the same time as the scripts of the panel. */
interface HeadStart {
  readonly url: string;
  readonly started: StartedWorker | undefined;
  /** Resolves to `null` when the server did not answer. */
  readonly index: Promise<FetchedIndex | null>;
}

/** Starts a worker. Returns undefined if the browser does not support or allow workers. */
export function startWorker(): StartedWorker | undefined {
  try {
    const worker = createWorker();
    const broken = new Promise<void>((resolve) => {
      worker.onerror = (event: ErrorEvent) => {
        event.preventDefault();
        resolve();
      };
    });
    return { worker, broken };
  } catch {
    return undefined;
  }
}

async function fetchIndex(url: string): Promise<FetchedIndex | null> {
  try {
    const response = await fetch(url);
    return { status: response.status, body: await response.arrayBuffer() };
  } catch {
    return null;
  }
}

let headStart: HeadStart | "taken" | undefined;

/**
 * Starts the worker and fetches the index while the scripts of the panel load: sequentially, that would take three
 * round trips. Later calls do nothing, unless the head start has been abandoned.
 */
export function startSearch(url: string): void {
  headStart ??= { url: new URL(url, location.href).href, started: startWorker(), index: fetchIndex(url) };
}

/**
 * Ends the head start when the panel has failed to load, unless a client has taken it over. The next call of `startSearch`
 * starts again.
 */
export function abandonHeadStart(): void {
  if (headStart === "taken") return;
  headStart?.started?.worker.terminate();
  headStart = undefined;
}

/**
 * Takes over the head start; the caller must then terminate the worker.
 *
 * @returns undefined if there is none for that index, or if it was taken over before
 */
export function takeHeadStart(url: string): HeadStart | undefined {
  if (headStart === "taken" || headStart?.url !== url) return undefined;
  const taken = headStart;
  headStart = "taken";
  return taken;
}
