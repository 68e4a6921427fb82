import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GenerateRequest, Progress, WorkerAnswer } from "@site/src/plugins/playground/browser/protocol";
import { createSession } from "@site/src/plugins/playground/browser/ui/session/session";
import type { Session } from "@site/src/plugins/playground/browser/ui/session/session";
import { activityOf, statusOf } from "@site/src/plugins/playground/browser/ui/result/status";
import { defaultOptions } from "@site/src/plugins/playground/browser/options";
import { noFacts, noGaps } from "../../../../playground/noFacts";

class FakeWorker {
  readonly requests: GenerateRequest[] = [];
  isEnded = false;
  onmessage: (event: { readonly data: WorkerAnswer }) => void = () => undefined;
  onerror: (event: Pick<ErrorEvent, "message" | "preventDefault">) => void = () => undefined;

  postMessage(request: GenerateRequest): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.isEnded = true;
  }

  fail(message: string): void {
    this.onerror({ message, preventDefault: () => undefined });
  }
}

/** The fake workers, the newest first. They answer when a test calls `answer`. */
let workers: FakeWorker[] = [];
let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  session = createSession(() => {
    const worker = new FakeWorker();
    workers.unshift(worker);
    return worker as unknown as Worker;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const change = (source: string, wait = 300): void => {
  session.change(() => ({ source, options: defaultOptions }));
  vi.advanceTimersByTime(wait);
};

/** Schemas of the requests to a worker. */
const sources = (worker = workers[0]): string[] => worker?.requests.map(({ source }) => source) ?? [];

/** Makes a worker answer its last request. */
function answer(kind: "files" | "invalid" | "refused" | Progress, worker = workers[0]): void {
  const { id = 0, source = "" } = worker?.requests.at(-1) ?? {};
  const files = [{ path: "docs/api/a.mdx", text: source }];
  const answers = {
    files: { kind: "files", id, files, shared: [], gaps: noGaps, log: [], facts: noFacts },
    invalid: { kind: "invalid", id, diagnostics: [{ message: "Syntax Error", line: 1, column: 1 }] },
    refused: { kind: "refused", id, message: "Too large." },
  } as const;
  worker?.onmessage({ data: typeof kind === "string" ? answers[kind] : { kind: "progress", id, progress: kind } });
  vi.advanceTimersByTime(0);
}

const status = (): string => statusOf(session.view());
const shownSource = (): string | undefined => session.view().output?.input.source;

describe("a session", () => {
  it("runs once for changes in quick succession, on the last input", () => {
    change("a", 0);
    change("ab", 0);
    expect(workers).toEqual([]);
    vi.runAllTimers();
    expect(sources()).toEqual(["ab"]);
    expect(session.view().phase).toBe("running");
  });

  it("keeps the last files while the schema is invalid", () => {
    change("good");
    answer("files");
    expect(session.view().output?.files).toEqual([{ path: "docs/api/a.mdx", text: "good" }]);
    expect(session.view().phase).toBe("idle");
    expect(status()).toBe("1 file written.");
    change("bad");
    answer("invalid");
    expect([shownSource(), session.view().problems.length]).toEqual(["good", 1]);
    expect(status()).toBe("1 mistake in the schema. The pages are from the last run.");
  });

  it("drops the answer to an outdated input, and runs only the newest", () => {
    for (const source of ["one", "two", "three"]) change(source);
    expect(sources()).toEqual(["one"]);
    answer("files");
    expect(shownSource()).toBeUndefined();
    expect(sources()).toEqual(["one", "three"]);
    answer("files");
    expect(shownSource()).toBe("three");
    expect(workers).toHaveLength(1);
  });

  it("terminates a run that delays a newer input", () => {
    change("long");
    change("short");
    vi.runAllTimers();
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([false, true]);
    expect(sources()).toEqual(["short"]);
    answer("files", workers[1]);
    expect(shownSource()).toBeUndefined();
    answer("files");
    expect(shownSource()).toBe("short");
  });

  it("ends its worker when a run is cancelled, and runs again at the next change", () => {
    change("long");
    session.cancel();
    expect(workers[0]?.isEnded).toBe(true);
    expect(status()).toBe("Cancelled.");
    change("long");
    expect([sources(), session.view().phase]).toEqual([["long"], "running"]);
  });

  it("reports the progress of a run", () => {
    const activityAt = (progress: Progress): string => {
      answer(progress);
      return activityOf(session.view());
    };
    session.change(() => ({ source: "a", options: { ...defaultOptions, pretty: true } }));
    vi.runAllTimers();
    expect(activityOf(session.view())).toBe("Starting the tool");
    expect(activityAt({ step: "reading" })).toBe("Reading the schema");
    expect(activityAt({ step: "printing", done: 1203, total: 2012 })).toBe(
      "Printing and formatting 1,203 of 2,012 pages",
    );
    answer("refused");
    expect([session.view().progress, status()]).toEqual([undefined, "Too large."]);
    change("b");
    expect(activityAt({ step: "printing", done: 0, total: 1 })).toBe("Printing 0 of 1 page");
  });

  it("reports a failed worker, and starts a new one at the next change", () => {
    change("a");
    workers[0]?.fail("out of memory");
    expect(status()).toContain("could not run the tool: out of memory");
    change("b");
    answer("files");
    expect([workers.length, status()]).toEqual([2, "1 file written."]);
  });

  it("reports an error if no worker can be started", () => {
    session = createSession(() => {
      throw new Error("no workers here");
    });
    change("a");
    expect(status()).toContain("no workers here");
    expect(session.view().phase).toBe("idle");
  });
});
