import { afterEach, describe, expect, it, vi } from "vitest";
import { loadIndex, loadShard } from "./requests.ts";
import { ShardGone } from "../engine/shards.ts";
import type { ShardKind } from "../shared/constants.ts";
import type { Cell, TextShard } from "../shared/packed.ts";
import { draft, indexFiles, indexInCells } from "../testing/drafts.ts";

function serve(body: BodyInit, status = 200): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("loading an index", () => {
  it("returns the file that the build wrote", async () => {
    const file = indexFiles([draft("/a", "A")]).core;
    serve(JSON.stringify(file));
    expect(await loadIndex("/search-index-en.json")).toEqual(file);
  });

  const { documents, index, settings } = indexFiles([draft("/a", "A")]).core;
  const without = (part: string): object => ({ [part]: undefined });

  it.each<[fault: string, content: unknown]>([
    ["nothing", null],
    ["a list", []],
    ["only documents", { documents, settings }],
    ["no settings, as an earlier version", { documents, index }],
    ["the documents of an earlier version", { documents: [], index, settings }],
    ["a field that is not a string", { documents, index: { ...index, fields: [1] }, settings }],
    ...Object.keys(documents).map((part): [string, unknown] => [
      `documents without their ${part}`,
      { documents: { ...documents, ...without(part) }, index, settings },
    ]),
    ...Object.keys(index).map((part): [string, unknown] => [
      `an index without its ${part}`,
      { documents, index: { ...index, ...without(part) }, settings },
    ]),
    ...["sections", "kinds", "synonyms", "languages"].map((part): [string, unknown] => [
      `settings without their ${part}`,
      { documents, index, settings: { ...settings, ...without(part) } },
    ]),
  ])("fails if the file contains %s", async (_, content) => {
    serve(JSON.stringify(content));
    await expect(loadIndex("/search-index-en.json")).rejects.toThrow(
      'it is not a search index file of the kind "core"',
    );
  });

  const inCells = indexInCells([draft("/a", "A")]).core;

  it("returns an index in cells", async () => {
    serve(JSON.stringify(inCells));
    expect(await loadIndex("/search-index-en.json")).toEqual(inCells);
  });

  it.each(["firsts", "count", "averageLengths", "sections"])(
    "fails if the directory of cells has no %s",
    async (part) => {
      const cells = { ...inCells.index.cells, ...without(part) };
      serve(JSON.stringify({ ...inCells, index: { ...inCells.index, cells } }));
      await expect(loadIndex("/search-index-en.json")).rejects.toThrow(
        'it is not a search index file of the kind "core"',
      );
    },
  );

  it.each([
    ["the file is missing", "", 404, /the server answered 404/u],
    ["the server fails", "", 500, /the server answered 500/u],
    ["the response is a page", "<!doctype html>", 200, /not valid JSON/u],
  ])("fails if %s", async (_, body, status, message) => {
    serve(body, status);
    await expect(loadIndex("/search-index-en.json")).rejects.toThrow(message);
  });
});

describe("loading a file of an index", () => {
  const url = "https://site.example/sub/search-index-en.json";
  const load = (kind: ShardKind = "texts"): Promise<unknown> => loadShard(url, "0a1b2c3d", kind, 7);

  it("fetches a file next to the index", async () => {
    const requested: string[] = [];
    const shard = { texts: ["One."], code: [""] };
    vi.stubGlobal("fetch", (target: URL) => {
      requested.push(target.href);
      return Promise.resolve(new Response(JSON.stringify(shard)));
    });
    expect(await load()).toEqual(shard);
    expect(requested).toEqual(["https://site.example/sub/assets/search/0a1b2c3d/texts-7.json"]);
  });

  it.each([
    ["is gone", "", 404, ShardGone],
    ["is permanently gone", "", 410, ShardGone],
    ["causes a server error", "", 500, /^the server answered 500/u],
    ["is a page", "<!doctype html>", 200, /not valid JSON/u],
    ["is of another kind", '{"terms":"","documents":"","frequencies":""}', 200, /it is not .* of the kind "texts"/u],
    ["has a text that is not a string", '{"texts":[1],"code":[""]}', 200, /it is not .* of the kind "texts"/u],
    ["has no code", '{"texts":[""]}', 200, /it is not .* of the kind "texts"/u],
  ])("fails if the file %s", async (_, body, status, error) => {
    serve(body, status);
    await expect(load()).rejects.toThrow(error);
    if (error !== ShardGone) await expect(load()).rejects.not.toThrow(ShardGone);
  });

  it("fails if a file of postings lacks a property", async () => {
    const shard = { terms: "", documents: "", frequencies: "" };
    serve(JSON.stringify(shard));
    expect(await load("postings")).toEqual(shard);
    for (const part of Object.keys(shard)) {
      serve(JSON.stringify({ ...shard, [part]: undefined }));
      await expect(load("postings")).rejects.toThrow('it is not a search index file of the kind "postings"');
    }
  });

  it.each(["cells", "texts"] as const)("fails if the documents in a file of %s lack a property", async (kind) => {
    const files = indexInCells([draft("/a", "A", "One.")]);
    const shard: Partial<Cell & TextShard> = files[kind][0] ?? {};
    const part = shard.part ?? shard;
    serve(JSON.stringify(shard));
    expect(await load(kind)).toEqual(shard);
    for (const name of Object.keys(part)) {
      const broken = { ...part, [name]: undefined };
      serve(JSON.stringify(shard.part ? { ...shard, part: broken } : broken));
      await expect(load(kind)).rejects.toThrow(`it is not a search index file of the kind "${kind}"`);
    }
  });
});
