/** A folder of pages. */
export interface Folder {
  /** With a slash at its end; empty for the outermost. */
  readonly path: string;
  readonly name: string;
  readonly folders: readonly Folder[];
  readonly files: readonly string[];
}

interface Growing {
  readonly folders: Map<string, Growing>;
  readonly files: string[];
}

function add(root: Growing, path: string): void {
  const segments = path.split("/");
  let folder = root;
  for (const segment of segments.slice(0, -1)) {
    const inner = folder.folders.get(segment) ?? { folders: new Map<string, Growing>(), files: [] };
    folder.folders.set(segment, inner);
    folder = inner;
  }
  folder.files.push(path);
}

function finished({ folders, files }: Growing, path: string, name: string): Folder {
  return {
    path,
    name,
    folders: [...folders].map(([own, folder]) => finished(folder, `${path}${own}/`, own)),
    files,
  };
}

/**
 * Puts files into their folders.
 *
 * @param paths of files, with slashes between folders
 */
export function foldersOf(paths: readonly string[]): Folder {
  const root: Growing = { folders: new Map(), files: [] };
  for (const path of paths) add(root, path);
  return finished(root, "", "");
}
