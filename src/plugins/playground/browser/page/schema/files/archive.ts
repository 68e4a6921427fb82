import { PolicyWorker } from "@site/src/plugins/contentSecurityPolicy/browser";
import { MAX_SOURCE_BYTES } from "../../../limits";
import { answerOf } from "../../answerOf";
import { RefusedFileError } from "./sourceFile";
import type { SourceFile } from "./sourceFile";
import type { UnpackAnswer, UnpackRequest } from "./unpackWorker";

/** Bytes of an archive: it may hold a whole repository beside the schema. */
const MAX_ARCHIVE_BYTES = 5 * MAX_SOURCE_BYTES;

/**
 * Opens a ZIP archive, in a worker of its own.
 *
 * @returns the schema files in it, with their paths
 * @throws RefusedFileError when it is too large, is no archive, or holds too much
 * @throws Error when the worker fails, for example when out of memory
 */
export async function openArchive(archive: SourceFile): Promise<readonly SourceFile[]> {
  const { name, size } = archive;
  if (size > MAX_ARCHIVE_BYTES) {
    throw new RefusedFileError(
      `${name} has more than ${String(MAX_ARCHIVE_BYTES / 1_000_000)} MB. Pack the folder with the schema alone.`,
    );
  }
  const request: UnpackRequest = { name, bytes: await archive.arrayBuffer() };
  const worker = new PolicyWorker(new URL("./unpackWorker.ts", import.meta.url), { name: "playground-unzip" });
  const answer = await answerOf<UnpackAnswer>(worker, request, "opens archives", [request.bytes]);
  if ("refusal" in answer) throw new RefusedFileError(answer.refusal);
  return answer.files.map(({ name: path, bytes }) => ({
    name: path,
    size: bytes.length,
    arrayBuffer: () => Promise.resolve(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)),
  }));
}
