/** Resolves `.`, `..` and empty parts of a path. `..` does not lead above the outermost folder. */
export function normalised(path: string): string {
  const segments: string[] = [];
  for (const segment of path.split("/")) {
    if (segment === "..") segments.pop();
    else if (segment !== "." && segment !== "") segments.push(segment);
  }
  return segments.join("/");
}

/** The content of a folder by name: folders, whose names end with a slash, and files, which are undefined. */
export type Folder = Map<string, Folder | undefined>;

export interface Row {
  /** The path of a folder ends with a slash. */
  readonly path: string;
  readonly name: string;
  readonly level: number;
  /** Position in its folder, from 1. */
  readonly position: number;
  /** Number of files and folders in its folder. */
  readonly size: number;
  /** Whether a folder is open; undefined for a file. */
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
  // The collator treats `film1` and `film01` as the same name.
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
 * Lists the rows of a tree in which some folders are open. The content of closed folders is not even sorted, because a schema
 * can have thousands of pages.
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
    // Pushed one by one: a folder can have more files than a call can have arguments.
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

/** The effect of a key: the index of the row to move to, or the row on which the key acts as a click does. */
export type Step = { readonly to: number } | { readonly press: Row };

/**
 * Returns the effect of a key that is not a letter, by the tree pattern of the ARIA Authoring Practices.
 *
 * @returns undefined for a key without a meaning here
 */
export function stepOf(key: string, rows: readonly Row[], active: number, rowsInView: number): Step | undefined {
  const row = rows[active];
  if (!row) return undefined;
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + rowsInView,
    PageUp: active - rowsInView,
    Home: 0,
    End: rows.length - 1,
  };
  const to = moves[key];
  if (to !== undefined) return { to: Math.min(Math.max(to, 0), rows.length - 1) };
  const opens = key === "ArrowRight" && row.expanded === false;
  const closes = key === "ArrowLeft" && row.expanded === true;
  if (opens || closes || key === "Enter" || key === " ") return { press: row };
  if (key === "ArrowRight") return row.expanded && rows[active + 1] ? { to: active + 1 } : undefined;
  if (key !== "ArrowLeft") return undefined;
  const parent = rows.findLastIndex(({ level }, at) => at < active && level < row.level);
  return parent === -1 ? undefined : { to: parent };
}

/** Maximum milliseconds between two letters of a name; after a longer pause, the next letter starts another name. */
const PAUSE = 800;

/** Letters of a name that were typed in the tree, and the time of the last one, in milliseconds of any clock. */
export interface Typed {
  readonly letters: string;
  readonly time: number;
}

/** Adds a letter to those that were typed just before. */
export function typedWith(before: Typed | undefined, letter: string, time: number): Typed {
  const recent = before && time - before.time <= PAUSE ? before.letters : "";
  return { letters: recent + letter.toLowerCase(), time };
}

/**
 * Finds the next row whose name begins with the typed letters, and continues at the top after the last row. From the second
 * letter on, the active row counts too. Typing one letter repeatedly moves through the rows that begin with it.
 *
 * @returns the index of the row, or -1
 */
export function findTypedRow(rows: readonly Row[], active: number, { letters }: Typed): number {
  const find = (start: string, from: number): number => {
    const positions = rows.map((_, step) => (from + step) % rows.length);
    return positions.find((at) => rows[at]?.name.toLowerCase().startsWith(start)) ?? -1;
  };
  const [first = ""] = letters;
  const found = find(letters, letters.length === 1 ? active + 1 : active);
  return found === -1 && letters === first.repeat(letters.length) ? find(first, active + 1) : found;
}
