import type { GeneratedFile } from "../../protocol";

/**
 * Packs files into a ZIP archive, in a worker of its own.
 *
 * @throws Error when the worker fails, for example when out of memory
 */
export function zip(files: readonly GeneratedFile[]): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { name: "playground-zip" });
    worker.onmessage = ({ data }: MessageEvent<Blob>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      reject(new Error(event.message || "the worker that packs the files did not start"));
    };
    worker.postMessage(files);
  });
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
