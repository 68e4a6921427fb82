import { PolicyWorker } from "@site/src/plugins/contentSecurityPolicy/browser";
import type { FetchedIndex } from "./engine/load";

/** A worker of the engine. */
export interface StartedWorker {
  readonly worker: Worker;
  /** Resolves with the reason when it breaks, or its script does not load. */
  readonly broken: Promise<string>;
}

/** What loads since the first interest, beside the scripts of the panel. */
export interface HeadStart {
  /** URL of the index. */
  readonly url: string;
  /** Nothing in a browser without workers. */
  readonly started: StartedWorker | undefined;
  /** Nothing when the server did not answer. */
  readonly index: Promise<FetchedIndex | undefined>;
}

/** Starts the engine in a worker, so that a long search does not block the page; nothing in a browser without workers. */
export function startWorker(): StartedWorker | undefined {
  try {
    const worker = new PolicyWorker(new URL("./engine/worker.ts", import.meta.url), { name: "search" });
    const broken = new Promise<string>((resolve) => {
      worker.onerror = (event) => {
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
let begun = false;

/**
 * Starts the worker and fetches the index while the scripts of the panel load: one after the other, these would take three
 * round trips. Later calls do nothing.
 *
 * @param url of the index, absolute or a path
 */
export function startSearch(url: string): void {
  if (begun) return;
  begun = true;
  headStart = { url: new URL(url, location.href).href, started: startWorker(), index: fetchIndex(url) };
}

/** Ends what `startSearch` has started, unless it was taken, because the panel failed to load: the next call starts again. */
export function abandonHeadStart(): void {
  if (!headStart) return;
  headStart.started?.worker.terminate();
  headStart = undefined;
  begun = false;
}

/**
 * Takes over what `startSearch` has started for an index. The caller ends the worker.
 *
 * @param url of the index, absolute
 */
export function takeHeadStart(url: string): HeadStart | undefined {
  if (headStart?.url !== url) return undefined;
  const taken = headStart;
  headStart = undefined;
  return taken;
}
