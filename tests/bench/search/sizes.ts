import { brotliCompressSync, gzipSync } from "node:zlib";

/** What a download weighs. */
export interface Weight {
  readonly requests: number;
  /** Bytes as they are stored, and as a host sends them with each encoding. */
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** Bytes of files of which each is compressed on its own, unless that makes it larger. */
function sizeOf(files: readonly Buffer[], compress: (file: Buffer) => Buffer): number {
  return files.reduce((total, file) => total + Math.min(compress(file).length, file.length), 0);
}

/** Bytes of files that are fetched one by one, with the default level of zlib for gzip. */
export function gzipSize(files: readonly Buffer[]): number {
  return sizeOf(files, (file) => gzipSync(file));
}

/**
 * Weighs files that are fetched one by one: each is compressed on its own, with the default level of zlib for gzip and
 * the highest for brotli, as hosts of static files do. What compression makes larger is sent as it is.
 */
export function weigh(files: readonly Buffer[]): Weight {
  return {
    requests: files.length,
    raw: sizeOf(files, (file) => file),
    gzip: gzipSize(files),
    brotli: sizeOf(files, (file) => brotliCompressSync(file)),
  };
}
