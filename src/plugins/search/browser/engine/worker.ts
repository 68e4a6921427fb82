import { respond } from "./respond";
import type { EngineReply, EngineRequest } from "./respond";

/** The global scope of the worker. TypeScript has the types of a page for it. */
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<EngineRequest>) => void) | null;
  postMessage(reply: EngineReply): void;
};

scope.onmessage = ({ data }) => {
  void respond(data, (reply) => {
    scope.postMessage(reply);
  });
};
