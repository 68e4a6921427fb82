import { MAX_ENTRIES, checkPath, isIgnored, tooMany } from "./sourceFile";
import type { SourceFile } from "./sourceFile";

/** A path from the folder that was given: whatever its own name is, somebody means it. */
function inside(path: string): string {
  return path.split("/").slice(1).join("/");
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });
}

/** All entries of a folder: a browser gives them by the hundred. */
async function entriesOf(folder: FileSystemDirectoryEntry, most: number): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0 || entries.length > most) return entries;
    entries.push(...some);
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** The files of folders, with their paths, in no order. */
async function filesOf(roots: readonly FileSystemEntry[]): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  const waiting = roots.map((entry) => ({ entry, path: entry.name }));
  let seen = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { entry, path } = next;
    seen += 1;
    if (seen > MAX_ENTRIES) throw tooMany(roots[0]?.name ?? path);
    if (isIgnored(inside(path))) continue;
    checkPath(path.split("/")[0] ?? path, path);
    if (isFile(entry)) {
      const file = await fileOf(entry);
      files.push({ name: path, size: file.size, arrayBuffer: () => file.arrayBuffer() });
    } else if (isFolder(entry)) {
      const entries = await entriesOf(entry, MAX_ENTRIES);
      waiting.push(...entries.map((one) => ({ entry: one, path: `${path}/${one.name}` })));
    }
  }
  return files;
}

/**
 * Gives what was dropped, with the files of folders in the place of these. Call it while the event is handled: afterwards
 * a browser tells nothing about what was dropped.
 *
 * @param transfer of the event
 * @throws RefusedFileError when a folder holds too many files, or a path that is too long or too deep
 * @throws DOMException when the browser cannot read one
 */
export function droppedFiles({ items, files }: Pick<DataTransfer, "files" | "items">): Promise<readonly SourceFile[]> {
  const entries = [...items].flatMap((item) => (item.kind === "file" ? (item.webkitGetAsEntry() ?? []) : []));
  // A file that a script made has no entry.
  const plain = [...files];
  return entries.some(isFolder) ? filesOf(entries) : Promise.resolve(plain);
}

/**
 * The files of a folder that was chosen, with their paths.
 *
 * @throws RefusedFileError when it holds too many, or a path that is too long or too deep
 */
export function chosenFolder(files: readonly File[]): readonly SourceFile[] {
  const folder = files[0]?.webkitRelativePath.split("/")[0] ?? "The folder";
  if (files.length > MAX_ENTRIES) throw tooMany(folder);
  const found = files
    .map((file) => ({
      name: file.webkitRelativePath || file.name,
      size: file.size,
      arrayBuffer: () => file.arrayBuffer(),
    }))
    .filter(({ name }) => !isIgnored(inside(name)));
  for (const { name } of found) checkPath(folder, name);
  return found;
}
