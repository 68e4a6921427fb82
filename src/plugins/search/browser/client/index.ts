import type { Answer, Request } from "../engine/protocol";
import type { SearchAnswer, SearchClient } from "../../shared/types";
import { connect } from "./connection";
import type { Connection } from "./connection";

function nothing(query: string): SearchAnswer {
  return { query, hits: [], correctedQuery: null, problem: null };
}

function createClient(url: string): SearchClient {
  let connection: Connection | undefined;
  let lastId = 0;
  let warned = false;

  function warn(reason: string): void {
    if (!warned) console.warn(`The search has no results, because ${url} could not be loaded: ${reason}`);
    warned = true;
  }

  /** A worker that broke answers nothing any more: its requests end, and the next one gets a new worker. */
  function abandon(reason: string): void {
    const broken = connection;
    connection = undefined;
    broken?.end();
    for (const [id, settle] of broken?.waiting ?? []) settle({ id, failure: reason });
  }

  function ask(query?: string): Promise<Answer> {
    return new Promise((resolve) => {
      const id = (lastId += 1);
      try {
        connection ??= connect(abandon);
        connection.waiting.set(id, resolve);
        const request: Request = query === undefined ? { id, url } : { id, url, query };
        connection.send(request);
      } catch (error) {
        resolve({ id, failure: error instanceof Error ? error.message : String(error) });
      }
    });
  }

  return {
    async warmUp() {
      const reply = await ask();
      if ("failure" in reply) warn(reply.failure);
    },
    async search(query) {
      const reply = await ask(query);
      if ("failure" in reply) {
        warn(reply.failure);
        // Readers see no results; a maintainer sees what to do.
        const developing = process.env.NODE_ENV === "development";
        return { ...nothing(query), problem: developing ? { code: "no-index" } : null };
      }
      return reply.answer ?? nothing(query);
    },
  };
}

const clients = new Map<string, SearchClient>();

/**
 * The search over the index at a URL. Its worker starts with the first call of a method and lives as long as the
 * page; so does the index, which is fetched once.
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
