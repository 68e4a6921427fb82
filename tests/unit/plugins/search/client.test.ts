import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Answer, Request } from "@site/src/plugins/search/browser/engine/protocol";
import type { SearchAnswer, SearchClient } from "@site/src/plugins/search/shared/types";

/** Stands for the browser's worker: what it does with a request is the test's business. */
class FakeWorker {
  static all: FakeWorker[] = [];
  static respond: (request: Request, worker: FakeWorker) => void;
  onmessage: ((event: { data: Answer }) => void) | null = null;
  onerror: ((event: { message: string; preventDefault(): void }) => void) | null = null;
  readonly requests: Request[] = [];
  terminated = false;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(request: Request): void {
    this.requests.push(request);
    FakeWorker.respond(request, this);
  }

  terminate(): void {
    this.terminated = true;
  }

  reply(data: Answer): void {
    this.onmessage?.({ data });
  }

  fail(message: string): void {
    this.onerror?.({ message, preventDefault: () => undefined });
  }
}

function found(query: string): SearchAnswer {
  return { query, hits: [], correctedQuery: `${query}, found`, problem: null };
}

const nothing = (query: string): SearchAnswer => ({ query, hits: [], correctedQuery: null, problem: null });

let connect: (url: string) => SearchClient;
const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);

beforeEach(async () => {
  FakeWorker.all = [];
  FakeWorker.respond = ({ id, query }, worker) => {
    worker.reply({ id, answer: query === undefined ? null : found(query) });
  };
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("location", { href: "https://site.example/docs/intro" });
  vi.resetModules();
  connect = (await import("@site/src/plugins/search/browser/client")).searchClient;
});

afterEach(() => {
  vi.doUnmock("@site/src/plugins/search/browser/engine/respond");
  vi.unstubAllGlobals();
  warn.mockClear();
});

describe("the client of the search", () => {
  it("starts one worker for all requests, and none before the first", async () => {
    const client = connect("/search-index-en.json");
    expect(FakeWorker.all).toHaveLength(0);
    await client.warmUp();
    expect(await client.search("media")).toEqual(found("media"));
    expect(await connect("/search-index-en.json").search("user")).toEqual(found("user"));
    expect(FakeWorker.all).toHaveLength(1);
    expect(FakeWorker.all[0]?.requests.map(({ url }) => url)).toEqual(
      Array.from({ length: 3 }, () => "https://site.example/search-index-en.json"),
    );
  });

  it("gives each request its own answer, in whatever order they come", async () => {
    FakeWorker.respond = () => undefined;
    const client = connect("/index.json");
    const answers = Promise.all([client.search("one"), client.search("two")]);
    const [worker] = FakeWorker.all;
    for (const { id, query = "" } of worker?.requests.toReversed() ?? []) worker?.reply({ id, answer: found(query) });
    expect(await answers).toEqual([found("one"), found("two")]);
  });

  it("answers with nothing when the index cannot be had, and warns once with the name of the file", async () => {
    FakeWorker.respond = ({ id }, worker) => {
      worker.reply({ id, failure: "the server answered 404" });
    };
    const client = connect("/search-index-en.json");
    await client.warmUp();
    expect(await client.search("media")).toEqual(nothing("media"));
    expect(await client.search("user")).toEqual(nothing("user"));
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/search-index-en\.json could not be loaded: the server answered 404/u)],
    ]);
  });

  it("starts a new worker after one broke, and ends what waited for it", async () => {
    FakeWorker.respond = (_, worker) => {
      worker.fail("script error");
    };
    const client = connect("/index.json");
    expect(await client.search("media")).toEqual(nothing("media"));
    expect(FakeWorker.all[0]?.terminated).toBe(true);
    FakeWorker.respond = ({ id, query = "" }, worker) => {
      worker.reply({ id, answer: found(query) });
    };
    expect(await client.search("media")).toEqual(found("media"));
    expect(FakeWorker.all).toHaveLength(2);
  });

  it("runs the engine on the page when the browser refuses workers", async () => {
    vi.stubGlobal("Worker", function refuse() {
      throw new Error("workers are off");
    });
    vi.doMock("@site/src/plugins/search/browser/engine/respond", () => ({
      respond: ({ id, query }: Request): Promise<Answer> => Promise.resolve({ id, answer: found(query ?? "") }),
    }));
    expect(await connect("/index.json").search("media")).toEqual(found("media"));
    expect(warn).not.toHaveBeenCalled();
  });

  it("answers with nothing when neither a worker nor the engine itself can be had", async () => {
    vi.stubGlobal("Worker", undefined);
    vi.doMock("@site/src/plugins/search/browser/engine/respond", () => {
      throw new Error("its file is gone");
    });
    expect(await connect("/index.json").search("media")).toEqual(nothing("media"));
    expect(warn).toHaveBeenCalledOnce();
  });
});
