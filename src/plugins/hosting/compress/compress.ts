import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { listFiles } from "../../../shared/files";

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Matches text files. Images other than SVG are compressed already. */
const COMPRESSIBLE = /\.(?:css|html|js|json|md|svg|txt|webmanifest|xml)$/u;

/** Smaller files are not compressed: that would save less than the response headers take. */
const MIN_BYTES = 1024;

/** Default size of Node.js's thread pool. */
const CONCURRENCY = 4;

/** Number of the compressed files, and their total sizes before and after, in bytes. */
export interface Compression {
  files: number;
  raw: number;
  gzip: number;
  brotli: number;
}

/** Compresses a file, unless it is too small, and adds its sizes to the total. */
async function compressFile(file: string, quality: number, total: Compression): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  const [gzipped, brotli] = await Promise.all([
    toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
    toBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  ]);
  // Byte 9 of gzip names the operating system: 255 is "unknown", so that the output is the same everywhere.
  gzipped[9] = 255;
  await Promise.all([writeFile(`${file}.gz`, gzipped), writeFile(`${file}.br`, brotli)]);
  total.files += 1;
  total.raw += content.length;
  total.gzip += gzipped.length;
  total.brotli += brotli.length;
}

/**
 * Writes a gzip and a brotli copy beside each text file of at least `MIN_BYTES` in a folder.
 *
 * @param quality of brotli; by default the highest, at which brotli takes most of the running time
 */
export async function compressFolder(
  folder: string,
  quality: number = constants.BROTLI_MAX_QUALITY,
): Promise<Compression> {
  const queue = (await listFiles(folder)).filter((file) => COMPRESSIBLE.test(file));
  const total: Compression = { files: 0, raw: 0, gzip: 0, brotli: 0 };
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      await compressFile(path.join(folder, file), quality, total);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return total;
}
