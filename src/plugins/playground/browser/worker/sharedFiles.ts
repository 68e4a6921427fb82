import type { PageEntity } from "../protocol";
import { allFiles, writeFile } from "./shims/fs";

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

/** Records which files are written for which entities. */
export interface WatchedPages {
  /** Writes the page of an entity. */
  readonly writing: <Result>(file: string, entity: PageEntity, write: () => Promise<Result>) => Promise<Result>;
  /** Returns the entities of each file so far, by its absolute path. */
  readonly all: () => ReadonlyMap<string, readonly PageEntity[]>;
}

/**
 * Starts recording the pages of a run. The command line writes all pages at once, so that pages with the same file name
 * overwrite parts of each other. Here, pages are written one by one, and then combined in the same way, in the order of
 * the schema, which is the usual order on the command line too.
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
