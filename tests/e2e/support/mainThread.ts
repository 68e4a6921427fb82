import type { Browser, Page } from "@playwright/test";

/** The fields of a trace event that are used here. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time in microseconds. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/**
 * Records the processor time of each task on the main thread of a page: elapsed time would depend on the load of the machine.
 *
 * @returns a function that stops recording and returns milliseconds per task, longest first
 */
export async function recordTasks(browser: Browser, page: Page): Promise<() => Promise<readonly number[]>> {
  await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
  return async () => {
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { readonly traceEvents: TraceEvent[] };
    const threads = traceEvents.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
    const isOnMainThread = ({ pid, tid }: TraceEvent): boolean =>
      threads.some((thread) => thread.pid === pid && thread.tid === tid);
    const tasks = traceEvents.filter(
      (event) =>
        event.ph === "X" && event.name.endsWith("RunTask") && event.tdur !== undefined && isOnMainThread(event),
    );
    if (tasks.length === 0) throw new Error("The trace has no tasks. Did the browser rename them?");
    return tasks.map(({ tdur = 0 }) => Math.round(tdur / 1000)).sort((one, other) => other - one);
  };
}
