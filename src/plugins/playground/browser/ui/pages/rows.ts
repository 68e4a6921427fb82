/** The content of a folder by name: folders, whose names end with a slash, and files, which are undefined. */
export type Folder = Map<string, Folder | undefined>;

/** A line of the tree. */
export interface Row {
  /** That of a folder ends with a slash. */
  readonly path: string;
  readonly name: string;
  readonly level: number;
  /** Position in its folder, from 1. */
  readonly position: number;
  /** Number of files and folders in its folder. */
  readonly size: number;
  /** Only of a folder. */
  readonly expanded?: boolean;
}

/** The folders around a path, the outermost first. */
export function foldersAround(path: string): string[] {
  const segments = path.split("/").slice(0, -1);
  return segments.map((_, at) => `${segments.slice(0, at + 1).join("/")}/`);
}

/** The names in a path: folders, which end with a slash, and the file. */
const splitPath = (path: string): readonly string[] => path.match(/[^/]+\/?/gu) ?? [];

/** Puts files into their folders. */
export function foldersOf(paths: readonly string[]): Folder {
  const root: Folder = new Map();
  for (const path of paths) {
    let folder = root;
    for (const name of splitPath(path)) {
      const inner: Folder = folder.get(name) ?? new Map<string, undefined>();
      folder.set(name, name.endsWith("/") ? inner : undefined);
      folder = inner;
    }
  }
  return root;
}

const { compare } = new Intl.Collator("en", { numeric: true });

/** Gives a folder its rank in its parent folder; the lowest comes first. */
export type Rank = (folder: string) => number;

const unranked: Rank = () => 0;

/** Compares two names in a folder: folders before files, then by rank, then by name. */
function compareNames(parent: string, one: string, other: string, rank: Rank): number {
  const [isFolder, isOther] = [one.endsWith("/"), other.endsWith("/")];
  if (isFolder !== isOther) return isFolder ? -1 : 1;
  const order = (isFolder ? rank(parent + one) - rank(parent + other) : 0) || compare(one, other);
  // The collator takes `film1` and `film01` for the same name.
  return order || (one < other ? -1 : Number(one > other));
}

/** Compares the positions of two files in the tree. */
export function comparePaths(one: string, other: string, rank = unranked): number {
  const others = splitPath(other);
  let parent = "";
  for (const [at, name] of splitPath(one).entries()) {
    const otherName = others[at] ?? "";
    if (name !== otherName) return compareNames(parent, name, otherName, rank);
    parent += name;
  }
  return 0;
}

/**
 * The lines of a tree in which some folders are open. Closed folders are not even sorted: a schema can have thousands of pages.
 *
 * @param open paths of the open folders
 * @param parent path of the folder
 */
export function rowsOf(
  folder: Folder,
  open: ReadonlySet<string>,
  { parent = "", level = 1, rank = unranked }: { parent?: string; level?: number; rank?: Rank } = {},
): Row[] {
  const rows: Row[] = [];
  const inOrder = [...folder].sort(([one], [other]) => compareNames(parent, one, other, rank));
  for (const [at, [name, inner]] of inOrder.entries()) {
    const path = parent + name;
    const row = { path, name: name.replace("/", ""), level, position: at + 1, size: folder.size };
    const expanded = open.has(path);
    rows.push(inner ? { ...row, expanded } : row);
    // One by one, as a call takes fewer arguments than a folder may hold files.
    if (inner && expanded)
      for (const one of rowsOf(inner, open, { parent: path, level: level + 1, rank })) rows.push(one);
  }
  return rows;
}

/** Adds a value to a set, or removes it if it is there. */
export function toggled(values: ReadonlySet<string>, value: string): ReadonlySet<string> {
  const next = new Set(values);
  if (!next.delete(value)) next.add(value);
  return next;
}
