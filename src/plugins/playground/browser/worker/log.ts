/** The place where the tool's logger keeps what it writes with. */
interface WithLogger {
  logger?: { readonly instance: object; readonly _log: (message: string) => void };
}

/**
 * Collects what the tool says, which the command line writes to the console.
 *
 * @returns the lines so far, which go on to grow
 */
export function collectLog(): readonly string[] {
  const lines: string[] = [];
  (globalThis as WithLogger).logger = { instance: {}, _log: (message) => lines.push(message) };
  return lines;
}
