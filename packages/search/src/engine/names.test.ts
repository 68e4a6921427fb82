// cspell:ignore illustratr
import { describe, expect, it } from "vitest";
import type { Draft } from "../build/documents.ts";
import { documentsOf } from "../build/unpack.ts";
import { decodeNumbers } from "../shared/encoding.ts";
import type { SearchAnswer, SearchScope } from "../shared/types.ts";
import { engineOver } from "../testing/engineOver.ts";
import { draft, indexFiles, indexInCells, routes } from "../testing/drafts.ts";

const NOUNS = "author book chapter edition genre illustrator library loan member publisher queue review shelf".split(
  " ",
);

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Types with fields, and guides: enough for several cells. */
const drafts: readonly Draft[] = NOUNS.flatMap((noun, at) => {
  const other = NOUNS[(at + 5) % NOUNS.length] ?? "";
  const [type, guide] = [`/examples/default/types/objects/${noun}`, `/docs/${noun}`];
  const sections = NOUNS.flatMap((field) => [
    draft(`${type}#${noun}-${field}`, `${noun}${capital(field)}`, `The ${field} of a ${noun}.`, { pageTitle: noun }),
    draft(`${type}#${field}s`, `${field}s`, `All ${other} entries.`, { pageTitle: noun }),
  ]);
  return [
    draft(guide, `Lend a ${noun}`, `Members of the ${other} society borrow it on Tuesdays.`, { tags: `lend ${other}` }),
    draft(type, capital(noun), `A ${noun} with its ${other}.`),
    ...sections,
  ];
});

const wholeFiles = indexFiles(drafts);
const cutFiles = indexInCells(drafts);

describe("an index in cells", () => {
  it("has several cells, no documents in its core, and all documents in its texts", () => {
    expect(cutFiles.cells.length).toBeGreaterThan(3);
    expect(decodeNumbers(cutFiles.core.documents.counts)).toEqual([]);
    expect(documentsOf(cutFiles)).toEqual(documentsOf(wholeFiles));
  });

  it.each<[query: string, scope?: SearchScope]>([
    ["book"],
    ["bookReview"],
    ["book review"],
    ["reviews", { from: "/docs/book" }],
    ["reviews", { area: "Docs" }],
    ["lending"],
    ["tags:lend"],
    ["+book -review"],
    ["lib"],
    ["illustratr"],
    ["shelf*"],
    ["chapter~1"],
    ["web site"],
    [""],
  ])("answers %j in the scope %j like an index without cells", async (query, scope) => {
    const [whole, cut] = await Promise.all(
      [wholeFiles, cutFiles].map((files) => engineOver(files).search(query, scope)),
    );
    expect(cut).toEqual(whole);
  });

  it.each(NOUNS.filter((noun) => noun.length > 5))("corrects errors after the second letter of %s", async (noun) => {
    const [start, third, fourth, rest] = [noun.slice(0, 2), noun.charAt(2), noun.charAt(3), noun.slice(4)];
    const errors = [start + fourth + rest, start + fourth + third + rest, `${start}x${third}${fourth}${rest}`];
    for (const typed of errors) {
      const [whole, cut] = await Promise.all([wholeFiles, cutFiles].map((files) => engineOver(files).search(typed)));
      expect(whole?.correctedQuery).toBe(noun);
      expect(cut).toEqual(whole);
    }
  });

  it("has the same results although it loads no cells for stop words", async () => {
    const query = "publisher of a queue";
    const found = await routes(engineOver(cutFiles), query);
    expect(found).toHaveLength(8);
    expect(found).toEqual(await routes(engineOver(wholeFiles), query));
  });

  it("finds documents that are in no cell of the query, by their texts", async () => {
    const found = await routes(engineOver(cutFiles), "society tuesdays");
    expect(found).toHaveLength(8);
    expect(found.every((route) => route.startsWith("/docs/"))).toBe(true);
  });

  it("gives answers that do not depend on earlier queries", async () => {
    const used = engineOver(cutFiles);
    for (const query of ["society", "book", "queue review"]) await used.search(query);
    expect(await used.search("tuesdays library")).toEqual(await engineOver(cutFiles).search("tuesdays library"));
  });

  it("loads at most three cells for a word", async () => {
    const fetched: number[] = [];
    const engine = engineOver(cutFiles, {
      cells: (number) => {
        fetched.push(number);
        return Promise.resolve(cutFiles.cells[number] as never);
      },
    });
    // More than three cells may have words that begin with one letter.
    await engine.search("b");
    expect(fetched.length).toBeLessThanOrEqual(3);
    expect(new Set(fetched).size).toBe(fetched.length);
  });

  it("limits the documents of a term to those with general kinds and short names", () => {
    const titles = ["Shelf of the day", "Shelf", "Shelf life"];
    const pages = titles.map((title, at) => draft(`/docs/p${String(at)}`, title));
    const { cells } = indexInCells([...pages, draft("/docs/p1#s", "Shelf")], 2, 2);
    expect(cells.map(({ documents }) => documents.titles)).toContain("Shelf\nShelf life");
  });

  it("reports names that fail to load, and finds them once they load", async () => {
    let isOnline = false;
    const engine = engineOver(cutFiles, {
      cells: (number) =>
        isOnline ? Promise.resolve(cutFiles.cells[number] as never) : Promise.reject(new Error("offline")),
    });
    const parts: SearchAnswer[] = [];
    const isWanted = (): Promise<boolean> => Promise.resolve(true);
    const answer = await engine.search("book", {}, { onPart: (part) => parts.push(part), isWanted });
    expect(answer).toMatchObject({ hits: [], problem: { code: "no-index" }, whole: true });
    expect(parts).toEqual([]);
    isOnline = true;
    expect((await engine.search("book")).hits[0]?.document.title).toBe("Book");
  });
});
