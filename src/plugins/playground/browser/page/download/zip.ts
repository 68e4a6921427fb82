import { PolicyWorker } from "@site/src/plugins/contentSecurityPolicy/browser";
import type { GeneratedFile } from "../../protocol";
import { answerOf } from "../answerOf";

/**
 * Packs files into a ZIP archive, in a worker of its own.
 *
 * @throws Error when the worker fails, for example when out of memory
 */
export function zip(files: readonly GeneratedFile[]): Promise<Blob> {
  const worker = new PolicyWorker(new URL("./worker.ts", import.meta.url), { name: "playground-zip" });
  return answerOf<Blob>(worker, files, "packs the files");
}

/** Offers a file to the reader, as a link for downloads does. */
export function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // The download has begun by then.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}
