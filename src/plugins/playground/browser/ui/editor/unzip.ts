import { Inflate, strFromU8 } from "fflate";
import { MAX_SOURCE_BYTES } from "../../protocol";
import { MAX_ENTRIES, RefusedFileError, checkPath, isIgnored, isSchemaFile, tooManyFilesError } from "./sourceFile";

export interface UnpackedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** An entry of a ZIP archive, as the directory at the end of the archive describes it. */
interface Entry {
  readonly path: string;
  /** Why the entry cannot be opened, as the words after its path in an error message; `data` is then empty. */
  readonly unsupported: string | undefined;
  /** Whether the data is not compressed. */
  readonly isStored: boolean;
  readonly crc: number;
  readonly originalSize: number;
  readonly data: Uint8Array;
}

/** Records of the format: the end of the directory, an entry of the directory, and the header before the data of an entry. */
const END_OF_DIRECTORY = { signature: 0x06054b50, length: 22 };
const DIRECTORY_ENTRY = { signature: 0x02014b50, length: 46 };
const LOCAL_HEADER = { signature: 0x04034b50, length: 30 };

/** Bits of an entry's flags. */
const ENCRYPTED = 0x2041;
const SIZES_FOLLOW = 0x8;
const UTF_8 = 0x800;

const STORED = 0;
const DEFLATED = 8;

/** Names of other compression methods, by their number. */
const METHODS: ReadonlyMap<number, string> = new Map([
  [9, "Deflate64"],
  [12, "bzip2"],
  [14, "LZMA"],
  [20, "Zstandard"],
  [93, "Zstandard"],
  [95, "XZ"],
  [98, "PPMd"],
]);

/** The bits for the type of a file in the attributes that Unix programs write, and their value for a symbolic link. */
const FILE_TYPE = 0o170000;
const LINK = 0o120000;

/** Value of a field of 32 bits whose number is in a field of 64 bits (ZIP64). No archive of the accepted size needs that. */
const IN_ZIP64_FIELD = 0xffffffff;

/** Why an entry cannot be opened; undefined when it can. */
function unsupportedReason(
  flags: number,
  method: number,
  mode: number,
  numbers: readonly number[],
): string | undefined {
  if ((flags & ENCRYPTED) !== 0) return "encrypted. Pack the schema without a password";
  if (![STORED, DEFLATED].includes(method)) {
    return `compressed with ${METHODS.get(method) ?? `method ${String(method)}`}. Pack the schema with Deflate, the usual method`;
  }
  if (numbers.includes(IN_ZIP64_FIELD)) return "in ZIP64 format, for more than 4 GB. Pack only the schema";
  return (mode & FILE_TYPE) === LINK ? "as a symbolic link. Pack the file that it leads to" : undefined;
}

const damaged = (what: string): RangeError => new RangeError(`the archive has ${what}`);

/** Finds the offset of the end-of-directory record. Only a comment of exactly the length that the record states may follow. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - END_OF_DIRECTORY.length; at >= 0; at -= 1) {
    const isEnd = view.getUint32(at, true) === END_OF_DIRECTORY.signature;
    if (isEnd && at + END_OF_DIRECTORY.length + view.getUint16(at + 20, true) === view.byteLength) return at;
  }
  throw damaged("no end");
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

/**
 * Reads the directory of a ZIP archive. An archive also counts as damaged if the local header of an entry differs from the
 * directory, because some programs read the one and some the other; or if entries overlap, because a small archive can contain
 * thousands of large files that way.
 *
 * @param max maximum number of entries
 * @returns the entries, or only their number if there are more
 * @throws RangeError when the archive is damaged
 */
function readDirectory(bytes: Uint8Array, max: number): readonly Entry[] | number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > max) return count;
  const directory = view.getUint32(end + 16, true);
  const ranges: { readonly from: number; readonly to: number }[] = [];
  const entries: Entry[] = [];
  let at = directory;
  for (let number = 0; number < count; number += 1) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY.signature) throw damaged("an incomplete directory");
    const flags = view.getUint16(at + 8, true);
    const method = view.getUint16(at + 10, true);
    const size = view.getUint32(at + 20, true);
    const originalSize = view.getUint32(at + 24, true);
    const from = view.getUint32(at + 42, true);
    const name = bytes.subarray(
      at + DIRECTORY_ENTRY.length,
      at + DIRECTORY_ENTRY.length + view.getUint16(at + 28, true),
    );
    const unsupported = unsupportedReason(flags, method, view.getUint16(at + 40, true), [size, originalSize, from]);
    let data: Uint8Array = new Uint8Array();
    if (unsupported === undefined) {
      const nameStart = from + LOCAL_HEADER.length;
      const nameEnd = nameStart + view.getUint16(from + 26, true);
      const dataStart = nameEnd + view.getUint16(from + 28, true);
      const sizesFollow = (view.getUint16(from + 6, true) & SIZES_FOLLOW) !== 0;
      const sizeMatches = (offset: number, expected: number): boolean =>
        sizesFollow || [expected, IN_ZIP64_FIELD].includes(view.getUint32(from + offset, true));
      const agrees =
        view.getUint32(from, true) === LOCAL_HEADER.signature &&
        view.getUint16(from + 8, true) === method &&
        isSame(bytes.subarray(nameStart, nameEnd), name) &&
        sizeMatches(18, size) &&
        sizeMatches(22, originalSize);
      if (!agrees) throw damaged("an entry whose headers differ");
      if (method === STORED && size !== originalSize) throw damaged("a stored entry with two sizes");
      data = bytes.subarray(dataStart, dataStart + size);
      ranges.push({ from, to: dataStart + size });
    }
    const path = strFromU8(name, (flags & UTF_8) === 0);
    entries.push({
      path,
      unsupported,
      isStored: method === STORED,
      crc: view.getUint32(at + 16, true),
      originalSize,
      data,
    });
    at += DIRECTORY_ENTRY.length + name.length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  ranges.sort((one, other) => one.from - other.from);
  const overlaps = ranges.some(({ to }, index) => to > (ranges[index + 1]?.from ?? directory));
  if (overlaps || at > end) throw damaged("entries that overlap");
  return entries;
}

/** Number of compressed bytes to inflate at a time. They inflate to about four megabytes at most. */
const STEP = 4096;

/** Whether a path is absolute, leads out of the archive, or contains a null character. */
function isUnsafe(path: string): boolean {
  return /^(?:[/\\]|[a-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/iu.test(path);
}

/** CRC-32, the checksum of ZIP archives. */
function checksum(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc >>> 0;
}

/**
 * Returns the content of an entry. Inflating stops once the content is longer than the directory says.
 *
 * @throws RangeError when the size or the checksum is not the one in the directory
 * @throws Error when the data can't be inflated
 */
function contentOf({ isStored, crc, originalSize, data }: Entry): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(originalSize);
  if (isStored) {
    content.set(data);
  } else {
    let length = 0;
    const inflate = new Inflate((chunk) => {
      if (length + chunk.length > originalSize) throw new RangeError("an entry is longer than its stated size");
      content.set(chunk, length);
      length += chunk.length;
    });
    for (let at = 0; at < data.length; at += STEP) {
      inflate.push(data.subarray(at, at + STEP), at + STEP >= data.length);
    }
    if (length < originalSize) throw new RangeError("an entry is shorter than its stated size");
  }
  if (checksum(content) !== crc) throw new RangeError("an entry does not match its checksum");
  return content;
}

/**
 * Returns the schema files among the entries.
 *
 * @param name of the archive
 * @throws RefusedFileError when a path is unsafe, too long or too deep, when a schema file is listed twice or cannot be
 *   opened, or when the schema files together are too large
 */
function schemaFilesIn(name: string, entries: readonly Entry[]): readonly Entry[] {
  const paths = new Set<string>();
  let size = 0;
  return entries.filter(({ path, unsupported, originalSize, data }) => {
    if (isUnsafe(path)) throw new RefusedFileError(`${name} contains a file whose path leads out of the archive.`);
    if (path.endsWith("/") || isIgnored(path) || !isSchemaFile(path)) return false;
    checkPath(name, path);
    if (paths.has(path)) {
      throw new RefusedFileError(`${name} contains ${path} twice. Pack the schema again, or choose its files.`);
    }
    paths.add(path);
    if (unsupported !== undefined)
      throw new RefusedFileError(`${name} contains ${path} ${unsupported}, or choose its files.`);
    size += Math.max(originalSize, data.length);
    if (size > MAX_SOURCE_BYTES) {
      throw new RefusedFileError(
        `The schema files in ${name} have more than ${String(MAX_SOURCE_BYTES / 1_000_000)} MB, the limit of the playground. Run the tool on your own machine, as this page shows.`,
      );
    }
    return true;
  });
}

/**
 * Extracts the schema files of a ZIP archive. Inflates no other files, and, whatever sizes the archive claims, no more than the
 * playground accepts.
 *
 * @param name of the archive
 * @throws RefusedFileError when the file is not an archive, is damaged, has too much content, or contains an unsafe path or a
 *   schema file that cannot be opened
 */
export function unzip(name: string, bytes: Uint8Array): readonly UnpackedFile[] {
  try {
    const entries = readDirectory(bytes, MAX_ENTRIES);
    if (typeof entries === "number") throw tooManyFilesError(name);
    return schemaFilesIn(name, entries).map((entry) => ({ name: entry.path, bytes: contentOf(entry) }));
  } catch (error) {
    if (error instanceof RefusedFileError) throw error;
    throw new RefusedFileError(
      `${name} is not a ZIP archive, or is damaged. Pack the schema again, or choose its files.`,
      { cause: error },
    );
  }
}
