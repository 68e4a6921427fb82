/** Entry of the worker that packs files into a ZIP archive. */
import { strToU8, zipSync } from "fflate";
import type { GeneratedFile } from "../../protocol";

self.onmessage = ({ data }: MessageEvent<readonly GeneratedFile[]>) => {
  const zip = zipSync(Object.fromEntries(data.map(({ path, text }) => [path, strToU8(text)])));
  self.postMessage(new Blob([zip], { type: "application/zip" }));
};
