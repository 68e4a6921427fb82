import { test as base } from "@playwright/test";

export { expect } from "@playwright/test";

interface CleanUp {
  /** Removes all routes at the end of a test: requests that are still intercepted would fail when the page closes. */
  readonly cleanRoutes: undefined;
}

/** Playwright's `test` with a clean-up that all browser tests need. */
export const test = base.extend<CleanUp>({
  cleanRoutes: [
    async ({ context }, use) => {
      await use(undefined);
      for (const target of [context, ...context.pages()]) await target.unrouteAll({ behavior: "ignoreErrors" });
    },
    { auto: true },
  ],
});
