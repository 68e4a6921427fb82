import { MAX_ENTRIES, checkPath, isIgnored, tooManyFilesError } from "./sourceFile";
import type { SourceFile } from "./sourceFile";

/** Reads the entries of a folder, which browsers return in batches. Stops when there are too many. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (batch.length === 0 || entries.length > MAX_ENTRIES) return entries;
    entries.push(...batch);
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** Lists files and the files in folders, with their paths, in no particular order. */
async function filesOf(roots: readonly FileSystemEntry[]): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  const waiting = roots.map((entry) => ({ entry, path: entry.name }));
  let seen = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { entry, path } = next;
    const [root = path, ...inside] = path.split("/");
    seen += 1;
    if (seen > MAX_ENTRIES) throw tooManyFilesError(roots[0]?.name ?? path);
    // A dropped file or folder is read even if its own name is one to ignore.
    if (isIgnored(inside.join("/"))) continue;
    checkPath(root, path);
    if (isFile(entry)) {
      const file = await new Promise<File>((resolve, reject) => {
        entry.file(resolve, reject);
      });
      files.push({ name: path, size: file.size, arrayBuffer: () => file.arrayBuffer() });
    } else if (isFolder(entry)) {
      for (const child of await entriesOf(entry)) waiting.push({ entry: child, path: `${path}/${child.name}` });
    }
  }
  return files;
}

/**
 * Reads the files that were dropped, and those in dropped folders. Call it while the drop event is handled:
 * afterwards the browser no longer exposes them.
 *
 * @throws RefusedFileError when there are too many files and folders, or a path is too long or too deep
 * @throws DOMException when the browser cannot read a file or folder
 */
export function droppedFiles({ items, files }: Pick<DataTransfer, "files" | "items">): Promise<readonly SourceFile[]> {
  const entries = [...items].flatMap((item) => (item.kind === "file" ? (item.webkitGetAsEntry() ?? []) : []));
  // Without folders, the list of files is complete. A file that a script created has no entry.
  return entries.some(isFolder) ? filesOf(entries) : Promise.resolve([...files]);
}
