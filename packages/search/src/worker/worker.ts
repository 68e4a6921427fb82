import { respond } from "./requests.ts";
import type { EngineRequest } from "./requests.ts";

self.onmessage = ({ data }: MessageEvent<EngineRequest>) => {
  void respond(data, (reply) => {
    self.postMessage(reply);
  });
};
