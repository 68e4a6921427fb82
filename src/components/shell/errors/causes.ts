interface Link {
  readonly says: string;
  readonly cause?: unknown;
}

/** Reads one link of a chain. Anything may have been thrown: also what is circular, or throws when it is looked at. */
function read(thrown: unknown): Link {
  if (typeof thrown !== "object" || thrown === null) return { says: String(thrown) };
  try {
    const { message, cause } = thrown as Partial<Error>;
    if (typeof message === "string" && message !== "") return { says: message, cause };
    return { says: thrown instanceof Error ? String(thrown) : JSON.stringify(thrown), cause };
  } catch {
    return { says: Object.prototype.toString.call(thrown) };
  }
}

/**
 * Lists what an error says, what its cause says, and so on, up to the last one, or to one that has been listed already.
 *
 * @param error whatever was thrown
 */
export function causesOf(error: unknown): string[] {
  const seen = new Set<unknown>();
  const texts: string[] = [];
  let next: unknown = error;
  do {
    seen.add(next);
    const { says, cause } = read(next);
    texts.push(says);
    next = cause;
  } while (next !== undefined && !seen.has(next));
  return texts;
}
