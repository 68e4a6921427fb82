import type { Page, PageAnswer, PageRequest } from "./nodes";

/** Parses pages in a worker; one page at a time, and a page that is asked for ends the parsing of the one before. */
export interface PageParser {
  /** @param onPage called with the page, or with a sentence when it could not be parsed */
  readonly parse: (request: Omit<PageRequest, "id">, onPage: (page: Page | string) => void) => void;
  readonly end: () => void;
}

const FAILED = "This page could not be shown. Its source is complete.";

/** Makes a parser; its worker starts with the first page. */
export function createPageParser(): PageParser {
  let worker: Worker | undefined;
  let busy = false;
  let id = 0;

  function end(): void {
    worker?.terminate();
    worker = undefined;
    busy = false;
  }

  return {
    parse: (request, onPage) => {
      if (busy) end();
      worker ??= new Worker(new URL("./worker.ts", import.meta.url), { name: "playground-preview" });
      id += 1;
      busy = true;
      worker.onmessage = ({ data }: MessageEvent<PageAnswer>) => {
        if (data.id !== id) return;
        busy = false;
        onPage(data.page);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        end();
        onPage(FAILED);
      };
      worker.postMessage({ ...request, id } satisfies PageRequest);
    },
    end,
  };
}
