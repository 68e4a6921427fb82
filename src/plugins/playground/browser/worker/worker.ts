import "./shims/global";
import type { GenerateRequest, WorkerAnswer } from "../protocol";
import { respond } from "./respond";
import { taskQueue } from "./taskQueue";

/** The worker's own scope; the compiler knows the page's. */
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<GenerateRequest>) => void) | null;
  postMessage(answer: WorkerAnswer): void;
};

/** The tool keeps what it works on in variables of its own, so that only one request can be worked on. */
const inTurn = taskQueue();

scope.onmessage = ({ data }) => {
  void inTurn(() =>
    respond(data, (answer) => {
      scope.postMessage(answer);
    }),
  );
};
