import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GenerateRequest, Progress, WorkerAnswer } from "@site/src/plugins/playground/browser/protocol";
import { createSession } from "@site/src/plugins/playground/browser/ui/session/session";
import type { Connect, Reports, Session } from "@site/src/plugins/playground/browser/ui/session/session";
import { doingOf, statusOf } from "@site/src/plugins/playground/browser/ui/result/status";
import { defaultOptions } from "@site/src/plugins/playground/browser/options";
import { noFacts, noGaps } from "../../../../playground/noFacts";

interface FakeWorker {
  readonly requests: GenerateRequest[];
  readonly reports: Reports;
  ended: boolean;
}

/** Workers that answer when the test does. */
function workers(): { readonly connect: Connect; readonly all: FakeWorker[] } {
  const all: FakeWorker[] = [];
  const connect: Connect = (reports) => {
    const worker: FakeWorker = { requests: [], reports, ended: false };
    all.push(worker);
    return {
      send: (request) => worker.requests.push(request),
      end: () => {
        worker.ended = true;
      },
    };
  };
  return { connect, all };
}

const input = (source: string) => () => ({ source, options: defaultOptions });

function lastOf(worker: FakeWorker | undefined): GenerateRequest {
  const request = worker?.requests.at(-1);
  if (!request) throw new Error("Nothing was asked.");
  return request;
}

function answer(worker: FakeWorker | undefined, outcome: "files" | "invalid"): void {
  const { id } = lastOf(worker);
  const answers: Readonly<Record<typeof outcome, WorkerAnswer>> = {
    files: {
      kind: "files",
      id,
      files: [{ path: "a.mdx", text: lastOf(worker).source }],
      shared: [],
      gaps: noGaps,
      log: [],
      facts: noFacts,
    },
    invalid: { kind: "invalid", id, diagnostics: [{ message: "Syntax Error", line: 1, column: 1 }] },
  };
  worker?.reports.onAnswer(answers[outcome]);
}

/** A session whose first run has been asked for. */
function begun(source: string): { readonly session: Session; readonly all: readonly FakeWorker[] } {
  const { connect, all } = workers();
  const session = createSession(connect);
  session.change(input(source));
  vi.runAllTimers();
  return { session, all };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("asks once for changes that follow each other closely, for the last of them", () => {
  const { connect, all } = workers();
  const session = createSession(connect);
  session.change(input("a"));
  session.change(input("ab"));
  expect(all).toEqual([]);
  vi.runAllTimers();
  expect(all[0]?.requests.map(({ source }) => source)).toEqual(["ab"]);
  expect(session.view().phase).toBe("running");
});

it("shows files in the folder of the site, with the input that they come from", () => {
  const { session, all } = begun("schema");
  answer(all[0], "files");
  const { output, phase } = session.view();
  expect(output?.files).toEqual([{ path: "docs/api/a.mdx", text: "schema" }]);
  expect(output?.input.source).toBe("schema");
  expect(phase).toBe("idle");
  expect(statusOf(session.view())).toBe("1 file written.");
});

it("keeps the last good output while there are mistakes, and says so", () => {
  const { session, all } = begun("good");
  answer(all[0], "files");
  session.change(input("bad"));
  vi.runAllTimers();
  answer(all[0], "invalid");
  expect(session.view().output?.input.source).toBe("good");
  expect(session.view().problems).toHaveLength(1);
  expect(statusOf(session.view())).toBe("1 mistake in the schema. The pages are those of the last run.");
});

it("forgets the answer to what was changed since, and asks for the newest only", () => {
  const { connect, all } = workers();
  const session = createSession(connect);
  session.change(input("one"));
  vi.advanceTimersByTime(300);
  session.change(input("two"));
  vi.advanceTimersByTime(300);
  session.change(input("three"));
  vi.advanceTimersByTime(300);
  expect(all[0]?.requests).toHaveLength(1);
  answer(all[0], "files");
  expect(session.view().output).toBeUndefined();
  expect(lastOf(all[0]).source).toBe("three");
  answer(all[0], "files");
  expect(session.view().output?.input.source).toBe("three");
  expect(all).toHaveLength(1);
});

it("ends a run that holds a newer input up for long, and starts anew", () => {
  const { connect, all } = workers();
  const session = createSession(connect);
  session.change(input("long"));
  vi.advanceTimersByTime(300);
  session.change(input("short"));
  vi.runAllTimers();
  expect(all.map(({ ended }) => ended)).toEqual([true, false]);
  expect(lastOf(all[1]).source).toBe("short");
  answer(all[0], "files");
  expect(session.view().output).toBeUndefined();
  answer(all[1], "files");
  expect(session.view().output?.input.source).toBe("short");
});

it("ends the worker when it is cancelled, and runs again when it is asked to", () => {
  const { session, all } = begun("long");
  session.cancel();
  expect(all[0]?.ended).toBe(true);
  expect(statusOf(session.view())).toBe("Cancelled.");
  session.change(input("long"));
  vi.runAllTimers();
  expect(lastOf(all[1]).source).toBe("long");
  expect(session.view().phase).toBe("running");
});

it("says what a run is doing and how far it has come, and nothing of it once it is over", () => {
  const { connect, all } = workers();
  const session = createSession(connect);
  session.change(() => ({ source: "a", options: { ...defaultOptions, pretty: true } }));
  vi.runAllTimers();
  const tell = (progress: Progress): string => {
    all[0]?.reports.onAnswer({ kind: "progress", id: lastOf(all[0]).id, progress });
    return doingOf(session.view());
  };
  expect(doingOf(session.view())).toBe("Starting the tool");
  expect(tell({ step: "reading" })).toBe("Reading the schema");
  expect(tell({ step: "printing", done: 1203, total: 2012 })).toBe("Printing and formatting 1,203 of 2,012 pages");
  all[0]?.reports.onAnswer({ kind: "refused", id: lastOf(all[0]).id, message: "Too large." });
  expect(session.view().progress).toBeUndefined();
  expect(statusOf(session.view())).toBe("Too large.");
  session.change(input("b"));
  vi.runAllTimers();
  expect(tell({ step: "printing", done: 0, total: 1 })).toBe("Printing 0 of 1 page");
});

it("says that the tool could not run when its worker breaks, and tries again at the next change", () => {
  const { session, all } = begun("a");
  all[0]?.reports.onFailure("out of memory");
  expect(statusOf(session.view())).toContain("could not run the tool: out of memory");
  session.change(input("b"));
  vi.runAllTimers();
  expect(all).toHaveLength(2);
  answer(all[1], "files");
  expect(statusOf(session.view())).toBe("1 file written.");
});

it("says that the tool could not run when no worker starts", () => {
  const session = createSession(() => {
    throw new Error("no workers here");
  });
  session.change(input("a"));
  vi.runAllTimers();
  expect(session.view().refusal).toContain("no workers here");
  expect(session.view().phase).toBe("idle");
});
