/** Entry of the worker that reads suspected pages: hostile ones do not block the page. */
import { holdsLiveCode } from "../../liveCode/check";
import type { GeneratedFile } from "../../protocol";

/** What the worker is asked: files, of which it names those with live code. */
export type CheckRequest = readonly Pick<GeneratedFile, "path" | "text">[];

self.onmessage = ({ data }: MessageEvent<CheckRequest>) => {
  self.postMessage(data.filter(({ text }) => holdsLiveCode(text)).map(({ path }) => path));
};
