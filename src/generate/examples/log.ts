import { format } from "node:util";

/** What a run of the tool printed on the console. */
export interface CollectedLog {
  readonly lines: readonly string[];
  readonly warnings: readonly string[];
}

/** The only sign of a page that Prettier could not format; the tool logs it at the level of information. */
const HIDDEN_WARNING = "Prettier is not found";

/**
 * Runs a task and collects what it prints on the console, because the tool reports failures of pages there and nowhere
 * else.
 */
export async function collectLog(task: () => Promise<void>): Promise<CollectedLog> {
  const lines: string[] = [];
  const warnings: string[] = [];
  const saved = { ...console };
  const keep =
    (target: string[]) =>
    (...values: unknown[]): void => {
      const line = format(...values);
      (line.includes(HIDDEN_WARNING) ? warnings : target).push(line);
    };
  Object.assign(console, {
    log: keep(lines),
    info: keep(lines),
    debug: keep(lines),
    warn: keep(warnings),
    error: keep(warnings),
  });
  try {
    await task();
  } finally {
    Object.assign(console, saved);
  }
  return { lines, warnings };
}
