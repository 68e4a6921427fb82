import { startWorker, takeHeadStart } from "./headStart";
import type { HeadStart, StartedWorker } from "./headStart";
import type { Answer, Request } from "./engine/protocol";
import type { SearchAnswer, SearchClient } from "../shared/types";

/** The engine, wherever it runs. */
interface Connection {
  readonly send: (request: Request) => void;
  readonly end: () => void;
}

/** What a connection calls: with each answer, and with the reason when it broke and answers nothing any more. */
interface Listener {
  readonly onAnswer: (answer: Answer) => void;
  readonly onFailure: (reason: string) => void;
}

function connectToWorker({ worker, broken }: StartedWorker, { onAnswer, onFailure }: Listener): Connection {
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    onAnswer(data);
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

/** Runs the engine on the page itself, for browsers that have no workers or refuse them. */
function connectToPage({ onAnswer, onFailure }: Listener): Connection {
  const engine = import("./engine/respond");
  return {
    send: (request) => {
      engine
        .then(({ respond }) => respond(request, onAnswer))
        .catch((error: unknown) => {
          onFailure(String(error));
        });
    },
    end: () => undefined,
  };
}

/** Has requests wait for the index that the page fetches, and sends it along with the first. */
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

function nothing(query: string): SearchAnswer {
  return { query, hits: [], correctedQuery: null, problem: null, whole: true };
}

function createClient(url: string): SearchClient {
  const waiting = new Map<number, (answer: Answer) => void>();
  let connection: Connection | undefined;
  let lastId = 0;
  let retry = false;

  function onAnswer(answer: Answer): void {
    waiting.get(answer.id)?.(answer);
    if (!answer.more) waiting.delete(answer.id);
  }

  /** A worker that broke answers nothing any more: its requests end, and the next one gets a new worker. */
  function onFailure(failure: string): void {
    connection?.end();
    connection = undefined;
    for (const id of waiting.keys()) onAnswer({ id, failure, more: false });
  }

  function ask(query?: string, onPart?: (part: SearchAnswer) => void): Promise<Answer> {
    return new Promise((resolve) => {
      const id = (lastId += 1);
      waiting.set(id, (reply) => {
        if (!reply.more) resolve(reply);
        else if ("answer" in reply && reply.answer) onPart?.(reply.answer);
      });
      connection ??= connect(url, { onAnswer, onFailure });
      connection.send({ id, url, retry, ...(query !== undefined && { query }) });
      retry = false;
    });
  }

  return {
    async warmUp() {
      await ask();
    },
    async search(query, onPart) {
      const reply = await ask(query, onPart);
      // The console stays silent; the panel tells the reader.
      if ("failure" in reply) return { ...nothing(query), problem: { code: "no-index" } };
      return reply.answer ?? nothing(query);
    },
    retry() {
      retry = true;
    },
  };
}

const clients = new Map<string, SearchClient>();

/**
 * The search over the index at a URL. Its worker lives as long as the page, and so does the index, which is fetched
 * once: both are those of the head start, or begin with the first call of a method.
 *
 * @param indexUrl - absolute URL or path of `search-index-{locale}.json`
 */
export function searchClient(indexUrl: string): SearchClient {
  // A worker resolves URLs against its own script, not against the page.
  const url = new URL(indexUrl, location.href).href;
  const client = clients.get(url) ?? createClient(url);
  clients.set(url, client);
  return client;
}
