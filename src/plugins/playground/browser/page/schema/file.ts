import { MAX_SOURCE_BYTES } from "../../limits";

const megabytes = (bytes: number): string => `${String(Math.ceil(bytes / 1_000_000))} MB`;

/** A file that the editor does not take, with a sentence for the reader. */
export class RefusedFileError extends Error {
  override readonly name = "RefusedFileError";
}

/**
 * Reads a schema from a file.
 *
 * @throws RefusedFileError when it is too large, or no text
 */
export async function readSchema(file: File): Promise<string> {
  if (file.size > MAX_SOURCE_BYTES) {
    throw new RefusedFileError(
      `${file.name} has ${megabytes(file.size)}, and the playground takes up to ${megabytes(MAX_SOURCE_BYTES)}. Run the tool on your own machine, as this page shows.`,
    );
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch (cause) {
    throw new RefusedFileError(`${file.name} is not text in UTF-8. Save it as SDL or JSON in that encoding.`, {
      cause,
    });
  }
}
