// cspell:ignore importants importantes chevaux cheval gener हिन्दी
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { isSupported, stemmerModule } from "../stemmerLoaders.ts";
import { createLexicon } from "./lexicon.ts";
import { englishStems, loadStemmers } from "./stemmers.ts";
import type { StemmerLoader, StemsOf } from "./stemmers.ts";

type Loaders = Readonly<Record<string, StemmerLoader>>;

/** Runs the module that the theme writes for the worker. */
async function loadersOf(languages: readonly string[]): Promise<Loaders> {
  const folder = await mkdtemp(path.join(tmpdir(), "search-"));
  const file = path.join(folder, "stemmers.mjs");
  await writeFile(file, stemmerModule(languages));
  const { default: loaders } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { default: Loaders };
  await rm(folder, { recursive: true });
  return loaders;
}

describe("the stemmers of a site", () => {
  let stemsOf: StemsOf;
  const languages = ["fr", "ja", "en"];

  beforeAll(async () => {
    stemsOf = await loadStemmers(languages, await loadersOf(languages));
  });

  it("are loaded for the languages that have one", async () => {
    expect(Object.keys(await loadersOf(languages))).toEqual(["fr"]);
    expect(stemsOf("generating")).toHaveLength(2);
    expect(englishStems("generating")).toEqual(["gener"]);
  });

  it("find the forms of a word in each language", () => {
    const lexicon = createLexicon(["cheval", "chevaux", "generate", "important", "importantes"], stemsOf);
    expect(lexicon.sameStem("importants")).toEqual(["important", "importantes"]);
    expect(lexicon.sameStem("generating")).toEqual(["generate"]);
    expect(createLexicon(["importantes"], englishStems).sameStem("importants")).toEqual([]);
  });
});

it.each([
  ["xx", false],
  ["tlh", false],
  ["jp", true],
  ["hi", true],
])("the language %s is supported: %s", (language, expected) => {
  expect(isSupported(language)).toBe(expected);
});

const plugins = await readdir(
  path.dirname(createRequire(import.meta.url).resolve("lunr-languages/min/lunr.de.min.js")),
);
const codes = plugins.flatMap((file) => /^lunr\.([a-z]+)\./u.exec(file)?.[1] ?? []).filter(isSupported);

it.each([...codes, "en"])("the supported language %s has a stemmer that loads, or needs none", async (language) => {
  const stemsOf = await loadStemmers([language], await loadersOf([language]));
  for (const stem of stemsOf("हिन्दी")) expect(stem).toBeTypeOf("string");
});

it("a stemmer that fails to load leaves the words of its language without other forms", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const error = new TypeError("Failed to fetch");
  const stemsOf = await loadStemmers(["fr", "en"], { fr: () => Promise.reject(error) });
  expect(stemsOf("generating")).toEqual(["gener"]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('"fr"'), error);
  warn.mockRestore();
});
