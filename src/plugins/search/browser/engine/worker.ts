import { respond } from "./respond";
import type { EngineReply, EngineRequest } from "./respond";

/** The global scope of the worker. TypeScript would treat it as the `window` of a page. */
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<EngineRequest>) => void) | null;
  postMessage(reply: EngineReply): void;
};

scope.onmessage = ({ data }) => {
  void respond(data, (reply) => {
    scope.postMessage(reply);
  });
};
