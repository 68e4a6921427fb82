/** What a folder holds, by name: folders, whose names end with a slash, and files, which hold nothing. */
export type Folder = Map<string, Folder | undefined>;

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

/** The folders around a path, the outermost first, each with a slash at its end. */
export function foldersAround(path: string): string[] {
  const segments = path.split("/").slice(0, -1);
  return segments.map((_, at) => `${segments.slice(0, at + 1).join("/")}/`);
}

/** Puts files into their folders. */
export function foldersOf(paths: readonly string[]): Folder {
  const root: Folder = new Map();
  for (const path of paths) {
    let folder = root;
    for (const name of path.match(/[^/]+\/?/gu) ?? []) {
      const inner: Folder = folder.get(name) ?? new Map<string, undefined>();
      folder.set(name, name.endsWith("/") ? inner : undefined);
      folder = inner;
    }
  }
  return root;
}

const { compare } = new Intl.Collator("en", { numeric: true });

/** Folders before files, then by name. */
function inOrder([one, inOne]: [string, unknown], [other, inOther]: [string, unknown]): number {
  return Number(inOne === undefined) - Number(inOther === undefined) || compare(one, other);
}

/**
 * The lines of a tree of which only some folders are open. What is in closed folders is not even sorted: a schema can have
 * thousands of pages.
 *
 * @param open paths of the open folders
 * @param parent path of the folder
 */
export function rowsOf(folder: Folder, open: ReadonlySet<string>, parent = "", level = 1): Row[] {
  const rows: Row[] = [];
  for (const [at, [name, inner]] of [...folder].sort(inOrder).entries()) {
    const path = parent + name;
    const row = { path, name: name.replace("/", ""), level, position: at + 1, size: folder.size };
    const expanded = open.has(path);
    rows.push(inner ? { ...row, expanded } : row);
    // One by one: a folder may hold more than a call takes arguments.
    if (inner && expanded) for (const one of rowsOf(inner, open, path, level + 1)) rows.push(one);
  }
  return rows;
}
