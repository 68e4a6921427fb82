import { respond } from "./respond.ts";
import type { EngineRequest } from "./respond.ts";

self.onmessage = ({ data }: MessageEvent<EngineRequest>) => {
  void respond(data, (reply) => {
    self.postMessage(reply);
  });
};
