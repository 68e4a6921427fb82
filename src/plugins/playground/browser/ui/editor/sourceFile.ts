import { listNames } from "../words";

/** A file that a reader opens: one of the browser's, or one in a folder or an archive. */
export interface SourceFile {
  /** Includes the path if it came in a folder or an archive. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Files are not opened; the message is for the reader. */
export class RefusedFileError extends Error {
  override readonly name = "RefusedFileError";
}

/** Maximum number of files and folders in a folder or an archive. */
export const MAX_ENTRIES = 10_000;

/**
 * Maximum number of characters of a path, and of its folders. No schema needs more; a longer path comes from a symbolic
 * link to a parent folder.
 */
const MAX_PATH = 1000;
const MAX_DEPTH = 30;

/** Skipped folders and files: packages, hidden ones, and those of macOS. Some Windows programs pack paths with backslashes. */
const IGNORED = /(?:^|[/\\])(?:node_modules|__MACOSX|\.[^/\\]*)(?:[/\\]|$)/u;

/** Whether the path of a folder or file is skipped without a message. */
export function isIgnored(path: string): boolean {
  return IGNORED.test(path);
}

/**
 * Checks the length and depth of a path in the folder or archive `name`.
 *
 * @throws RefusedFileError when it is too long, or leads through too many folders
 */
export function checkPath(name: string, path: string): void {
  const bound =
    path.length > MAX_PATH
      ? `a path of more than ${MAX_PATH.toLocaleString("en")} characters`
      : path.split(/[/\\]/u).length > MAX_DEPTH + 1
        ? `more than ${String(MAX_DEPTH)} nested folders`
        : undefined;
  if (bound !== undefined) {
    throw new RefusedFileError(`${name} holds ${bound}. Open only the files of the schema.`);
  }
}

/** Creates the error for a folder or an archive with too many files. */
export function tooMany(name: string): RefusedFileError {
  return new RefusedFileError(
    `${name} holds more than ${MAX_ENTRIES.toLocaleString("en")} files. Open only the files of the schema.`,
  );
}

/** Whether a file may hold SDL or an introspection result, by its name. */
export function isSchemaFile(name: string): boolean {
  return /\.(?:graphqls?|gql|json)$/iu.test(name);
}

/** Whether a file is a ZIP archive, by its name. */
export function isArchive(name: string): boolean {
  return /\.zip$/iu.test(name);
}

/** Lists the names of files, up to five, as part of a sentence. */
export function namesOf(files: readonly { readonly name: string }[]): string {
  const names = files.map(({ name }) => name);
  return listNames(names, 5);
}
