import type { Page } from "@playwright/test";
import type { Peer, Reply } from "../peer";
import { shownRoutes } from "./shown";
import type { PageResult } from "./shown";

/** Pagefind's module, as far as it is used here. */
interface Pagefind {
  search(query: string): Promise<{ readonly results: readonly { data(): Promise<PageResult> }[] }>;
}

/** Pages whose data are fetched for an answer, as many as Pagefind's own box shows at once. */
const SHOWN_PAGES = 5;

async function ask(page: Page, queries: readonly string[]): Promise<Reply[]> {
  await page.addScriptTag({
    type: "module",
    content: `import * as pagefind from "/pagefind/pagefind.js"; globalThis.pagefind = pagefind;`,
  });
  await page.waitForFunction(() => "pagefind" in globalThis);
  const replies: Reply[] = [];
  for (const query of queries) {
    const { results, milliseconds } = await page.evaluate(
      async ({ asked, limit }) => {
        const { pagefind } = globalThis as unknown as { readonly pagefind: Pagefind };
        const start = performance.now();
        const found = await pagefind.search(asked);
        const data = await Promise.all(found.results.slice(0, limit).map((result) => result.data()));
        return { results: data, milliseconds: performance.now() - start };
      },
      { asked: query, limit: SHOWN_PAGES },
    );
    replies.push({ milliseconds, routes: results.flatMap(shownRoutes) });
  }
  return replies;
}

/** Pagefind with its own search box. */
export function pagefind(build: string, folder: string): Peer {
  return {
    name: "Pagefind 1.6.0",
    folders: [folder, build],
    path: "/search.html",
    opener: "button",
    field: ".pagefind-ui__search-input",
    result: ".pagefind-ui__result-link",
    ask,
  };
}
