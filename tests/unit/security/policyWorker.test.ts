import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import { afterEach, expect, test, vi } from "vitest";
import { PolicyWorker } from "@site/src/plugins/contentSecurityPolicy/browser";
import { listFiles } from "@site/src/shared/files";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a worker starts from a blob: URL and loads its scripts from the site", async () => {
  const workers: unknown[][] = [];
  vi.stubGlobal("Worker", function (...given: unknown[]) {
    workers.push(given);
  });
  const blobs: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${String(blobs.push(blob as Blob))}`);
  const script = new URL("https://site.example/sub/assets/js/worker.js?a=\"');</script>");
  for (let time = 0; time < 2; time += 1) new PolicyWorker(script, { name: "probe" });
  expect(workers).toEqual([
    ["blob:1", { name: "probe" }],
    ["blob:1", { name: "probe" }],
  ]);

  const loaded: string[] = [];
  const scope = { URL, importScripts: (...urls: string[]) => loaded.push(...urls) };
  runInNewContext((await blobs[0]?.text()) ?? "", scope);
  scope.importScripts("/sub/assets/js/1.js", "https://site.example/2.js");
  expect(loaded).toEqual([script.href, "https://site.example/sub/assets/js/1.js", "https://site.example/2.js"]);
});

test("the site creates workers only as PolicyWorker", async () => {
  const folder = fileURLToPath(new URL("../../../src", import.meta.url));
  const files = (await listFiles(folder)).filter((file) => /\.tsx?$/u.test(file));
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
  const creators = files.filter((_file, at) => /new (?:Shared)?Worker\(/u.test(texts[at] ?? ""));
  expect(creators).toEqual(["plugins/contentSecurityPolicy/browser/index.ts"]);
  expect(texts.filter((text) => text.includes("new PolicyWorker(")).length).toBeGreaterThan(4);
});
