import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { respond as respondType } from "@site/src/plugins/search/browser/engine/respond";
import { proves } from "../../../../conformance/proves";
import { draft, indexFile } from "../drafts";

const url = "/search-index-en.json";
const index = JSON.stringify(indexFile([draft("/docs/media", "Media")]));

/** What the server does with the next requests; their number is what is tested. */
let answers: (() => Promise<Response>)[];
let asked: string[];
let respond: typeof respondType;

const ok = (): Promise<Response> => Promise.resolve(new Response(index));
const missing = (): Promise<Response> => Promise.resolve(new Response("Not Found", { status: 404 }));
const unreachable = (): Promise<Response> => Promise.reject(new TypeError("Failed to fetch"));
const page = (): Promise<Response> => Promise.resolve(new Response("<!doctype html>"));

beforeEach(async () => {
  asked = [];
  vi.stubGlobal("fetch", (target: string) => {
    asked.push(target);
    return (answers.shift() ?? ok)();
  });
  vi.resetModules();
  ({ respond } = await import("@site/src/plugins/search/browser/engine/respond"));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the engine behind the search", () => {
  it("fetches the index once, however many requests come, also at the same time", proves("L135b"), async () => {
    answers = [ok];
    await Promise.all([1, 2, 3].map((id) => respond({ id, url, ...(id > 1 && { query: "media" }) })));
    expect(await respond({ id: 4, url, query: "media" })).toMatchObject({ id: 4, answer: { hits: [{}] } });
    expect(asked).toEqual([url]);
  });

  const faults = [
    ["L135c", "is missing", missing],
    ["L135d", "cannot be reached", unreachable],
    ["L135d", "is a page", page],
  ] as const;
  for (const [id, fault, answer] of faults) {
    it(`asks once for an index that ${fault}, and again only when the reader does`, proves(id, "L155"), async () => {
      answers = [answer, ok];
      for (const query of [undefined, "media", "user"]) {
        const request = { id: 1, url, ...(query !== undefined && { query }) };
        expect(await respond(request)).toEqual({ id: 1, failure: expect.any(String) as string });
      }
      expect(asked).toEqual([url]);
      expect(await respond({ id: 2, url, query: "media", retry: true })).toMatchObject({ answer: { hits: [{}] } });
      await respond({ id: 3, url, query: "media", retry: true });
      expect(asked).toEqual([url, url]);
    });
  }
});
