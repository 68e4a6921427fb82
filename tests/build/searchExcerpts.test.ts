import { beforeAll, describe, expect, it } from "vitest";
import type { SearchHit } from "@site/src/plugins/search/shared/types";
import { partsOf } from "@site/src/plugins/search/shared/terms";
import { engineOver, readIndex } from "../search/engineOver";
import { judgedQueries } from "../search/queries";
import { buildFolder, normalize, readPages } from "./site";

/** Cells of a row that are too many beside one another to be a sentence. */
const ROW = 3;

let hits: readonly SearchHit[];

const words = (text: string): string =>
  ` ${partsOf(text)
    .map(({ term }) => term)
    .join(" ")} `;

function pageOf({ document }: SearchHit): string {
  return normalize(document.sectionRoute.replace(/#.*$/u, ""));
}

function shown({ document, excerpt }: SearchHit): string {
  return `${document.sectionRoute}: ${excerpt?.text ?? ""}`;
}

beforeAll(async () => {
  const engine = engineOver(await readIndex(buildFolder));
  const answers = await Promise.all(judgedQueries.map(({ query }) => engine.search(query)));
  hits = answers.flatMap((answer) => answer.hits);
});

describe("the excerpts of all results of the judged queries", () => {
  it("are no row of cells", async () => {
    const pages = await readPages();
    const rowsOf = new Map<string, readonly string[]>();
    for (const page of new Set(hits.map(pageOf))) {
      const $ = pages.get(page)?.$;
      if (!$) throw new Error(`A result leads to ${page}, which is no page of the build.`);
      const cells = $("article tr")
        .toArray()
        .map((row) =>
          $(row)
            .children("td, th")
            .toArray()
            .map((cell) => $(cell).text())
            .filter((text) => words(text).trim() !== ""),
        );
      rowsOf.set(
        page,
        cells.flatMap((row) => row.slice(ROW - 1).map((_, at) => words(row.slice(at, at + ROW).join(" ")))),
      );
    }
    const wrong = hits.filter((hit) => {
      if (!hit.excerpt || hit.excerpt.isCode) return false;
      const text = words(hit.excerpt.text);
      return rowsOf.get(pageOf(hit))?.some((row) => text.includes(row)) ?? false;
    });
    expect([...new Set(wrong.map(shown))]).toEqual([]);
  });

  it("show what was found wherever it stands in the text", () => {
    const isIn = (text: string, term: string): boolean =>
      [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].some(([word]) => word.startsWith(term));
    const wrong = hits.filter(({ document, excerpt, terms }) => {
      const found = terms.some((term) => isIn(document.content, term));
      return found && (excerpt === null || excerpt.isCode || excerpt.marks.length === 0);
    });
    expect(wrong.map(shown)).toEqual([]);
  });

  it("show a mark where the title shows none, unless the result was found by its page alone", () => {
    const wrong = hits.filter(
      ({ title, excerpt, terms }) => title.marks.length === 0 && excerpt?.marks.length === 0 && terms.length > 0,
    );
    expect(wrong.map(shown)).toEqual([]);
  });

  it("are code only where nothing is found in the title and the text, or where there is no text, and show the match in it", () => {
    const code = hits.filter(({ excerpt }) => excerpt?.isCode === true);
    const wrong = code.filter(
      ({ document, title, excerpt }) =>
        excerpt?.marks.length === 0 || (document.content !== "" && title.marks.length > 0),
    );
    expect(wrong.map(shown)).toEqual([]);
    expect(code.length).toBeGreaterThan(10);
  });
});
