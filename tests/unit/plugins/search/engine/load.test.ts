import { afterEach, describe, expect, it, vi } from "vitest";
import { loadIndex } from "@site/src/plugins/search/browser/engine/load";
import { draft, indexFile } from "../drafts";

function serve(body: BodyInit, status = 200): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("loading an index", () => {
  it("gives what the build wrote", async () => {
    const file = indexFile([draft("/a", "A")]);
    serve(JSON.stringify(file));
    expect(await loadIndex("/search-index-en.json")).toEqual(file);
  });

  it.each([
    ["the answer is an error", "", 404, /the server answered 404/u],
    ["the server fails", "", 500, /the server answered 500/u],
    ["it is a page", "<!doctype html>", 200, /not valid JSON/u],
    ["it is cut off", '{"documents":[', 200, /JSON/u],
    ["it is a list", "[]", 200, /it is not a search index/u],
    ["it has no index", '{"documents":[]}', 200, /it is not a search index/u],
    ["its index lacks a part", '{"documents":[],"index":{"terms":"","fields":[],"content":{}}}', 200, /not a search/u],
  ])("fails when %s", async (_, body, status, message) => {
    serve(body, status);
    await expect(loadIndex("/search-index-en.json")).rejects.toThrow(message);
  });
});
