import { unzipSync } from "fflate";
import { MAX_SOURCE_BYTES } from "../../../limits";
import { isSchemaFile } from "./names";
import { MAX_ENTRIES, RefusedFileError, checkPath, isIgnored, tooMany } from "./sourceFile";

/** A file of an archive. */
export interface UnpackedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Entries that no archive of a schema has: paths that are absolute or lead out of it. */
function isStrange(path: string): boolean {
  return /^(?:[/\\]|[a-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/iu.test(path);
}

/**
 * Takes the schema files out of a ZIP archive. Nothing else is inflated, and no more than the playground takes: an entry
 * gets the bytes that the archive promises, whatever it holds.
 *
 * @param name of the archive
 * @param bytes of it
 * @throws RefusedFileError when it is none, is damaged, or holds too much
 */
export function unpack(name: string, bytes: Uint8Array): readonly UnpackedFile[] {
  let entries = 0;
  let size = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name: path, originalSize }) => {
        entries += 1;
        if (entries > MAX_ENTRIES) throw tooMany(name);
        if (isStrange(path)) throw new RefusedFileError(`${name} holds a file whose path leads out of it.`);
        if (path.endsWith("/") || isIgnored(path) || !isSchemaFile(path)) return false;
        checkPath(name, path);
        size += originalSize;
        if (size > MAX_SOURCE_BYTES) {
          throw new RefusedFileError(
            `The schema files in ${name} have more than ${String(MAX_SOURCE_BYTES / 1_000_000)} MB, which is more than the playground takes. Run the tool on your own machine, as this page shows.`,
          );
        }
        return true;
      },
    });
    return Object.entries(files).map(([path, content]) => ({ name: path, bytes: content }));
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
