/**
 * Collects the messages that the tool and the hooks of a formatter would write to the console. The list grows during the run.
 */
export function collectLog(): readonly string[] {
  const lines: string[] = [];
  Object.assign(globalThis, { logger: { instance: {}, _log: (message: string) => lines.push(message) } });
  console.error = (...parts: readonly unknown[]) => {
    lines.push(parts.map(String).join(" "));
  };
  return lines;
}
