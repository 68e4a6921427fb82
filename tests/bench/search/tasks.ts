/** What Chromium must trace for `readTasks`. */
export const TASK_CATEGORIES = ["__metadata", "toplevel", "disabled-by-default-devtools.timeline"];

/** Threads of a page: its own, and those of its workers. */
const MAIN = "CrRendererMain";
const WORKER = "DedicatedWorker thread";

/** The part of Chromium's trace events that is read here; times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  /** The same on the CPU. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** What threads did while they were traced, in milliseconds. */
export interface Tasks {
  /** The longest task of the main thread of a page. */
  readonly longest: number;
  /** CPU time of all tasks of its workers. */
  readonly workers: number;
}

/**
 * Reads the tasks of pages from a trace.
 *
 * @param trace - JSON as Chromium writes it, with `TASK_CATEGORIES`
 * @throws Error if the trace holds no task, which means that its categories or names have changed
 */
export function readTasks(trace: Buffer | string): Tasks {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent): string => `${String(pid)}:${String(tid)}`;
  const tasksOf = (wanted: string): TraceEvent[] => {
    const threads = new Set(
      traceEvents.filter(({ name, args }) => name === "thread_name" && args?.name === wanted).map(thread),
    );
    return traceEvents.filter(
      (event) => event.name.endsWith("RunTask") && event.ph === "X" && threads.has(thread(event)),
    );
  };
  const main = tasksOf(MAIN);
  if (main.length === 0) throw new Error("The trace holds no task of a page's main thread.");
  return {
    longest: Math.max(...main.map(({ dur = 0 }) => dur)) / 1000,
    workers: tasksOf(WORKER).reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000,
  };
}
