/**
 * Lists of paths as one text: `/a/b`, `/a/c` and `/d` are `<a<b|c>|d>`. Paths share their beginnings, and what is left of
 * each is what tells it from the others.
 */

interface Folder {
  readonly names: (string | readonly [name: string, folder: Folder])[];
  readonly folders: Map<string, Folder>;
}

const newFolder = (): Folder => ({ names: [], folders: new Map() });

function folderIn(parent: Folder, name: string): Folder {
  const known = parent.folders.get(name);
  if (known) return known;
  const folder = newFolder();
  parent.folders.set(name, folder);
  parent.names.push([name, folder]);
  return folder;
}

function write({ names }: Folder): string {
  return names.map((entry) => (typeof entry === "string" ? entry : `${entry[0]}<${write(entry[1])}>`)).join("|");
}

/** Whether a path can be packed: the characters that have a meaning here are not in it. No address needs them. */
export function canPack(path: string): boolean {
  return !/[<>|]/u.test(path);
}

/**
 * Packs paths into a text.
 *
 * @param paths all of them accepted by `canPack`
 * @returns `unpackPaths` makes the same paths of it, those of each folder together
 */
export function packPaths(paths: readonly string[]): string {
  const root = newFolder();
  for (const path of paths) {
    const folders = path.split("/");
    const name = folders.pop() ?? "";
    folders.reduce(folderIn, root).names.push(name);
  }
  return write(root);
}

/** The paths in a text of `packPaths`. */
export function unpackPaths(text: string): string[] {
  const paths: string[] = [];
  const folders: string[] = [];
  let folder = "";
  let name = "";
  // After a folder has ended, the next mark ends no name.
  let named = true;
  const endName = (): void => {
    if (named) paths.push(folder + name);
    name = "";
    named = true;
  };
  for (const character of text) {
    if (character === "<") {
      folders.push(folder);
      folder += `${name}/`;
      name = "";
    } else if (character === ">") {
      endName();
      folder = folders.pop() ?? "";
      named = false;
    } else if (character === "|") endName();
    else name += character;
  }
  endName();
  return paths;
}
