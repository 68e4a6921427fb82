/** Entry of the worker that opens archives, so that inflating blocks nothing. */
import { RefusedFileError } from "./sourceFile";
import { unpack } from "./unpack";
import type { UnpackedFile } from "./unpack";

/** What the worker is asked. */
export interface UnpackRequest {
  readonly name: string;
  readonly bytes: ArrayBuffer;
}

/** What it answers: files, or why there are none. */
export type UnpackAnswer = { readonly files: readonly UnpackedFile[] } | { readonly refusal: string };

/** The worker's own scope; the compiler knows the page's. */
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<UnpackRequest>) => void) | null;
  postMessage: (answer: UnpackAnswer) => void;
};

scope.onmessage = ({ data: { name, bytes } }) => {
  try {
    scope.postMessage({ files: unpack(name, new Uint8Array(bytes)) });
  } catch (error) {
    if (!(error instanceof RefusedFileError)) throw error;
    scope.postMessage({ refusal: error.message });
  }
};
