import type { Page } from "@playwright/test";
import type { EngineReply, EngineRequest } from "@site/src/plugins/search/browser/engine/respond";
import { searchIndexFile } from "@site/src/plugins/search/shared/constants";
import type { Peer, Reply } from "./peer";

/** Speaks to the search's own worker: the time is that of the whole way there and back. */
async function ask(page: Page, queries: readonly string[]): Promise<Reply[]> {
  return page.evaluate(
    async ({ asked, index }) => {
      const { worker } = globalThis.searchTaps;
      if (!worker) throw new Error("the search has started no worker");
      const url = new URL(index, location.origin).href;
      const replies: Reply[] = [];
      for (const [position, query] of asked.entries()) {
        // Below zero, so that the page's own client takes no notice.
        const id = -1 - position;
        const start = performance.now();
        const answer = await new Promise<EngineReply>((resolve) => {
          const listen = ({ data }: MessageEvent<EngineReply>): void => {
            // A part of an answer comes before the texts of the results are there.
            if (data.id !== id || data.more) return;
            worker.removeEventListener("message", listen);
            resolve(data);
          };
          worker.addEventListener("message", listen);
          worker.postMessage({ id, url, query } satisfies EngineRequest);
        });
        const milliseconds = performance.now() - start;
        if ("failure" in answer) throw new Error(answer.failure);
        replies.push({
          milliseconds,
          routes: (answer.answer?.hits ?? []).map(({ document }) => document.sectionRoute),
        });
      }
      return replies;
    },
    { asked: queries, index: searchIndexFile("en") },
  );
}

/** The search of this site, or of another edition of it, which goes by another name. */
export function ownSearch(build: string, name = "this site"): Peer {
  return {
    name,
    folders: [build],
    path: "/docs/intro",
    opener: "[role=combobox]",
    field: "[role=combobox]",
    result: "[role=option]",
    settled: '[role=search][aria-busy="false"]',
    ask,
  };
}
