import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EngineReply, EngineRequest } from "./requests.ts";
import type { respond as respondType } from "./requests.ts";
import type { PackedFiles } from "../build/pack.ts";
import type { ShardKind } from "../shared/constants.ts";
import { draft, indexFiles, indexInCells } from "../testing/drafts.ts";

const url = "https://site.example/search-index-en.json";
const media = indexFiles([draft("/docs/media", "Media", "One anime or manga.")]);
const changed = indexFiles([draft("/docs/media", "Media", "One anime, manga or novel.")]);

/** Responses of the server to the next requests for the index. */
let answers: (() => Promise<Response>)[];
/** The files of the index on the server. */
let site: PackedFiles;
/** Paths of all requests. */
let requested: string[];
/** Cache modes of the requests for the index. */
let modes: (RequestCache | undefined)[];
let respond: typeof respondType;

const json = (content: unknown): Promise<Response> => Promise.resolve(new Response(JSON.stringify(content)));
const ok = (): Promise<Response> => json(site.core);

function shard(path: string): Promise<Response> {
  const [, hash, kind, number] = /^\/assets\/search\/(\w+)\/(postings|texts|cells)-(\d+)\.json$/u.exec(path) ?? [];
  const content = hash === site.core.index.hash && site[kind as ShardKind][Number(number)];
  return content ? json(content) : Promise.resolve(new Response("Not Found", { status: 404 }));
}

/** Sends a request, and returns all replies. */
async function replies(request: EngineRequest): Promise<EngineReply[]> {
  const all: EngineReply[] = [];
  const responding = respond(request, (answer) => all.push(answer));
  await vi.runAllTimersAsync();
  await responding;
  return all;
}

/** Sends a request, and returns the last reply. */
async function reply(request: EngineRequest): Promise<EngineReply | undefined> {
  return (await replies(request)).at(-1);
}

const indexes = (): string[] => requested.filter((path) => path.startsWith("/search-index"));
const found = (text: string): object => ({
  more: false,
  answer: { hits: [{ excerpt: { text } }], problem: null, whole: true },
});

beforeEach(async () => {
  requested = [];
  modes = [];
  answers = [];
  site = media;
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (target: string | URL, init?: RequestInit) => {
    const path = new URL(target).pathname;
    requested.push(path);
    if (path.startsWith("/assets/")) return shard(path);
    modes.push(init?.cache);
    return (answers.shift() ?? ok)();
  });
  vi.resetModules();
  ({ respond } = await import("./requests.ts"));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the engine behind the search", () => {
  it("fetches the index once for simultaneous requests", { tags: ["L135b"] }, async () => {
    await Promise.all([1, 2, 3].map((id) => replies({ id, url, ...(id > 1 && { query: "media" }) })));
    expect(await reply({ id: 4, url, query: "media" })).toMatchObject({ id: 4, ...found("One anime or manga.") });
    expect(indexes()).toHaveLength(1);
  });

  it("answers in three parts, and fetches each file once", async () => {
    const all = await replies({ id: 1, url, query: "media" });
    expect(all.map(({ more }) => more)).toEqual([true, true, false]);
    expect(all[0]).toMatchObject({ answer: { hits: [{ excerpt: null }], whole: false } });
    expect(all[2]).toMatchObject(found("One anime or manga."));
    expect(await replies({ id: 2, url, query: "media" })).toHaveLength(1);
    expect(requested.filter((path) => path.includes("texts"))).toHaveLength(1);
  });

  it.each([
    ["drops the files of a large index after it has loaded many", indexInCells, 2],
    ["keeps the files of a small index", indexFiles, 1],
  ])("%s", async (_, filesOf, times) => {
    vi.resetModules();
    vi.doMock("../shared/constants.ts", async (original) => ({ ...(await original<object>()), MAX_FILES: 1 }));
    ({ respond } = await import("./requests.ts"));
    vi.doUnmock("../shared/constants.ts");
    site = filesOf([draft("/docs/media", "Media", "One anime or manga.")]);
    for (const id of [1, 2])
      expect(await reply({ id, url, query: "media" })).toMatchObject(found("One anime or manga."));
    expect(requested.filter((path) => path.includes("texts"))).toHaveLength(times);
    expect(indexes()).toHaveLength(1);
  });

  it("fetches texts 120 milliseconds after the last query", async () => {
    const all: EngineReply[] = [];
    const responding = respond({ id: 1, url, query: "media" }, (answer) => all.push(answer));
    await vi.advanceTimersByTimeAsync(119);
    await respond({ id: 2, url }, () => undefined);
    expect(requested.filter((path) => path.includes("texts"))).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await responding;
    expect(all.at(-1)).toMatchObject(found("One anime or manga."));
  });

  it("fetches no texts for a query that is followed by a newer one", async () => {
    const [earlier] = await Promise.all([
      replies({ id: 1, url, query: "medi" }),
      replies({ id: 2, url, query: "nothing" }),
    ]);
    expect(earlier.at(-1)).toMatchObject({ more: false, answer: { hits: [{ excerpt: null }], whole: false } });
    expect(requested.filter((path) => path.includes("texts"))).toEqual([]);
  });

  it("uses an index that the page has fetched", async () => {
    const index = { status: 200, body: await (await ok()).arrayBuffer() };
    expect(await reply({ id: 1, url, query: "media", index })).toMatchObject(found("One anime or manga."));
    expect(indexes()).toEqual([]);
  });

  const answering = (body: string, status = 200) => ({
    answer: () => Promise.resolve(new Response(body, { status })),
    index: { status, body: new TextEncoder().encode(body).buffer },
  });
  const faults = [
    ["L135c", "is missing", answering("", 404)],
    ["L135d", "cannot be reached", { answer: () => Promise.reject(new TypeError("Failed to fetch")), index: null }],
    ["L135d", "is a page", answering("<!doctype html>")],
  ] as const;
  for (const [id, fault, { answer, index }] of faults) {
    for (const isFetched of [false, true]) {
      const requester = isFetched ? "the page" : "the engine";
      it(`reloads an index only on Retry if ${requester} finds that it ${fault}`, { tags: [id, "L155"] }, async () => {
        answers = isFetched ? [] : [answer];
        const first = { id: 1, url, ...(isFetched && { index }) };
        for (const request of [first, { id: 1, url, query: "media" }, { id: 1, url, query: "user" }]) {
          expect(await replies(request)).toEqual([{ id: 1, answer: null, more: false }]);
        }
        expect(indexes()).toHaveLength(isFetched ? 0 : 1);
        for (const id of [2, 3]) {
          expect(await reply({ id, url, query: "media", retry: true })).toMatchObject({ answer: { hits: [{}] } });
          expect(indexes()).toHaveLength(isFetched ? 1 : 2);
        }
      });
    }
  }
});

describe("an index whose files are gone", () => {
  it("is fetched again, bypassing the HTTP cache", async () => {
    await reply({ id: 1, url });
    site = changed;
    expect(await reply({ id: 2, url, query: "media" })).toMatchObject(found("One anime, manga or novel."));
    // All its files have loaded.
    expect(await replies({ id: 3, url, query: "anime" })).toMatchObject([found("One anime, manga or novel.")]);
    expect(modes).toEqual(["default", "reload"]);
  });

  it("is fetched again only once if it is unchanged", async () => {
    site = { ...media, texts: [], postings: [] };
    for (const query of ["media", "medi"]) {
      expect(await reply({ id: 1, url, query })).toMatchObject({
        answer: { hits: [{ excerpt: null }], problem: { code: "no-texts" }, whole: true },
      });
    }
    expect(indexes()).toHaveLength(2);
    // Each of the two queries tries once to fetch its postings.
    expect(requested.filter((path) => path.includes("postings"))).toHaveLength(2);
  });

  it("is fetched once more for the next query if fetching it again failed", async () => {
    answers = [ok, () => Promise.reject(new TypeError("Failed to fetch"))];
    await reply({ id: 1, url });
    site = changed;
    expect(await reply({ id: 2, url, query: "media" })).toMatchObject({ answer: { problem: { code: "no-texts" } } });
    expect(await reply({ id: 3, url, query: "media" })).toMatchObject(found("One anime, manga or novel."));
    expect(indexes()).toHaveLength(3);
  });
});
