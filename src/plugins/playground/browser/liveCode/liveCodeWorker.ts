/** Entry of the worker that parses the pages that `suspect.ts` suspects, so that hostile ones do not block the playground. */
import { holdsLiveCode, faultOf } from "./holdsLiveCode";
import type { GeneratedFile } from "../protocol";

/** The suspected files; each text is the part that may have live code. */
export type CheckRequest = readonly Pick<GeneratedFile, "path" | "text">[];

/** The files that do have live code. If a site can't build one, `fault` says why. */
export type CheckAnswer = readonly { readonly path: string; readonly fault?: string | undefined }[];

self.onmessage = ({ data }: MessageEvent<CheckRequest>) => {
  const live = data.filter(({ text }) => holdsLiveCode(text));
  self.postMessage(live.map(({ path, text }) => ({ path, fault: faultOf(text) })) satisfies CheckAnswer);
};
