/** Options that are passed to other packages, which may have keys that the tool does not declare. */
const OPEN = "loaders.*.options";

/**
 * Finds undeclared keys of an options object, which the tool would silently ignore.
 *
 * @param known declared paths, with `*` for a user-defined name; a path with nothing below it accepts any value
 * @returns undeclared paths
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
