import { respond } from "./respond";
import type { EngineReply, EngineRequest } from "./respond";

/** The global scope of the worker, for which the compiler has the types of a page. */
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<EngineRequest>) => void) | null;
  postMessage(reply: EngineReply): void;
};

scope.onmessage = ({ data }) => {
  void respond(data, (reply) => {
    scope.postMessage(reply);
  });
};
