/** Options that other packages read: only what this tool takes from them is known. */
const OPEN = "loaders.*.options";

/**
 * Compares the keys of an options object with the ones that the packages declare, since the tool ignores others silently.
 *
 * @param options what the configuration holds
 * @param known declared paths, with `*` for a name of the user's; a path with nothing below it takes any value
 * @returns paths that no package declares
 */
export function unknownKeys(options: unknown, known: ReadonlySet<string>, parent = ""): string[] {
  const prefix = parent === "" ? "" : `${parent}.`;
  if (!isRecord(options) || ![...known].some((path) => path.startsWith(prefix))) return [];
  const free = [...known].some((path) => path.startsWith(`${prefix}*.`));
  return Object.entries(options).flatMap(([key, value]) => {
    if (free) return unknownKeys(value, known, `${prefix}*`);
    if (known.has(prefix + key)) return unknownKeys(value, known, prefix + key);
    return parent === OPEN ? [] : [prefix + key];
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
