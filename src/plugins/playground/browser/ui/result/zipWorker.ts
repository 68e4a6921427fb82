/** Entry of the worker that packs files into a ZIP archive. */
import { strToU8, zipSync } from "fflate";
import type { GeneratedFile } from "../../protocol";

/** The scope of the worker; the compiler has the types of the page's. */
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<readonly GeneratedFile[]>) => void) | null;
  postMessage: (answer: Blob) => void;
};

scope.onmessage = ({ data }) => {
  const zip = zipSync(Object.fromEntries(data.map(({ path, text }) => [path, strToU8(text)])));
  scope.postMessage(new Blob([zip], { type: "application/zip" }));
};
