/** Entry of the worker that opens archives, so that inflating does not block the page. */
import { RefusedFileError } from "./sourceFile";
import { unzip } from "./unzip";
import type { UnpackedFile } from "./unzip";

/** A message to the worker. */
export interface UnzipRequest {
  readonly name: string;
  readonly bytes: ArrayBuffer;
}

/** Its answer: files, or why there are none. */
export type UnzipAnswer = { readonly files: readonly UnpackedFile[] } | { readonly refusal: string };

/** The scope of the worker; the compiler has the types of the page's. */
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<UnzipRequest>) => void) | null;
  postMessage: (answer: UnzipAnswer) => void;
};

scope.onmessage = ({ data: { name, bytes } }) => {
  try {
    scope.postMessage({ files: unzip(name, new Uint8Array(bytes)) });
  } catch (error) {
    if (!(error instanceof RefusedFileError)) throw error;
    scope.postMessage({ refusal: error.message });
  }
};
