import path from "path-browserify";

/**
 * Text of each file of the current run, by its absolute path.
 *
 * @upstream @graphql-markdown/utils/dist/fs.js
 */
const files = new Map<string, string>();

/** Every folder that exists; a file may be written into these alone, as on a disk. */
const folders = new Set<string>(["/"]);

function missing(location: string): Error {
  return Object.assign(new Error(`ENOENT: no such file or directory, '${location}'`), { code: "ENOENT" });
}

function textOf(location: string): string {
  const text = files.get(path.resolve(location));
  if (text === undefined) throw missing(location);
  return text;
}

function write(location: string, text: string): void {
  const file = path.resolve(location);
  if (!folders.has(path.dirname(file))) throw missing(location);
  files.set(file, text);
}

function makeFolder(location: string): void {
  if (folders.has(location)) return;
  makeFolder(path.dirname(location));
  folders.add(location);
}

function isInside(location: string, folder: string): boolean {
  return location === folder || location.startsWith(`${folder}/`);
}

/** Stands in for `fs/promises.stat`, as far as the tool asks whether something exists. */
export function stat(location: string): Promise<object> {
  const place = path.resolve(location);
  return files.has(place) || folders.has(place) ? Promise.resolve({}) : Promise.reject(missing(location));
}

/** Stands in for `fs/promises.mkdir` with `recursive`, the only way in which the tool uses it. */
export function mkdir(location: string): Promise<void> {
  makeFolder(path.resolve(location));
  return Promise.resolve();
}

/** Stands in for `fs/promises.rm` with `recursive`. */
export function rm(location: string): Promise<void> {
  const place = path.resolve(location);
  for (const file of files.keys()) if (isInside(file, place)) files.delete(file);
  for (const folder of folders) if (isInside(folder, place)) folders.delete(folder);
  return Promise.resolve();
}

/** Stands in for `fs/promises.readFile`; all files hold text. */
export async function readFile(location: string): Promise<string> {
  return Promise.resolve(textOf(location));
}

/** Stands in for `fs/promises.writeFile`. */
export async function writeFile(location: string, text: string): Promise<void> {
  write(location, text);
  return Promise.resolve();
}

/** Stands in for `fs/promises.appendFile`. */
export async function appendFile(location: string, text: string): Promise<void> {
  write(location, `${files.get(path.resolve(location)) ?? ""}${text}`);
  return Promise.resolve();
}

/** Stands in for `fs/promises.copyFile`. */
export async function copyFile(from: string, to: string): Promise<void> {
  write(to, textOf(from));
  return Promise.resolve();
}

/**
 * Empties the file system, for a run to begin.
 *
 * @param given files that it finds, absolute path to text
 */
export function startWith(given: Readonly<Record<string, string>>): void {
  files.clear();
  folders.clear();
  folders.add("/");
  for (const [file, text] of Object.entries(given)) {
    makeFolder(path.dirname(file));
    files.set(file, text);
  }
}

/** All files, absolute path to text, in the order in which they were first written. */
export function allFiles(): ReadonlyMap<string, string> {
  return files;
}
