/** Entry of the worker that compares pages: large or hostile ones do not block the page. */
import { compare } from "./compare";
import type { Difference } from "./compare";

/** What the page asks of the worker, which answers with a `Difference`. */
export interface CompareRequest {
  readonly before: string;
  readonly after: string;
}

self.onmessage = ({ data: { before, after } }: MessageEvent<CompareRequest>) => {
  self.postMessage(compare(before, after) satisfies Difference);
};
