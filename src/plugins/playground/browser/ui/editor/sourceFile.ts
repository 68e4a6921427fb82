import { listNames } from "../words";

/** A file that a reader opens: a `File` of the browser, or a file in a folder or an archive. */
export interface SourceFile {
  /** The path, if the file is in a folder or an archive. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Thrown when files are not opened. The message is for the reader. */
export class RefusedFileError extends Error {
  override readonly name = "RefusedFileError";
}

/** Maximum number of files and folders in a folder or an archive. */
export const MAX_ENTRIES = 10_000;

/**
 * Maximum number of characters of a path, and of nested folders. No schema needs more; a longer path usually comes from a
 * symbolic link to a parent folder.
 */
const MAX_PATH = 1000;
const MAX_DEPTH = 30;

/**
 * Matches folders and files to skip: packages, hidden ones, and metadata of macOS. Archives of some Windows programs have
 * backslashes in their paths.
 */
const IGNORED = /(?:^|[/\\])(?:node_modules|__MACOSX|\.[^/\\]*)(?:[/\\]|$)/u;

/** Whether the path of a folder or file is skipped without a message. */
export function isIgnored(path: string): boolean {
  return IGNORED.test(path);
}

/**
 * Checks the length and depth of a path in the folder or archive `name`.
 *
 * @throws RefusedFileError when the path is too long, or leads through too many folders
 */
export function checkPath(name: string, path: string): void {
  const excess =
    path.length > MAX_PATH
      ? `a path of more than ${MAX_PATH.toLocaleString("en")} characters`
      : path.split(/[/\\]/u).length > MAX_DEPTH + 1
        ? `more than ${String(MAX_DEPTH)} nested folders`
        : undefined;
  if (excess !== undefined) {
    throw new RefusedFileError(`${name} contains ${excess}. Open only the files of the schema.`);
  }
}

/** Creates the error for a folder or an archive with too many files. */
export function tooManyFilesError(name: string): RefusedFileError {
  return new RefusedFileError(
    `${name} contains more than ${MAX_ENTRIES.toLocaleString("en")} files. Open only the files of the schema.`,
  );
}

/** Whether a file may contain SDL or an introspection result, by its name. */
export function isSchemaFile(name: string): boolean {
  return /\.(?:graphqls?|gql|json)$/iu.test(name);
}

/** Whether a file is a ZIP archive, by its name. */
export function isArchive(name: string): boolean {
  return /\.zip$/iu.test(name);
}

/** Joins the names of files into a phrase; of more than six files, names five and counts the rest. */
export function namesOf(files: readonly { readonly name: string }[]): string {
  const names = files.map(({ name }) => name);
  return listNames(names, 5);
}
