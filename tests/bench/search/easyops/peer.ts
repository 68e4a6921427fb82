import type { Page } from "@playwright/test";
import type { Peer, Reply } from "../peer";

/** A result as the peer's worker sends it. */
interface Result {
  readonly document: { readonly u: string; readonly h?: string };
}

/** Types each query and listens in on what the worker answers, in the order in which the list shows it. */
async function ask(page: Page, queries: readonly string[]): Promise<Reply[]> {
  const field = page.locator(".navbar__search-input");
  const replies: Reply[] = [];
  for (const query of queries) {
    await page.evaluate(() => {
      globalThis.searchTaps.answers = [];
    });
    const start = performance.now();
    await field.fill(query);
    await page.waitForFunction(() => (globalThis.searchTaps.answers ?? []).length > 0);
    const milliseconds = performance.now() - start;
    const results = (await page.evaluate(() => globalThis.searchTaps.answers?.[0])) as readonly Result[];
    replies.push({ milliseconds, routes: results.map(({ document }) => document.u + (document.h ?? "")) });
  }
  return replies;
}

/** `@easyops-cn/docusaurus-search-local` as it comes. */
export function easyops(build: string): Peer {
  return {
    name: "@easyops-cn/docusaurus-search-local 0.55.3",
    folders: [build],
    path: "/docs/intro",
    opener: ".navbar__search-input",
    field: ".navbar__search-input",
    result: ".navbar__search [role=option]",
    ask,
  };
}
