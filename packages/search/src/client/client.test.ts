import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EngineReply, EngineRequest } from "../worker/requests.ts";
import type { SearchAnswer } from "../shared/types.ts";
import type { SearchClient } from "./client.ts";

vi.mock("@theme/SearchWorker", () => import("../theme/SearchWorker/index.ts"));

/** A fake worker. Tests replace `respond`, which handles its requests. */
class FakeWorker {
  static all: FakeWorker[] = [];
  static respond: (request: EngineRequest, worker: FakeWorker) => void;
  onmessage: ((event: { data: EngineReply }) => void) | null = null;
  onerror: ((event: { message: string; preventDefault(): void }) => void) | null = null;
  readonly requests: EngineRequest[] = [];
  terminated = false;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(request: EngineRequest): void {
    this.requests.push(request);
    FakeWorker.respond(request, this);
  }

  terminate(): void {
    this.terminated = true;
  }

  reply(data: EngineReply): void {
    this.onmessage?.({ data });
  }

  fail(message: string): void {
    this.onerror?.({ message, preventDefault: () => undefined });
  }
}

function found(query: string): SearchAnswer {
  return { query, area: undefined, areas: [], hits: [], correctedQuery: `${query}, found`, problem: null, whole: true };
}

/** Answers a request completely. */
function answer({ id, query }: EngineRequest, worker: FakeWorker): void {
  worker.reply({ id, answer: query === undefined ? null : found(query), more: false });
}

const withoutIndex = (query: string): SearchAnswer => ({
  ...found(query),
  correctedQuery: null,
  problem: { code: "no-index" },
});

let connect: (url: string) => SearchClient;
let startSearch: (url: string) => void;
let abandonHeadStart: () => void;
let logged: string[];

beforeEach(async () => {
  logged = [];
  for (const method of ["debug", "log", "info", "warn", "error"] as const) {
    vi.spyOn(console, method).mockImplementation(() => logged.push(method));
  }
  FakeWorker.all = [];
  FakeWorker.respond = answer;
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("location", { href: "https://site.example/docs/intro" });
  vi.resetModules();
  connect = (await import("./client.ts")).searchClient;
  ({ startSearch, abandonHeadStart } = await import("./headStart.ts"));
});

afterEach(() => {
  vi.doUnmock("../worker/requests.ts");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the search client", () => {
  it("starts one worker at the first request", async () => {
    const client = connect("/search-index-en.json");
    expect(FakeWorker.all).toHaveLength(0);
    await client.warmUp();
    expect(await client.search("media")).toEqual(found("media"));
    expect(await connect("/search-index-en.json").search("user")).toEqual(found("user"));
    expect(FakeWorker.all).toHaveLength(1);
    const urls = FakeWorker.all[0]?.requests.map(({ url }) => url) ?? [];
    expect([urls.length, ...new Set(urls)]).toEqual([3, "https://site.example/search-index-en.json"]);
  });

  it("matches answers to requests in any order", async () => {
    FakeWorker.respond = () => undefined;
    const client = connect("/index.json");
    const answers = Promise.all([client.search("one"), client.search("two")]);
    const [worker] = FakeWorker.all;
    for (const { id, query = "" } of worker?.requests.toReversed() ?? [])
      worker?.reply({ id, answer: found(query), more: false });
    expect(await answers).toEqual([found("one"), found("two")]);
  });

  it("passes on partial answers, and resolves to the final one", async () => {
    FakeWorker.respond = () => undefined;
    const partial: SearchAnswer[] = [];
    const final = connect("/index.json").search("media", {}, (part) => partial.push(part));
    const [worker] = FakeWorker.all;
    const part = { ...found("media"), whole: false };
    worker?.reply({ id: 1, answer: part, more: true });
    worker?.reply({ id: 1, answer: part, more: true });
    expect(partial).toEqual([part, part]);
    worker?.reply({ id: 1, answer: found("media"), more: false });
    worker?.reply({ id: 1, answer: part, more: true });
    expect(await final).toEqual(found("media"));
    expect(partial).toHaveLength(2);
  });

  it("answers without hits when the index fails to load, and logs nothing", { tags: ["L135d"] }, async () => {
    FakeWorker.respond = ({ id }, worker) => {
      worker.reply({ id, answer: null, more: false });
    };
    const client = connect("/search-index-en.json");
    await client.warmUp();
    expect(await client.search("media")).toEqual(withoutIndex("media"));
    expect(await client.search("user")).toEqual(withoutIndex("user"));
    expect(logged).toEqual([]);
  });

  it("asks for a retry in the next request only", async () => {
    const client = connect("/search-index-en.json");
    await client.search("media");
    client.retry();
    await client.search("media");
    await client.search("user");
    expect(FakeWorker.all[0]?.requests.map(({ retry }) => retry)).toEqual([false, true, false]);
  });

  it("answers without hits when its worker breaks, and then starts a new worker", async () => {
    FakeWorker.respond = ({ id }, worker) => {
      worker.reply({ id, answer: { ...found("media"), whole: false }, more: true });
      worker.fail("script error");
    };
    const client = connect("/index.json");
    expect(await client.search("media")).toEqual(withoutIndex("media"));
    FakeWorker.respond = answer;
    expect(await client.search("media")).toEqual(found("media"));
    expect(FakeWorker.all.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  it("answers without hits if there are no workers, and the engine does not load", async () => {
    vi.stubGlobal("Worker", undefined);
    vi.doMock("../worker/requests.ts", () => {
      throw new Error("its file is gone");
    });
    expect(await connect("/index.json").search("media")).toEqual(withoutIndex("media"));
    expect(logged).toEqual([]);
  });
});

describe("a head start", () => {
  const url = "/search-index-en.json";
  const body = new ArrayBuffer(2);
  let fetched: string[];

  beforeEach(() => {
    fetched = [];
    vi.stubGlobal("fetch", (target: string) => {
      fetched.push(target);
      return Promise.resolve(new Response(body, { status: 200 }));
    });
  });

  const sent = (): unknown[] => FakeWorker.all.map(({ requests }) => requests.map(({ index }) => index));

  it("starts once, and sends its index with the first request", async () => {
    startSearch(url);
    startSearch(url);
    expect(FakeWorker.all).toHaveLength(1);
    expect(fetched).toEqual([url]);
    const client = connect(url);
    await client.warmUp();
    expect(await client.search("media")).toEqual(found("media"));
    expect(sent()).toEqual([[{ status: 200, body: expect.any(ArrayBuffer) as ArrayBuffer }, undefined]]);
  });

  it("sends null in place of the index if the server does not respond", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    startSearch(url);
    await connect(url).warmUp();
    expect(sent()).toEqual([[null]]);
    expect(logged).toEqual([]);
  });

  it("with a broken worker gives one query no hits; the next query starts a worker", async () => {
    FakeWorker.respond = () => undefined;
    startSearch(url);
    FakeWorker.all[0]?.fail("its script is gone");
    const client = connect(url);
    expect(await client.search("media")).toEqual(withoutIndex("media"));
    FakeWorker.respond = answer;
    expect(await client.search("media")).toEqual(found("media"));
    expect(FakeWorker.all.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  it("passes its index to the engine on the page if there are no workers", async () => {
    vi.stubGlobal("Worker", function refuse() {
      throw new Error("workers are off");
    });
    const statuses: unknown[] = [];
    vi.doMock("../worker/requests.ts", () => ({
      respond: ({ id, query = "", index }: EngineRequest, reply: (answer: EngineReply) => void): Promise<void> => {
        statuses.push(index?.status);
        reply({ id, answer: { ...found(query), whole: false }, more: true });
        reply({ id, answer: found(query), more: false });
        return Promise.resolve();
      },
    }));
    startSearch(url);
    const partial: SearchAnswer[] = [];
    expect(await connect(url).search("media", {}, (part) => partial.push(part))).toEqual(found("media"));
    expect(partial.map(({ whole }) => whole)).toEqual([false]);
    expect(statuses).toEqual([200]);
    expect(logged).toEqual([]);
  });

  it("for another index is not used", async () => {
    startSearch("/search-index-fr.json");
    await connect(url).warmUp();
    expect(FakeWorker.all).toHaveLength(2);
    expect(sent()).toEqual([[], [undefined]]);
  });

  it("ends its worker when it is abandoned, unless the client uses the worker", async () => {
    startSearch(url);
    abandonHeadStart();
    expect(FakeWorker.all[0]?.terminated).toBe(true);
    startSearch(url);
    await connect(url).warmUp();
    abandonHeadStart();
    startSearch(url);
    expect(FakeWorker.all.map(({ terminated }) => terminated)).toEqual([true, false]);
    expect(fetched).toHaveLength(2);
  });
});
