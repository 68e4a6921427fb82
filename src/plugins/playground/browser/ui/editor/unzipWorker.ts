/** Entry of the worker that opens archives, so that inflating does not block the page. */
import { RefusedFileError } from "./sourceFile";
import { unzip } from "./unzip";
import type { UnpackedFile } from "./unzip";

export interface UnzipRequest {
  readonly name: string;
  readonly bytes: ArrayBuffer;
}

/** The files, or why there are none. */
export type UnzipAnswer = { readonly files: readonly UnpackedFile[] } | { readonly refusal: string };

self.onmessage = ({ data: { name, bytes } }: MessageEvent<UnzipRequest>) => {
  try {
    self.postMessage({ files: unzip(name, new Uint8Array(bytes)) } satisfies UnzipAnswer);
  } catch (error) {
    if (!(error instanceof RefusedFileError)) throw error;
    self.postMessage({ refusal: error.message } satisfies UnzipAnswer);
  }
};
