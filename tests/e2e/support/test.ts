import { test as base } from "@playwright/test";

export { expect } from "@playwright/test";

interface CleanUp {
  /** Each test leaves without the requests that it holds or answers itself, which would fail when its page closes. */
  readonly cleanRoutes: undefined;
}

/** Playwright's test, with what every browser test of the site needs afterwards. */
export const test = base.extend<CleanUp>({
  cleanRoutes: [
    async ({ context }, use) => {
      await use(undefined);
      for (const place of [context, ...context.pages()]) await place.unrouteAll({ behavior: "ignoreErrors" });
    },
    { auto: true },
  ],
});
