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

/** The parts of a path: folders, whose names end with a slash, and the file. */
const partsOf = (path: string): readonly string[] => path.match(/[^/]+\/?/gu) ?? [];

/** Puts files into their folders. */
export function foldersOf(paths: readonly string[]): Folder {
  const root: Folder = new Map();
  for (const path of paths) {
    let folder = root;
    for (const name of partsOf(path)) {
      const inner: Folder = folder.get(name) ?? new Map<string, undefined>();
      folder.set(name, name.endsWith("/") ? inner : undefined);
      folder = inner;
    }
  }
  return root;
}

const { compare } = new Intl.Collator("en", { numeric: true });

/** Where a folder stands among its neighbours, by its path with a slash at its end: the lowest first. */
export type Rank = (folder: string) => number;

const unranked: Rank = () => 0;

/** Compares two neighbours: folders before files, then by rank, then by name. */
function compareNames(parent: string, one: string, other: string, rank: Rank): number {
  const [isFolder, isOther] = [one.endsWith("/"), other.endsWith("/")];
  if (isFolder !== isOther) return isFolder ? -1 : 1;
  return (isFolder ? rank(parent + one) - rank(parent + other) : 0) || compare(one, other);
}

/** Compares two paths of files by their places in the tree with all its folders open. */
export function comparePaths(one: string, other: string, rank = unranked): number {
  const others = partsOf(other);
  let parent = "";
  for (const [at, name] of partsOf(one).entries()) {
    const otherName = others[at] ?? "";
    if (name !== otherName) return compareNames(parent, name, otherName, rank);
    parent += name;
  }
  return 0;
}

/**
 * The lines of a tree of which only some folders are open. What is in closed folders is not even sorted: a schema can have
 * thousands of pages.
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
    // One by one: a folder may hold more than a call takes arguments.
    if (inner && expanded)
      for (const one of rowsOf(inner, open, { parent: path, level: level + 1, rank })) rows.push(one);
  }
  return rows;
}

/** The same set with a value more, or less if it has it. */
export function toggled(values: ReadonlySet<string>, value: string): ReadonlySet<string> {
  const next = new Set(values);
  if (!next.delete(value)) next.add(value);
  return next;
}
