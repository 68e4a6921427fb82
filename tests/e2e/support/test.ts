import { test as base } from "@playwright/test";

export { expect } from "@playwright/test";

interface CleanUp {
  /** Removes the routes of a test at its end: requests that it holds or answers would fail when its page closes. */
  readonly cleanRoutes: undefined;
}

/** Playwright's test, with the clean-up that every browser test of the site needs. */
export const test = base.extend<CleanUp>({
  cleanRoutes: [
    async ({ context }, use) => {
      await use(undefined);
      for (const place of [context, ...context.pages()]) await place.unrouteAll({ behavior: "ignoreErrors" });
    },
    { auto: true },
  ],
});
