interface Failure {
  readonly message: string;
  readonly cause?: unknown;
}

/** Reads the message and the cause of a thrown value, which may be anything: a circular object, or one whose getters throw. */
function readFailure(thrown: unknown): Failure {
  if (typeof thrown !== "object" || thrown === null) return { message: String(thrown) };
  try {
    const { message, cause } = thrown as Partial<Error>;
    if (typeof message === "string" && message !== "") return { message, cause };
    return { message: thrown instanceof Error ? String(thrown) : JSON.stringify(thrown), cause };
  } catch {
    return { message: Object.prototype.toString.call(thrown) };
  }
}

/** Lists the messages of an error, of its cause, and so on. Stops at a cause that was listed before. */
export function causesOf(error: unknown): string[] {
  const seen = new Set<unknown>();
  const texts: string[] = [];
  let next: unknown = error;
  do {
    seen.add(next);
    const { message, cause } = readFailure(next);
    texts.push(message);
    next = cause;
  } while (next !== undefined && !seen.has(next));
  return texts;
}
