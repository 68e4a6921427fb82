/** What Chromium must trace for `longestTask`. */
export const TASK_CATEGORIES = ["__metadata", "toplevel", "disabled-by-default-devtools.timeline"];

/** The part of Chromium's trace events that is read here; times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * The longest task of the main threads of pages in a trace.
 *
 * @param trace - JSON as Chromium writes it, with `TASK_CATEGORIES`
 * @returns milliseconds
 * @throws Error if the trace holds no task, which means that its categories or names have changed
 */
export function longestTask(trace: Buffer | string): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent): string => `${String(pid)}:${String(tid)}`;
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map((event) => thread(event)),
  );
  const tasks = traceEvents.filter(
    (event) => event.name.endsWith("RunTask") && event.ph === "X" && main.has(thread(event)),
  );
  if (tasks.length === 0) throw new Error("The trace holds no task of a page's main thread.");
  return Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000;
}
