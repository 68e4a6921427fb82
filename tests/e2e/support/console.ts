import type { ConsoleMessage, Page } from "@playwright/test";

export interface Heard {
  readonly warnings: readonly string[];
  readonly errors: readonly string[];
  /** Messages of uncaught errors. */
  readonly exceptions: readonly string[];
}

/**
 * Collects console messages and uncaught errors of a page from now on.
 *
 * @returns lists that grow with each message
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

/**
 * Collects what scripts write to the consoles of the page and its workers, without the browser's network errors.
 */
export function listenToScripts(page: Page): readonly string[] {
  const messages: string[] = [];
  const hear = (message: ConsoleMessage): void => {
    if (!message.text().startsWith("Failed to load resource:")) messages.push(`${message.type()}: ${message.text()}`);
  };
  page.on("console", hear);
  page.on("worker", (worker) => worker.on("console", hear));
  page.on("pageerror", (error) => messages.push(error.message));
  return messages;
}
