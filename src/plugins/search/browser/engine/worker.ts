import { respond } from "./respond";
import type { EngineRequest } from "./respond";

self.onmessage = ({ data }: MessageEvent<EngineRequest>) => {
  void respond(data, (reply) => {
    self.postMessage(reply);
  });
};
