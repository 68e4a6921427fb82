import type { PageEntity } from "../protocol";
import { allFiles, writeFile } from "./shims/fs";

/** Collects in a list what the tool and the hooks of a formatter write to the console. */
export function logTo(lines: string[]): void {
  Object.assign(globalThis, { logger: { instance: {}, _log: (message: string) => lines.push(message) } });
  console.error = (...parts: readonly unknown[]) => {
    lines.push(parts.map(String).join(" "));
  };
}

/**
 * Returns the content of a file to which two texts are written at the same time. Each write empties the file and starts
 * at its beginning, so the end of a longer earlier text remains below the later one.
 */
export function overlaid(earlier: string, later: string): string {
  const encoder = new TextEncoder();
  const below = encoder.encode(earlier);
  const above = encoder.encode(later);
  if (above.length >= below.length) return later;
  below.set(above);
  return new TextDecoder().decode(below);
}

/**
 * Records the entities of each file of a run, by its absolute path. The command line writes all pages at once, so that pages
 * with the same file name overwrite parts of each other. Here, pages are written one by one, in the order of the schema, and
 * combined in the same way. The usual order on the command line is the same.
 */
export function recordPages() {
  const entitiesOf = new Map<string, readonly PageEntity[]>();
  /** Writes the page of an entity by calling `write`. */
  async function writePage<Result>(file: string, entity: PageEntity, write: () => Promise<Result>): Promise<Result> {
    const others = entitiesOf.get(file);
    const before = others && allFiles().get(file);
    const result = await write();
    const text = allFiles().get(file);
    if (text === undefined || text === before) return result;
    if (before !== undefined) await writeFile(file, overlaid(before, text));
    entitiesOf.set(file, [...(others ?? []), entity]);
    return result;
  }
  return { entitiesOf, writePage };
}
