import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";

const src = import.meta.dirname;
const locales = path.join(src, "../locales");

/** The texts of the sources in English, by id. */
async function englishTexts(): Promise<Map<string, string>> {
  const files = (await readdir(src, { recursive: true })).filter((file) => /(?<!\.test)\.tsx?$/u.test(file));
  const texts = await Promise.all(files.map((file) => readFile(path.join(src, file), "utf8")));
  const ids = texts.join("\n").matchAll(/\bid: "(?<id>theme\/d-s-l[^"]+)",\s+message: "(?<message>[^"]+)"/gu);
  return new Map(Array.from(ids, ({ groups: { id = "", message = "" } = {} }) => [id, message]));
}

/** The placeholders of a text, such as `{query}`. */
const placeholders = (text: string): readonly string[] => (text.match(/\{\w+\}/gu) ?? []).toSorted();

describe("the texts of the theme", async () => {
  const english = await englishTexts();
  const folders = await readdir(locales);

  it("are found in the sources", () => {
    expect(english.size).toBeGreaterThan(30);
    expect(folders.length).toBeGreaterThan(3);
  });

  it.each(folders)("are all in %s, with their placeholders", async (locale) => {
    const translated = JSON.parse(
      await readFile(path.join(locales, locale, "docusaurus-lean-search.json"), "utf8"),
    ) as Record<string, string>;
    expect(Object.keys(translated).sort()).toEqual([...english.keys()].sort());
    for (const [id, message] of english) {
      expect([id, ...new Set(placeholders(translated[id] ?? ""))]).toEqual([id, ...new Set(placeholders(message))]);
    }
  });
});
