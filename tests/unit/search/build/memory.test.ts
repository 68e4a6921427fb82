import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { Draft } from "@site/src/search/build/documents";
import { openMemory } from "@site/src/search/build/memory";
import { decisiveParts } from "@site/src/search/build/prepare";
import { temporaryFolder } from "../../temporaryFolder";

function draft(title: string): Draft {
  const empty = { type: "docs", tags: "", sidebarParentCategories: "", content: "", unshown: "" } as const;
  return { ...empty, title, sectionTitle: title, sectionRoute: `/${title}`, pageTitle: title };
}

/** Asks a new memory for a page, and says what it answered and whether the page had to be cut. */
async function ask(file: string, version: string, page: string): Promise<{ answer: Draft[]; cut: boolean }> {
  const memory = await openMemory(file, version);
  let cut = false;
  const answer = memory.documents([page], () => {
    cut = true;
    return [draft(page)];
  });
  await memory.save();
  return { answer, cut };
}

describe("the memory of the search", () => {
  it("spares a page that has not changed, until the code does", async () => {
    const file = path.join(await temporaryFolder(), "search/en.json");
    expect(await ask(file, "1", "a")).toEqual({ answer: [draft("a")], cut: true });
    expect(await ask(file, "1", "a")).toEqual({ answer: [draft("a")], cut: false });
    expect((await ask(file, "2", "a")).cut).toBe(true);
  });

  it("forgets pages that are no more", async () => {
    const file = path.join(await temporaryFolder(), "en.json");
    await ask(file, "1", "a");
    await ask(file, "1", "b");
    expect(Object.values(JSON.parse(await readFile(file, "utf8")) as object)).toEqual([[draft("b")]]);
  });

  it("is begun anew when it cannot be read", async () => {
    const file = path.join(await temporaryFolder(), "en.json");
    await writeFile(file, "{");
    expect((await ask(file, "1", "a")).cut).toBe(true);
  });
});

describe("the parts of a page that decide about its documents", () => {
  const page = (script: string, description: string, text: string): string =>
    `<html><head><meta name="description" content="${description}"><script src="${script}"></script>` +
    `<meta http-equiv="Content-Security-Policy" content="${script}"></head>` +
    `<body><nav>${script}</nav><article>${text}</article></body></html>`;

  it("are its article and what its head says about it, not the files that it names", () => {
    const parts = decisiveParts(page("a.1.js", "A > B", "Text"));
    expect(parts.join()).toContain("A > B");
    expect(decisiveParts(page("a.2.js", "A > B", "Text"))).toEqual(parts);
    expect(decisiveParts(page("a.1.js", "A > C", "Text"))).not.toEqual(parts);
    expect(decisiveParts(page("a.1.js", "A > B", "Other"))).not.toEqual(parts);
  });

  it("are all of a page without an article", () => {
    expect(decisiveParts("<main>Text</main>")).toEqual(["<main>Text</main>"]);
  });
});
