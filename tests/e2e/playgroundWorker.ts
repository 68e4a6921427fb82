import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import type { GenerateRequest, WorkerAnswer } from "@site/src/plugins/playground/browser/protocol";

const SCRIPTS = path.resolve("build/assets/js");

/** What only the tool says, in the one script that starts on its own. */
const SAID = "Documentation successfully generated in";

/**
 * The address of the script that a build has for the worker of the playground.
 *
 * @throws Error when the build has none
 */
function workerScript(): string {
  const found = readdirSync(SCRIPTS).find((file) => {
    const text = readFileSync(path.join(SCRIPTS, file), "utf8");
    return text.includes(SAID) && text.includes("onmessage");
  });
  if (found === undefined) throw new Error(`No script in ${SCRIPTS} is the worker of the playground. Build the site.`);
  return `/assets/js/${found}`;
}

/** The last answer of the worker, and how it came there. */
export interface Asked {
  readonly answer: Exclude<WorkerAnswer, { readonly kind: "progress" }>;
  readonly progress: readonly { readonly done: number; readonly total: number }[];
  /** Milliseconds from the start of the worker to its answer. */
  readonly time: number;
  /** The longest time in milliseconds between two messages of it. */
  readonly silence: number;
}

/**
 * Starts the built worker on a page and asks it, as the page of the playground does.
 *
 * @param page of the site, whose policy governs the worker
 * @param request without a number
 */
export async function askWorker(page: Page, request: Pick<GenerateRequest, "source" | "options">): Promise<Asked> {
  return page.evaluate(
    ({ script, message }) =>
      new Promise<Asked>((resolve, reject) => {
        const worker = new Worker(script);
        const start = performance.now();
        const progress: { done: number; total: number }[] = [];
        let last = start;
        let silence = 0;
        worker.onerror = ({ message: reason }) => {
          reject(new Error(reason));
        };
        worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
          const now = performance.now();
          silence = Math.max(silence, now - last);
          last = now;
          if (data.kind === "progress") {
            progress.push({ done: data.done, total: data.total });
            return;
          }
          worker.terminate();
          resolve({ answer: data, progress, time: now - start, silence });
        };
        worker.postMessage(message);
      }),
    { script: workerScript(), message: { id: 1, ...request } },
  );
}
