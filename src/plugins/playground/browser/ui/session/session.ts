import type {
  Diagnostic,
  FederationFix,
  Gaps,
  GeneratedFile,
  Progress,
  SchemaFacts,
  SharedFile,
  WorkerAnswer,
} from "../../protocol";
import type { PlaygroundInput } from "../../protocol";
import type { Connect, Connection } from "./connection";
import { sitePathOf } from "./sitePaths";

/** Milliseconds without a change after which the tool runs. */
const PAUSE = 250;

/** Milliseconds that a run may go on for although its input has changed since. */
const PATIENCE = 1000;

/** What the tool wrote, and what it wrote it from. */
export interface Output {
  /** With paths from the folder of the site. */
  readonly files: readonly GeneratedFile[];
  /** Those of the files that several entities have. */
  readonly shared: readonly SharedFile[];
  readonly gaps: Gaps;
  readonly log: readonly string[];
  /** What the schema has that options are about. */
  readonly facts: SchemaFacts;
  readonly input: PlaygroundInput;
}

/** What there is to see of the runs. */
export interface SessionView {
  /** Of the last run that succeeded. */
  readonly output?: Output;
  /** What is wrong with the schema, by the last answer. */
  readonly problems: readonly Diagnostic[];
  /** What a subgraph of Federation lacks, by the last answer. */
  readonly federation?: FederationFix | undefined;
  /** Why there was no output, in a sentence. */
  readonly refusal?: string;
  readonly phase: "idle" | "running" | "cancelled";
  readonly progress?: Progress | undefined;
  /** Whether the run that is under way formats its pages. */
  readonly formats?: boolean;
}

/** The runs of the tool on what a reader enters. */
export interface Session {
  readonly subscribe: (listener: () => void) => () => void;
  readonly view: () => SessionView;
  /** Runs the tool once the input has been still for a moment; `input` is called then. */
  readonly change: (input: () => PlaygroundInput) => void;
  /** Stops the run, and keeps what the last one wrote. */
  readonly cancel: () => void;
  /** Ends the worker. The session can go on. */
  readonly end: () => void;
}

const broken = (reason: string): string =>
  `The playground could not run the tool: ${reason}. Change something to try again, or run the tool on your own machine as this page shows.`;

/**
 * Starts a session. At most one request is with the worker at any time; while it is, newer inputs wait, the last of them
 * alone. A run that holds a newer input up for long is ended together with its worker.
 *
 * @param connect starts a worker
 */
export function createSession(connect: Connect): Session {
  const listeners = new Set<() => void>();
  let view: SessionView = { problems: [], phase: "idle" };
  let connection: Connection | undefined;
  let id = 0;
  let current: PlaygroundInput | undefined;
  let next: (() => PlaygroundInput) | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;

  function show(change: Partial<SessionView>): void {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  }

  function disconnect(): void {
    clearTimeout(patience);
    patience = undefined;
    current = undefined;
    connection?.end();
    connection = undefined;
  }

  function forget(): void {
    clearTimeout(pause);
    next = undefined;
    disconnect();
  }

  function fail(reason: string): void {
    forget();
    show({ phase: "idle", progress: undefined, refusal: broken(reason), problems: [], federation: undefined });
  }

  function begin(input: () => PlaygroundInput): void {
    const { source, options } = input();
    next = undefined;
    current = { source, options };
    id += 1;
    try {
      connection ??= connect({ onAnswer: answered, onFailure: fail });
      connection.send({ id, source, options });
      show({ phase: "running", progress: undefined, formats: options.pretty });
    } catch (error) {
      fail(String(error));
    }
  }

  /** What an answer changes in the view. */
  function outcome(answer: Exclude<WorkerAnswer, { kind: "progress" }>, input: PlaygroundInput): Partial<SessionView> {
    switch (answer.kind) {
      case "files": {
        const inSite = sitePathOf(input.options);
        const output = {
          files: answer.files.map((file) => ({ ...file, path: inSite(file.path) })),
          shared: answer.shared.map((file) => ({ ...file, path: inSite(file.path) })),
          gaps: answer.gaps,
          log: answer.log,
          facts: answer.facts,
          input,
        };
        return { output, problems: [], federation: undefined, refusal: undefined };
      }
      case "invalid":
        return { problems: answer.diagnostics, federation: answer.federation, refusal: undefined };
      case "refused":
        return { problems: [], federation: undefined, refusal: answer.message };
    }
  }

  function answered(answer: WorkerAnswer): void {
    if (answer.id !== id || !current) return;
    if (answer.kind === "progress") {
      show({ progress: answer.progress });
      return;
    }
    const input = current;
    clearTimeout(patience);
    patience = undefined;
    current = undefined;
    if (next) begin(next);
    else show({ ...outcome(answer, input), phase: "idle", progress: undefined });
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
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,
    change: (input) => {
      clearTimeout(pause);
      pause = setTimeout(settle, PAUSE, input);
    },
    cancel: () => {
      forget();
      show({ phase: "cancelled", progress: undefined });
    },
    end: () => {
      forget();
      if (view.phase === "running") show({ phase: "cancelled", progress: undefined });
    },
  };
}
