/** A file that a reader gives: one of the browser's, of a folder, or of an archive. */
export interface SourceFile {
  /** With the folders that it is in, if it came in one. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Files that the editor does not take, with a sentence for the reader. */
export class RefusedFileError extends Error {
  override readonly name = "RefusedFileError";
}

/** Files in a folder or an archive, its own folders among them; more are refused. */
export const MAX_ENTRIES = 10_000;

/** Characters of a path, and folders in one another; more of either is nobody's, or is a link that leads back. */
const MAX_PATH = 1000;
const MAX_DEPTH = 30;

/**
 * Folders that are never meant by somebody who gives one that holds them: what is installed, hidden, or the system's. Some
 * programs for Windows pack paths with backslashes.
 */
const IGNORED = /(?:^|[/\\])(?:node_modules|__MACOSX|\.[^/\\]*)(?:[/\\]|$)/u;

/** Whether a path leads to or through a folder, or to a file, that is left out without a word. */
export function isIgnored(path: string): boolean {
  return IGNORED.test(path);
}

/**
 * Expects that a path is one that somebody made.
 *
 * @param name of the folder or the archive that holds it
 * @throws RefusedFileError when it is too long, or leads through too many folders
 */
export function checkPath(name: string, path: string): void {
  const bound =
    path.length > MAX_PATH
      ? `a path of more than ${MAX_PATH.toLocaleString("en")} characters`
      : path.split(/[/\\]/u).length > MAX_DEPTH + 1
        ? `more than ${String(MAX_DEPTH)} folders in one another`
        : undefined;
  if (bound !== undefined) {
    throw new RefusedFileError(`${name} holds ${bound}. Choose the folder with the schema in it.`);
  }
}

/** What is said of a folder or an archive that holds too much. */
export function tooMany(name: string): RefusedFileError {
  return new RefusedFileError(
    `${name} holds more than ${MAX_ENTRIES.toLocaleString("en")} files. Choose the folder with the schema in it.`,
  );
}
