import { memoize } from "../shared/memoize.ts";
import { startWorker, takeHeadStart } from "./headStart.ts";
import type { HeadStart, StartedWorker } from "./headStart.ts";
import type { EngineReply, EngineRequest } from "../worker/requests.ts";
import type { SearchAnswer, SearchClient, SearchScope } from "../shared/types.ts";

/** A connection to the engine, in a worker or on the page. */
interface Connection {
  readonly send: (request: EngineRequest) => void;
  readonly end: () => void;
}

interface Listener {
  readonly onReply: (reply: EngineReply) => void;
  /** Called when the connection is broken, and no more replies will come. */
  readonly onFailure: (reason: string) => void;
}

function connectToWorker({ worker, broken }: StartedWorker, { onReply, onFailure }: Listener): Connection {
  worker.onmessage = ({ data }: MessageEvent<EngineReply>) => {
    onReply(data);
  };
  void broken.then(onFailure);
  return {
    send: (request) => {
      worker.postMessage(request, request.index ? [request.index.body] : []);
    },
    end: () => {
      worker.terminate();
    },
  };
}

/** Runs the engine on the page, for browsers without workers. */
function connectToPage({ onReply, onFailure }: Listener): Connection {
  const engine = import("../worker/requests.ts");
  return {
    send: (request) => {
      engine
        .then(({ respond }) => respond(request, onReply))
        .catch((error: unknown) => {
          onFailure(String(error));
        });
    },
    end: () => undefined,
  };
}

/** Delays requests until the page has fetched the index, and sends the index with the first. */
function afterIndex(connection: Connection, index: HeadStart["index"]): Connection {
  let sent = false;
  return {
    ...connection,
    send: (request) => {
      void index.then((fetched) => {
        connection.send(sent ? request : { ...request, index: fetched ?? null });
        sent = true;
      });
    },
  };
}

function connect(url: string, listener: Listener): Connection {
  const head = takeHeadStart(url);
  const started = head ? head.started : startWorker();
  const connection = started ? connectToWorker(started, listener) : connectToPage(listener);
  return head ? afterIndex(connection, head.index) : connection;
}

function emptyAnswer(query: string, { area }: SearchScope): SearchAnswer {
  return {
    query,
    area,
    areas: [],
    hits: [],
    correctedQuery: null,
    problem: null,
    whole: true,
  };
}

function createClient(url: string): SearchClient {
  const waiting = new Map<number, (reply: EngineReply) => void>();
  let connection: Connection | undefined;
  let lastId = 0;
  let retry = false;

  function onReply(reply: EngineReply): void {
    waiting.get(reply.id)?.(reply);
    if (!reply.more) waiting.delete(reply.id);
  }

  /** Ends the requests of a broken worker; the next one gets a new worker. */
  function onFailure(failure: string): void {
    connection?.end();
    connection = undefined;
    for (const id of waiting.keys()) onReply({ id, failure, more: false });
  }

  function ask(query?: string, scope?: SearchScope, onPart?: (part: SearchAnswer) => void): Promise<EngineReply> {
    return new Promise((resolve) => {
      const id = (lastId += 1);
      waiting.set(id, (reply) => {
        if (!reply.more) resolve(reply);
        else if ("answer" in reply && reply.answer) onPart?.(reply.answer);
      });
      connection ??= connect(url, { onReply, onFailure });
      connection.send({ id, url, retry, ...(query !== undefined && { query, scope }) });
      retry = false;
    });
  }

  return {
    async warmUp() {
      await ask();
    },
    async search(query, scope = {}, onPart) {
      const reply = await ask(query, scope, onPart);
      // Not logged, because the panel reports it.
      if ("failure" in reply) return { ...emptyAnswer(query, scope), problem: { code: "no-index" } };
      return reply.answer ?? emptyAnswer(query, scope);
    },
    retry() {
      retry = true;
    },
  };
}

const clientOf = memoize(createClient);

/**
 * Returns the client for the index at a URL. Its worker lives as long as the page. It is the worker of the head start, if
 * there is one; otherwise, the first request starts it.
 *
 * @param indexUrl - absolute URL or path of `search-index-{locale}.json`
 */
export function searchClient(indexUrl: string): SearchClient {
  // A worker resolves URLs against its own script, not against the page.
  return clientOf(new URL(indexUrl, location.href).href);
}
