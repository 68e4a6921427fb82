/** Entry of the worker that reads suspected pages: hostile ones do not block the page. */
import { holdsLiveCode, faultOf } from "../../liveCode/check";
import type { GeneratedFile } from "../../protocol";

/** What the worker is asked: files, of which it names those with live code, and says why a site can't build them, if so. */
export type CheckRequest = readonly Pick<GeneratedFile, "path" | "text">[];

export type CheckAnswer = readonly { readonly path: string; readonly fault?: string | undefined }[];

self.onmessage = ({ data }: MessageEvent<CheckRequest>) => {
  const live = data.filter(({ text }) => holdsLiveCode(text));
  self.postMessage(live.map(({ path, text }) => ({ path, fault: faultOf(text) })) satisfies CheckAnswer);
};
