import { memoize } from "../shared/memoize.ts";
import { startWorker, takeHeadStart } from "./headStart.ts";
import type { EngineReply, EngineRequest } from "../worker/requests.ts";
import type { SearchAnswer, SearchScope } from "../shared/types.ts";

/** A connection to the engine, in a worker or on the page. */
interface Connection {
  readonly send: (request: EngineRequest) => void;
  readonly end: () => void;
}

/**
 * Connects to the engine: in the worker of the head start or a new worker, or on the page in a browser without workers.
 *
 * @param onFailure - called when the connection is broken, and no more replies will come
 */
function connect(url: string, onReply: (reply: EngineReply) => void, onFailure: () => void): Connection {
  const headStart = takeHeadStart(url);
  const started = headStart ? headStart.started : startWorker();
  let isFirst = true;
  if (started) {
    started.worker.onmessage = ({ data }: MessageEvent<EngineReply>) => {
      onReply(data);
    };
    void started.broken.then(onFailure);
  }

  function post(request: EngineRequest): void {
    if (started) started.worker.postMessage(request, request.index ? [request.index.body] : []);
    else {
      import("../worker/requests.ts").then(({ respond }) => respond(request, onReply)).catch(onFailure);
    }
  }

  return {
    send(request) {
      if (!headStart) post(request);
      else {
        // Requests wait until the page has fetched the index, which is sent with the first request.
        void headStart.index.then((index) => {
          post(isFirst ? { ...request, index } : request);
          isFirst = false;
        });
      }
    },
    end: () => started?.worker.terminate(),
  };
}

/** Sends the queries of the page to the engine. */
export type SearchClient = ReturnType<typeof createClient>;

function createClient(url: string) {
  const waiting = new Map<number, (reply: EngineReply) => void>();
  let connection: Connection | undefined;
  let lastId = 0;
  let retry = false;

  function onReply(reply: EngineReply): void {
    waiting.get(reply.id)?.(reply);
    if (!reply.more) waiting.delete(reply.id);
  }

  /** Ends all waiting requests when the connection is broken. The next request connects again. */
  function onFailure(): void {
    connection?.end();
    connection = undefined;
    for (const id of waiting.keys()) onReply({ id, answer: null, more: false });
  }

  /** Sends a request. Resolves to the final answer: `null` without a query, or if the index or the engine failed. */
  function ask(
    query?: string,
    scope?: SearchScope,
    onPart?: (part: SearchAnswer) => void,
  ): Promise<SearchAnswer | null> {
    return new Promise((resolve) => {
      const id = (lastId += 1);
      waiting.set(id, ({ answer, more }) => {
        if (!more) resolve(answer);
        else if (answer) onPart?.(answer);
      });
      connection ??= connect(url, onReply, onFailure);
      connection.send({ id, url, retry, ...(query !== undefined && { query, scope }) });
      retry = false;
    });
  }

  return {
    /** Starts loading the index, unless it has loaded, is loading, or failed to load. Never rejects. */
    async warmUp(): Promise<void> {
      await ask();
    },
    /**
     * Answers a query, without hits if the index or the engine failed. Never rejects.
     *
     * @param onPart - receives partial answers, before all shards have loaded
     */
    async search(query: string, scope: SearchScope = {}, onPart?: (part: SearchAnswer) => void): Promise<SearchAnswer> {
      const answer = await ask(query, scope, onPart);
      if (answer) return answer;
      // Not logged, because the panel reports it.
      const problem = { code: "no-index" } as const;
      return { query, area: scope.area, areas: [], hits: [], correctedQuery: null, problem, whole: true };
    },
    /** Lets the next request fetch the index again if it failed to load. */
    retry(): void {
      retry = true;
    },
  };
}

const clientOf = memoize(createClient);

/**
 * Returns the client for the index at a URL. Its first request takes over the worker of the head start, or starts a worker if
 * there was no head start. The worker runs until it breaks or the page is unloaded.
 *
 * @param indexUrl - absolute URL or path of `search-index-{locale}.json`
 */
export function searchClient(indexUrl: string): SearchClient {
  // A worker resolves URLs against its own script, not against the page.
  return clientOf(new URL(indexUrl, location.href).href);
}
