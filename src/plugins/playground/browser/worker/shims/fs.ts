import path from "path-browserify";

/**
 * Text of each file of the current run, by its absolute path.
 *
 * @upstream @graphql-markdown/utils/dist/fs.js
 */
const files = new Map<string, string>();

/** The folders that exist. As on a disk, files can only be written into existing folders. */
const folders = new Set<string>(["/"]);

function missing(location: string): Error {
  return Object.assign(new Error(`ENOENT: no such file or directory, '${location}'`), { code: "ENOENT" });
}

function write(location: string, text: string): void {
  const file = path.resolve(location);
  if (!folders.has(path.dirname(file))) throw missing(location);
  files.set(file, text);
}

function read(location: string): string {
  const text = files.get(path.resolve(location));
  if (text === undefined) throw missing(location);
  return text;
}

function createFolder(location: string): void {
  if (folders.has(location)) return;
  createFolder(path.dirname(location));
  folders.add(location);
}

function remove(location: string): void {
  const removed = path.resolve(location);
  const isInside = (one: string): boolean => one === removed || one.startsWith(`${removed}/`);
  for (const file of files.keys()) if (isInside(file)) files.delete(file);
  for (const folder of folders) if (isInside(folder)) folders.delete(folder);
}

/**
 * Wraps a function so that it returns a promise, like the functions of `fs/promises`. The promise rejects with the error that
 * the function throws.
 */
const promised =
  <Given extends readonly string[], Result>(work: (...given: Given) => Result) =>
  (...given: Given): Promise<Result> =>
    new Promise((resolve) => {
      resolve(work(...given));
    });

/* Replacements for the functions of `fs/promises` that the tool calls. Files are text; `mkdir` and `rm` are recursive. */

export const readFile = promised(read);
export const writeFile = promised(write);
export const appendFile = promised((location: string, text: string) => {
  write(location, `${files.get(path.resolve(location)) ?? ""}${text}`);
});
export const copyFile = promised((from: string, to: string) => {
  write(to, read(from));
});
export const mkdir = promised((location: string) => {
  createFolder(path.resolve(location));
});
export const rm = promised(remove);
export const stat = promised((location: string) => {
  const absolute = path.resolve(location);
  if (!files.has(absolute) && !folders.has(absolute)) throw missing(location);
  return {};
});

/** Replaces all files in the file system. */
export function startWith(given: Readonly<Record<string, string>>): void {
  files.clear();
  folders.clear();
  folders.add("/");
  for (const [file, text] of Object.entries(given)) {
    createFolder(path.dirname(file));
    files.set(file, text);
  }
}

/** Returns the text of all files, by absolute path, in the order in which they were first written. */
export function allFiles(): ReadonlyMap<string, string> {
  return files;
}
