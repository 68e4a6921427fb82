import type { Page } from "@playwright/test";

/** What a page said to developers while it was listened to. */
export interface Heard {
  readonly warnings: readonly string[];
  readonly errors: readonly string[];
  /** Messages of errors that nothing caught. */
  readonly exceptions: readonly string[];
}

/**
 * Listens to the console of a page, and for its uncaught errors, from now on.
 *
 * @returns lists that grow as things are said
 */
export function listen(page: Page): Heard {
  const warnings: string[] = [];
  const errors: string[] = [];
  const exceptions: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => exceptions.push(error.message));
  return { warnings, errors, exceptions };
}
