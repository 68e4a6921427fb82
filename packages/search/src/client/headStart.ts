import createWorker from "@theme/SearchWorker";
import type { FetchedIndex } from "../worker/load.ts";

export interface StartedWorker {
  readonly worker: Worker;
  /** Resolves with the reason when it breaks or its script does not load. */
  readonly broken: Promise<string>;
}

/** The worker and the index, which load while the scripts of the panel do. */
export interface HeadStart {
  readonly url: string;
  /** Undefined in a browser without workers. */
  readonly started: StartedWorker | undefined;
  /** Resolves to undefined when the server did not answer. */
  readonly index: Promise<FetchedIndex | undefined>;
}

/** Starts the engine in a worker, so that a long search does not block the page. Undefined in a browser without workers. */
export function startWorker(): StartedWorker | undefined {
  try {
    const worker = createWorker();
    const broken = new Promise<string>((resolve) => {
      worker.onerror = (event: ErrorEvent) => {
        event.preventDefault();
        resolve(event.message || "its worker did not start");
      };
    });
    return { worker, broken };
  } catch {
    return undefined;
  }
}

async function fetchIndex(url: string): Promise<FetchedIndex | undefined> {
  try {
    const response = await fetch(url);
    return { status: response.status, body: await response.arrayBuffer() };
  } catch {
    return undefined;
  }
}

let headStart: HeadStart | undefined;
let hasStarted = false;

/**
 * Starts the worker and fetches the index while the scripts of the panel load: sequentially, that would take three
 * round trips. Later calls do nothing.
 */
export function startSearch(url: string): void {
  if (hasStarted) return;
  hasStarted = true;
  headStart = { url: new URL(url, location.href).href, started: startWorker(), index: fetchIndex(url) };
}

/** Ends the head start after the panel failed to load, unless it was taken over. The next `startSearch` starts again. */
export function abandonHeadStart(): void {
  if (!headStart) return;
  headStart.started?.worker.terminate();
  headStart = undefined;
  hasStarted = false;
}

/** Takes over the head start for an index. The caller is responsible for ending the worker. */
export function takeHeadStart(url: string): HeadStart | undefined {
  if (headStart?.url !== url) return undefined;
  const taken = headStart;
  headStart = undefined;
  return taken;
}
