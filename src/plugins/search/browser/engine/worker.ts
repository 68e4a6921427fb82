import { respond } from "./respond";
import type { Answer, Request } from "./respond";

/** The worker's own scope; the compiler knows the page's. */
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage(answer: Answer): void;
};

scope.onmessage = ({ data }) => {
  void respond(data, (answer) => {
    scope.postMessage(answer);
  });
};
