/** Entry of the worker that parses suspected pages, so that hostile ones do not block the playground. */
import { holdsLiveCode, faultOf } from "./holdsLiveCode";
import type { GeneratedFile } from "../protocol";

/** The files to parse. The answer names those with live code and, if a site can't build one, says why. */
export type CheckRequest = readonly Pick<GeneratedFile, "path" | "text">[];

export type CheckAnswer = readonly { readonly path: string; readonly fault?: string | undefined }[];

self.onmessage = ({ data }: MessageEvent<CheckRequest>) => {
  const live = data.filter(({ text }) => holdsLiveCode(text));
  self.postMessage(live.map(({ path, text }) => ({ path, fault: faultOf(text) })) satisfies CheckAnswer);
};
