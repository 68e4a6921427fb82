import { PolicyWorker } from "@site/src/plugins/contentSecurityPolicy/browser";
import { useEffect, useState, useSyncExternalStore } from "react";
import type {
  Diagnostic,
  FederationFix,
  GenerateRequest,
  PlaygroundInput,
  Progress,
  RunResult,
  WorkerAnswer,
} from "../../protocol";

/** Milliseconds without a change after which the tool runs. */
const PAUSE = 250;

/** Milliseconds that a run may continue after its input is out of date. */
const PATIENCE = 1000;

/** The result of a run, and its input. */
export interface Output extends RunResult {
  readonly input: PlaygroundInput;
}

/** The state of the runs, for the page to show. */
export interface SessionView {
  /** Output of the last successful run. */
  readonly output?: Output;
  /** Mistakes in the schema, from the last answer. */
  readonly problems: readonly Diagnostic[];
  /** Definitions that a subgraph of Federation lacks, from the last answer. */
  readonly federation?: FederationFix | undefined;
  /** A sentence on why the last run failed, unless the schema has mistakes. */
  readonly refusal?: string | undefined;
  readonly phase: "idle" | "running" | "cancelled";
  readonly progress?: Progress | undefined;
  /** Whether the current run formats its pages. */
  readonly formats?: boolean;
}

/** The runs of the tool on the reader's input. */
export type Session = ReturnType<typeof createSession>;

/** Starts a worker that runs the tool and writes reports. */
export function startWorker(): Worker {
  return new PolicyWorker(new URL("../../worker/generatorWorker.ts", import.meta.url), { name: "playground-engine" });
}

const broken = (reason: string): string =>
  `The playground could not run the tool: ${reason}. Change something to try again, or run the tool on your own machine as this page shows.`;

/** Returns how an answer changes the view. */
function outcomeOf(answer: Exclude<WorkerAnswer, { kind: "progress" }>, input: PlaygroundInput): Partial<SessionView> {
  const noFailure = { problems: [], federation: undefined, refusal: undefined };
  switch (answer.kind) {
    case "files":
      return { ...noFailure, output: { ...answer, input } };
    case "invalid":
      return { ...noFailure, problems: answer.diagnostics, federation: answer.federation };
    case "refused":
      return { ...noFailure, refusal: answer.message };
  }
}

/**
 * Creates a session. The worker has at most one request at a time; meanwhile, only the latest input waits. If it waits
 * too long, the worker is terminated, and the tool runs on the waiting input in a new worker.
 */
export function createSession(start: () => Worker) {
  const listeners = new Set<() => void>();
  let view: SessionView = { problems: [], phase: "idle" };
  let worker: Worker | undefined;
  let id = 0;
  let current: PlaygroundInput | undefined;
  let next: (() => PlaygroundInput) | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;

  function show(change: Partial<SessionView>): void {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  }

  function finish(): void {
    clearTimeout(patience);
    patience = undefined;
    current = undefined;
  }

  function disconnect(): void {
    finish();
    worker?.terminate();
    worker = undefined;
  }

  function stop(change?: Partial<SessionView>): void {
    clearTimeout(pause);
    next = undefined;
    disconnect();
    if (change) show({ ...change, progress: undefined });
  }

  function fail(reason: string): void {
    stop({ phase: "idle", refusal: broken(reason), problems: [], federation: undefined });
  }

  function connect(): Worker {
    const started = start();
    started.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      // Reading thousands of files from a message takes a moment, so they are handled in another task.
      setTimeout(answered, 0, data);
    };
    started.onmessageerror = () => {
      fail("its answer could not be read");
    };
    started.onerror = (event) => {
      event.preventDefault();
      fail(event.message || "its worker did not start");
    };
    return started;
  }

  function begin(input: () => PlaygroundInput): void {
    const { source, options } = input();
    next = undefined;
    current = { source, options };
    id += 1;
    try {
      worker ??= connect();
      worker.postMessage({ id, source, options } satisfies GenerateRequest);
      show({ phase: "running", progress: undefined, formats: options.pretty });
    } catch (error) {
      fail(String(error));
    }
  }

  function answered(answer: WorkerAnswer): void {
    if (answer.id !== id || !current) return;
    if (answer.kind === "progress") {
      show({ progress: answer.progress });
      return;
    }
    const input = current;
    finish();
    if (next) begin(next);
    else show({ ...outcomeOf(answer, input), phase: "idle", progress: undefined });
  }

  function settle(input: () => PlaygroundInput): void {
    if (!current) {
      begin(input);
      return;
    }
    next = input;
    patience ??= setTimeout(() => {
      const latest = next;
      disconnect();
      if (latest) begin(latest);
    }, PATIENCE);
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,
    /** Runs the tool after a pause in the changes of the input; `input` is called then. */
    change: (input: () => PlaygroundInput): void => {
      clearTimeout(pause);
      pause = setTimeout(settle, PAUSE, input);
    },
    /** Stops the run. The output of the last run stays. */
    cancel: (): void => {
      stop({ phase: "cancelled" });
    },
    /** Terminates the worker. The next change starts another. */
    end: (): void => {
      stop(view.phase === "running" ? { phase: "cancelled" } : undefined);
    },
  };
}

/** Returns a session, which ends when the component is unmounted, and its current view. */
export function useSession(start = startWorker): readonly [Session, SessionView] {
  const [session] = useState(() => createSession(start));
  const view = useSyncExternalStore(session.subscribe, session.view, session.view);
  useEffect(() => session.end, [session]);
  return [session, view];
}
