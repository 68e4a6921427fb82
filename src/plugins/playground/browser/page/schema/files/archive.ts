import { PolicyWorker } from "@site/src/plugins/contentSecurityPolicy/browser";
import { MAX_SOURCE_BYTES } from "../../../limits";
import { answerOf } from "../../answerOf";
import { RefusedFileError } from "./sourceFile";
import type { SourceFile } from "./sourceFile";
import type { UnpackAnswer, UnpackRequest } from "./unpackWorker";

/** Bytes of an archive: it may hold a whole repository beside the schema. */
const MAX_ARCHIVE_BYTES = 5 * MAX_SOURCE_BYTES;

/** Milliseconds for an archive. The largest schema takes less than one second of them. */
export const ARCHIVE_LIMIT = 10_000;

/**
 * Opens a ZIP archive, in a worker of its own.
 *
 * @param signal ends it
 * @returns the schema files in it, with their paths
 * @throws RefusedFileError when it is too large, is no archive, holds too much, or takes too long
 * @throws DOMException named AbortError when the signal is aborted
 */
export async function openArchive(archive: SourceFile, signal?: AbortSignal): Promise<readonly SourceFile[]> {
  const { name, size } = archive;
  if (size > MAX_ARCHIVE_BYTES) {
    throw new RefusedFileError(
      `${name} has more than ${String(MAX_ARCHIVE_BYTES / 1_000_000)} MB. Pack the folder with the schema alone.`,
    );
  }
  const request: UnpackRequest = { name, bytes: await archive.arrayBuffer() };
  const worker = new PolicyWorker(new URL("./unpackWorker.ts", import.meta.url), { name: "playground-unzip" });
  const terms = { transfer: [request.bytes], signal, limit: ARCHIVE_LIMIT };
  const answer = await answerOf<UnpackAnswer>(worker, request, "opens archives", terms).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new RefusedFileError(`${name} could not be opened. Unpack it, and choose the files in it.`, { cause });
  });
  if ("refusal" in answer) throw new RefusedFileError(answer.refusal);
  return answer.files.map(({ name: path, bytes }) => ({
    name: path,
    size: bytes.length,
    arrayBuffer: () => Promise.resolve(bytes.buffer),
  }));
}
