import { Inflate } from "fflate";
import { MAX_SOURCE_BYTES } from "../../../limits";
import { entriesOf } from "./directory";
import type { Entry } from "./directory";
import { isSchemaFile } from "./names";
import { MAX_ENTRIES, RefusedFileError, checkPath, isIgnored, tooMany } from "./sourceFile";

/** A file of an archive. */
export interface UnpackedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Compressed bytes that are inflated at once. They become four megabytes at most. */
const STEP = 4096;

/** Entries that no archive of a schema has: paths that are absolute or lead out of it. */
function isStrange(path: string): boolean {
  return /^(?:[/\\]|[a-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/iu.test(path);
}

/** The checksum of ZIP archives. */
function checksum(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc >>> 0;
}

/**
 * The content of an entry. Inflating ends as soon as there is more of it than the archive promises.
 *
 * @throws RangeError when it is not what the archive promises
 * @throws Error when it can't be inflated
 */
function contentOf({ isStored, crc, originalSize, data }: Entry): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(originalSize);
  if (isStored) {
    content.set(data);
  } else {
    let length = 0;
    const inflate = new Inflate((part) => {
      if (length + part.length > originalSize) throw new RangeError("an entry holds more than it promises");
      content.set(part, length);
      length += part.length;
    });
    for (let at = 0; at < data.length; at += STEP) {
      inflate.push(data.subarray(at, at + STEP), at + STEP >= data.length);
    }
    if (length < originalSize) throw new RangeError("an entry holds less than it promises");
  }
  if (checksum(content) !== crc) throw new RangeError("an entry has another checksum");
  return content;
}

/** The entries that are schema files, if all of them are of a kind and a size that the playground takes. */
function wantedOf(name: string, entries: readonly Entry[]): readonly Entry[] {
  const paths = new Set<string>();
  let size = 0;
  return entries.filter(({ path, foreign, originalSize, data }) => {
    if (isStrange(path)) throw new RefusedFileError(`${name} holds a file whose path leads out of it.`);
    if (path.endsWith("/") || isIgnored(path) || !isSchemaFile(path)) return false;
    checkPath(name, path);
    if (paths.has(path)) {
      throw new RefusedFileError(`${name} holds ${path} twice. Pack the schema again, or choose its files.`);
    }
    paths.add(path);
    if (foreign !== undefined) throw new RefusedFileError(`${name} holds ${path} ${foreign}, or choose its files.`);
    size += Math.max(originalSize, data.length);
    if (size > MAX_SOURCE_BYTES) {
      throw new RefusedFileError(
        `The schema files in ${name} have more than ${String(MAX_SOURCE_BYTES / 1_000_000)} MB, which is more than the playground takes. Run the tool on your own machine, as this page shows.`,
      );
    }
    return true;
  });
}

/**
 * Takes the schema files out of a ZIP archive. Nothing else is inflated, and no more than the playground takes, whatever
 * the archive says of itself.
 *
 * @param name of the archive
 * @param bytes of it
 * @throws RefusedFileError when it is none, is damaged, or holds too much
 */
export function unpack(name: string, bytes: Uint8Array): readonly UnpackedFile[] {
  try {
    const entries = entriesOf(bytes, MAX_ENTRIES);
    if (typeof entries === "number") throw tooMany(name);
    return wantedOf(name, entries).map((entry) => ({ name: entry.path, bytes: contentOf(entry) }));
  } catch (error) {
    if (error instanceof RefusedFileError) throw error;
    throw new RefusedFileError(
      `${name} is no ZIP archive, or is damaged. Pack the schema again, or choose its files.`,
      {
        cause: error,
      },
    );
  }
}
