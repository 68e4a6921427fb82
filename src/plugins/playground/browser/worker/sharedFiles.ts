import type { PageEntity } from "../protocol";
import { allFiles, writeFile } from "./shims/fs";

/**
 * What two texts leave in a file that both are written to at the same time: each empties it and then writes from its
 * beginning, so that the end of a longer one stays below the later one.
 */
export function overlaid(earlier: string, later: string): string {
  const encoder = new TextEncoder();
  const below = encoder.encode(earlier);
  const above = encoder.encode(later);
  if (above.length >= below.length) return later;
  below.set(above);
  return new TextDecoder().decode(below);
}

/** Knows which files are written for which entities. */
export interface WatchedPages {
  /** Writes the page of an entity. */
  readonly writing: <Result>(file: string, entity: PageEntity, write: () => Promise<Result>) => Promise<Result>;
  /** The entities of each file so far, by its absolute path. */
  readonly all: () => ReadonlyMap<string, readonly PageEntity[]>;
}

/**
 * Begins to watch the pages of a run. The command line writes all pages at once, and two whose names make the same file
 * into one another. Here they are written in turn, and then put together as they are there: in the order of the schema, which
 * the command line keeps to most of the time.
 */
export function watchPages(): WatchedPages {
  const written = new Map<string, { readonly text: string; readonly entities: readonly PageEntity[] }>();
  return {
    writing: async (file, entity, write) => {
      const before = written.get(file);
      const result = await write();
      const text = allFiles().get(file);
      if (text === undefined || text === before?.text) return result;
      const whole = before ? overlaid(before.text, text) : text;
      if (whole !== text) await writeFile(file, whole);
      written.set(file, { text: whole, entities: [...(before?.entities ?? []), entity] });
      return result;
    },
    all: () => new Map([...written].map(([path, { entities }]) => [path, entities])),
  };
}
