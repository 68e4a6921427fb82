import type { Folder } from "./folders";

/** A line of the tree. */
export interface Row {
  /** Of a folder, with a slash at its end, or of a file. */
  readonly path: string;
  readonly name: string;
  readonly level: number;
  /** Position among its neighbours, from 1, and their number. */
  readonly position: number;
  readonly size: number;
  /** For folders alone. */
  readonly expanded?: boolean;
}

const byName = new Intl.Collator("en", { numeric: true }).compare;

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** The folders around a path, the outermost first, each with a slash at its end. */
export function foldersAround(path: string): string[] {
  const segments = path.split("/").slice(0, -1);
  return segments.map((_, at) => `${segments.slice(0, at + 1).join("/")}/`);
}

/**
 * The lines of a tree of which only some folders are open, in the order of their names, folders first. What is in closed
 * folders is not even sorted: a schema can have thousands of pages.
 *
 * @param open paths of the open folders
 */
export function rowsOf({ folders, files }: Folder, open: ReadonlySet<string>, level = 1): Row[] {
  const size = folders.length + files.length;
  const rows: Row[] = [];
  [...folders]
    .sort((one, other) => byName(one.name, other.name))
    .forEach((folder, at) => {
      const expanded = open.has(folder.path);
      rows.push({ path: folder.path, name: folder.name, level, position: at + 1, size, expanded });
      // One by one: a folder may hold more than a call takes arguments.
      if (expanded) for (const row of rowsOf(folder, open, level + 1)) rows.push(row);
    });
  [...files].sort(byName).forEach((path, at) => {
    rows.push({ path, name: nameOf(path), level, position: folders.length + at + 1, size });
  });
  return rows;
}
