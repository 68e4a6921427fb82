import { brotliCompressSync, gzipSync } from "node:zlib";

/** What a download weighs. */
export interface Weight {
  readonly requests: number;
  /** Bytes as they are stored, and as a host sends them with each encoding. */
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/**
 * Weighs files that are fetched one by one: each is compressed on its own, with the default level of zlib for gzip and
 * the highest for brotli, as hosts of static files do. What compression makes larger is sent as it is.
 */
export function weigh(files: readonly Buffer[]): Weight {
  const sum = (size: (file: Buffer) => number): number =>
    files.reduce((total, file) => total + Math.min(size(file), file.length), 0);
  return {
    requests: files.length,
    raw: sum((file) => file.length),
    gzip: sum((file) => gzipSync(file).length),
    brotli: sum((file) => brotliCompressSync(file).length),
  };
}
