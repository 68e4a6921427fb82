import { PolicyWorker } from "@site/src/plugins/contentSecurityPolicy/browser";
import type { GenerateRequest, WorkerAnswer } from "../../protocol";

/** The worker that runs the tool, wherever it runs. */
export interface Connection {
  readonly send: (request: GenerateRequest) => void;
  /** Stops whatever it does. */
  readonly end: () => void;
}

/** What a connection reports. */
export interface Reports {
  readonly onAnswer: (answer: WorkerAnswer) => void;
  /** Called with the reason when the worker broke, which answers nothing any more. */
  readonly onFailure: (reason: string) => void;
}

export type Connect = (reports: Reports) => Connection;

/** Starts the worker that runs the tool. */
export const connect: Connect = ({ onAnswer, onFailure }) => {
  const worker = new PolicyWorker(new URL("../../worker/worker.ts", import.meta.url), { name: "playground-engine" });
  worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
    // To read thousands of files from a message takes a moment; what is made of them gets another.
    setTimeout(onAnswer, 0, data);
  };
  worker.onmessageerror = () => {
    onFailure("its answer could not be read");
  };
  worker.onerror = (event) => {
    event.preventDefault();
    onFailure(event.message || "its worker did not start");
  };
  return {
    send: (request) => {
      worker.postMessage(request);
    },
    end: () => {
      worker.terminate();
    },
  };
};
