import { deflateRawSync } from "node:zlib";

const encoder = new TextEncoder();

/** An entry of an archive, of which each field can be wrong. */
export interface HostileEntry {
  readonly name: string;
  /** Content, before compression. */
  readonly text?: string;
  /** Compressed bytes, instead of those of the text. */
  readonly data?: Uint8Array;
  readonly method?: number;
  readonly flags?: number;
  /** Type and permissions of Unix. */
  readonly mode?: number;
  readonly crc?: number;
  /** Sizes in the directory. */
  readonly size?: number;
  readonly originalSize?: number;
  /** Offset in the directory. */
  readonly offset?: number;
  /** Fields of the local header that differ from the directory. */
  readonly local?: { readonly name?: string; readonly method?: number; readonly originalSize?: number };
  /** Whether it has no header and data, but uses those of another entry. */
  readonly isGhost?: boolean;
}

/** Computes the CRC-32 checksum of ZIP archives. */
export function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

/** Packs numbers as little-endian bytes. */
function packed(...fields: readonly (readonly [value: number, width: 2 | 4])[]): Uint8Array {
  const bytes = new Uint8Array(fields.reduce((sum, [, width]) => sum + width, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [value, width] of fields) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  }
  return bytes;
}

/**
 * Writes a ZIP archive byte by byte.
 *
 * @param comment at its end
 */
export function archive(entries: readonly HostileEntry[], comment = ""): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let length = 0;
  for (const entry of entries) {
    const { name, text = "", method = 8, flags = 0, mode = 0, local = {}, isGhost = false } = entry;
    const raw = encoder.encode(text);
    const data = entry.data ?? (method === 8 ? deflateRawSync(raw) : raw);
    const { crc = checksum(raw), size = data.length, originalSize = raw.length, offset = length } = entry;
    const fields = [[0, 4] as const, [crc, 4] as const, [size, 4] as const];
    const ownName = encoder.encode(local.name ?? name);
    if (!isGhost) {
      const header = packed(
        ...([
          [0x04034b50, 4],
          [20, 2],
          [flags, 2],
          [local.method ?? method, 2],
        ] as const),
        ...fields,
        ...([
          [local.originalSize ?? originalSize, 4],
          [ownName.length, 2],
          [0, 2],
        ] as const),
      );
      parts.push(header, ownName, data);
      length += header.length + ownName.length + data.length;
    }
    const path = encoder.encode(name);
    directory.push(
      packed(
        ...([
          [0x02014b50, 4],
          [20, 2],
          [20, 2],
          [flags, 2],
          [method, 2],
        ] as const),
        ...fields,
        ...([
          [originalSize, 4],
          [path.length, 2],
          [0, 4],
          [0, 4],
          [0, 2],
          [mode, 2],
          [offset, 4],
        ] as const),
      ),
      path,
    );
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const remark = encoder.encode(comment);
  const end = packed(
    ...([
      [0x06054b50, 4],
      [0, 4],
      [entries.length, 2],
      [entries.length, 2],
      [size, 4],
      [length, 4],
    ] as const),
    [remark.length, 2],
  );
  return Buffer.concat([...parts, ...directory, end, remark]);
}
