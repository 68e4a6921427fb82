import type { Answer, Request } from "../engine/protocol";

type Settle = (reply: Answer) => void;

/** The engine, wherever it runs, and the requests that wait for it. */
export interface Connection {
  readonly send: (request: Request) => void;
  readonly end: () => void;
  readonly waiting: Map<number, Settle>;
}

/** Runs the engine in a worker, where a long search does not keep the page from responding. */
function connectToWorker(onFailure: (reason: string) => void): Connection {
  const worker = new Worker(new URL("../engine/worker.ts", import.meta.url), { name: "search" });
  const waiting = new Map<number, Settle>();
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    onFailure(event.message || "its worker did not start");
  };
  return {
    waiting,
    send: (request) => {
      worker.postMessage(request);
    },
    end: () => {
      worker.terminate();
    },
  };
}

/** Runs the engine on the page itself, for browsers that have no workers or refuse them. */
function connectToPage(onFailure: (reason: string) => void): Connection {
  const waiting = new Map<number, Settle>();
  const engine = import("../engine/respond");
  return {
    waiting,
    send: (request) => {
      engine
        .then(({ respond }) => respond(request))
        .then(
          (reply) => {
            waiting.get(reply.id)?.(reply);
            waiting.delete(reply.id);
          },
          (error: unknown) => {
            onFailure(String(error));
          },
        );
    },
    end: () => undefined,
  };
}

/**
 * Starts the engine.
 *
 * @param onFailure called with the reason when the engine broke, which answers nothing any more
 */
export function connect(onFailure: (reason: string) => void): Connection {
  try {
    return connectToWorker(onFailure);
  } catch {
    return connectToPage(onFailure);
  }
}
