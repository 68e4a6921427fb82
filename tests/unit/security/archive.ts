import { crc32, deflateRawSync } from "node:zlib";

const encoder = new TextEncoder();

/** An entry of an archive, in which each field can be wrong. */
export interface HostileEntry {
  readonly name: string;
  /** Content before compression. */
  readonly text?: string;
  /** Compressed bytes, instead of those of the text. */
  readonly data?: Uint8Array;
  readonly method?: number;
  readonly flags?: number;
  /** File type and permissions, as in Unix. */
  readonly mode?: number;
  readonly crc?: number;
  /** Stated size of the compressed bytes. */
  readonly size?: number;
  /** Stated size of the content. */
  readonly originalSize?: number;
  /** Stated offset of the local header. */
  readonly offset?: number;
  /** Fields of the local header that differ from the directory. */
  readonly local?: { readonly name?: string; readonly method?: number; readonly originalSize?: number };
  /** Whether the entry is only in the directory, and `offset` leads to the local header of another. */
  readonly isGhost?: boolean;
}

/** Packs numbers of two bytes each, the lowest byte first. */
const u16 = (...values: readonly number[]): Uint8Array => Buffer.from(Uint16Array.from(values).buffer);

/** Packs numbers of four bytes each, the lowest byte first. */
const u32 = (...values: readonly number[]): Uint8Array => Buffer.from(Uint32Array.from(values).buffer);

/**
 * Writes a ZIP archive byte by byte.
 *
 * @param comment comment at the end of the archive
 */
export function archive(entries: readonly HostileEntry[], comment = ""): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let length = 0;
  for (const entry of entries) {
    const { name, text = "", method = 8, flags = 0, mode = 0, local = {}, isGhost = false } = entry;
    const raw = encoder.encode(text);
    const data = entry.data ?? (method === 8 ? deflateRawSync(raw) : raw);
    const { crc = crc32(raw), size = data.length, originalSize = raw.length, offset = length } = entry;
    const sums = u32(0, crc, size);
    const localName = encoder.encode(local.name ?? name);
    if (!isGhost) {
      const header = Buffer.concat([
        u32(0x04034b50),
        u16(20, flags, local.method ?? method),
        sums,
        u32(local.originalSize ?? originalSize),
        u16(localName.length, 0),
      ]);
      parts.push(header, localName, data);
      length += header.length + localName.length + data.length;
    }
    const path = encoder.encode(name);
    directory.push(
      u32(0x02014b50),
      u16(20, 20, flags, method),
      sums,
      u32(originalSize),
      u16(path.length, 0, 0, 0, 0, 0, mode),
      u32(offset),
      path,
    );
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const commentBytes = encoder.encode(comment);
  const end = [
    u32(0x06054b50, 0),
    u16(entries.length, entries.length),
    u32(size, length),
    u16(commentBytes.length),
    commentBytes,
  ];
  return Buffer.concat([...parts, ...directory, ...end]);
}
