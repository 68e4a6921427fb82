import type { Browser, Page } from "@playwright/test";

/** What is read of an event of a trace; times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/**
 * Records how long the thread of a page works on each of its tasks. Time of the processor is counted, not that of the clock,
 * which other programs of the machine take their share of.
 *
 * @returns stops recording; its result are milliseconds, of the longest task first
 */
export async function recordTasks(browser: Browser, page: Page): Promise<() => Promise<readonly number[]>> {
  await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
  return async () => {
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { readonly traceEvents: TraceEvent[] };
    const threads = traceEvents.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
    const isOfPage = ({ pid, tid }: TraceEvent): boolean =>
      threads.some((thread) => thread.pid === pid && thread.tid === tid);
    const tasks = traceEvents.filter(
      (event) => event.ph === "X" && event.name.endsWith("RunTask") && event.tdur !== undefined && isOfPage(event),
    );
    if (tasks.length === 0) throw new Error("The trace has no tasks; the browser names them in another way now.");
    return tasks.map(({ tdur = 0 }) => Math.round(tdur / 1000)).sort((one, other) => other - one);
  };
}
