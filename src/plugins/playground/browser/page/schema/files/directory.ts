import { strFromU8 } from "fflate";

/** An entry of a ZIP archive, as its directory and its own header say alike. */
export interface Entry {
  readonly path: string;
  /** Why it is not opened, to follow its name in a sentence; such an entry has no data. */
  readonly foreign: string | undefined;
  readonly isStored: boolean;
  readonly crc: number;
  readonly originalSize: number;
  /** As it stands in the archive. */
  readonly data: Uint8Array;
}

const END = { signature: 0x06054b50, length: 22 };
const LISTED = { signature: 0x02014b50, length: 46 };
const HEADER = { signature: 0x04034b50, length: 30 };

/** Bits of an entry's flags. */
const ENCRYPTED = 0x2041;
const SIZES_FOLLOW = 0x8;
const UTF_8 = 0x800;

const STORED = 0;
const DEFLATED = 8;

/** Other methods that programs offer, by the names that they have there. */
const METHODS: ReadonlyMap<number, string> = new Map([
  [9, "Deflate64"],
  [12, "bzip2"],
  [14, "LZMA"],
  [20, "Zstandard"],
  [93, "Zstandard"],
  [95, "XZ"],
  [98, "PPMd"],
]);

/** The type of a file in the attributes that Unix programs write, and that of a symbolic link. */
const FILE_TYPE = 0o170000;
const LINK = 0o120000;

/** Stands for a number in a field of 64 bits, which no archive of the size that is taken needs. */
const ELSEWHERE = 0xffffffff;

/** Why an entry is packed in no way that a schema needs; nothing when it isn't. */
function foreignness(flags: number, method: number, mode: number, numbers: readonly number[]): string | undefined {
  if ((flags & ENCRYPTED) !== 0) return "encrypted. Pack the schema without a password";
  if (![STORED, DEFLATED].includes(method)) {
    return `compressed with ${METHODS.get(method) ?? `method ${String(method)}`}. Pack the schema with Deflate, the usual method`;
  }
  if (numbers.includes(ELSEWHERE)) return "in the form for more than 4 GB. Pack the schema alone";
  return (mode & FILE_TYPE) === LINK ? "as a symbolic link. Pack the file that it leads to" : undefined;
}

const damaged = (what: string): RangeError => new RangeError(`the archive has ${what}`);

/** Where the record at the end begins: it is followed by a comment of the length that it names, and nothing else. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - END.length; at >= 0; at -= 1) {
    const isEnd = view.getUint32(at, true) === END.signature;
    if (isEnd && at + END.length + view.getUint16(at + 20, true) === view.byteLength) return at;
  }
  throw damaged("no end");
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

/**
 * Reads the directory of a ZIP archive. An entry whose own header says something else is a trick: programs that believe one
 * or the other would see different files. So are entries that share bytes, of which a small archive can have thousands.
 *
 * @param most entries
 * @returns the entries; or their number, when there are more
 * @throws RangeError when it is damaged
 */
export function entriesOf(bytes: Uint8Array, most: number): readonly Entry[] | number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > most) return count;
  const directory = view.getUint32(end + 16, true);
  const places: { readonly from: number; readonly to: number }[] = [];
  const entries: Entry[] = [];
  let at = directory;
  for (let number = 0; number < count; number += 1) {
    if (view.getUint32(at, true) !== LISTED.signature) throw damaged("an incomplete directory");
    const flags = view.getUint16(at + 8, true);
    const method = view.getUint16(at + 10, true);
    const size = view.getUint32(at + 20, true);
    const originalSize = view.getUint32(at + 24, true);
    const from = view.getUint32(at + 42, true);
    const name = bytes.subarray(at + LISTED.length, at + LISTED.length + view.getUint16(at + 28, true));
    const foreign = foreignness(flags, method, view.getUint16(at + 40, true), [size, originalSize, from]);
    let data: Uint8Array = new Uint8Array();
    if (foreign === undefined) {
      const start = from + HEADER.length;
      const nameEnd = start + view.getUint16(from + 26, true);
      const dataStart = nameEnd + view.getUint16(from + 28, true);
      const sizesFollow = (view.getUint16(from + 6, true) & SIZES_FOLLOW) !== 0;
      const isSize = (offset: number, expected: number): boolean =>
        sizesFollow || [expected, ELSEWHERE].includes(view.getUint32(from + offset, true));
      const agrees =
        view.getUint32(from, true) === HEADER.signature &&
        view.getUint16(from + 8, true) === method &&
        isSame(bytes.subarray(start, nameEnd), name) &&
        isSize(18, size) &&
        isSize(22, originalSize);
      if (!agrees) throw damaged("an entry with two descriptions");
      if (method === STORED && size !== originalSize) throw damaged("a stored entry of two sizes");
      data = bytes.subarray(dataStart, dataStart + size);
      places.push({ from, to: dataStart + size });
    }
    const path = strFromU8(name, (flags & UTF_8) === 0);
    entries.push({
      path,
      foreign,
      isStored: method === STORED,
      crc: view.getUint32(at + 16, true),
      originalSize,
      data,
    });
    at += LISTED.length + name.length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  places.sort((one, other) => one.from - other.from);
  const overlaps = places.some(({ to }, index) => to > (places[index + 1]?.from ?? directory));
  if (overlaps || at > end) throw damaged("entries that overlap");
  return entries;
}
