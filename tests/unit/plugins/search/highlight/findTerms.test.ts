import fc from "fast-check";
import { expect, test } from "vitest";
import { findTerms } from "@site/src/plugins/search/browser/highlight/findTerms";

/** The text with brackets around what was found. */
function bracketed(text: string, terms: readonly string[]): string {
  return findTerms(text, terms).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`,
    text,
  );
}

test.each([
  ["a word, whatever its case", "Score, score and SCORE", ["score"], "[Score], [score] and [SCORE]"],
  ["the beginning of a word", "scores and underscored", ["score"], "[score]s and underscored"],
  [
    "a part of a name",
    "averageScore AVERAGE_SCORE averagescore",
    ["score"],
    "average[Score] AVERAGE_[SCORE] averagescore",
  ],
  ["the word after an acronym", "weightedGPAScore", ["score"], "weightedGPA[Score]"],
  ["a word beside digits", "v2api API2", ["api"], "v2[api] [API]2"],
  ["a short term as a whole word only", "id idle userId ID", ["id"], "[id] idle user[Id] [ID]"],
  ["a name and its parts once", "averageScore", ["average", "averageScore", "score"], "[averageScore]"],
  ["terms beside each other", "averageScore", ["average", "score"], "[average][Score]"],
  [
    "a dotted path",
    "set printTypeOptions.exampleSection",
    ["printTypeOptions.exampleSection"],
    "set [printTypeOptions.exampleSection]",
  ],
  ["what looks like a pattern as it is", "a.b axb (c+)+$", ["a.b", "(c+)+$"], "[a.b] axb [(c+)+$]"],
  ["a name with hyphens", "set --base-url and baseURL", ["base-url"], "set --[base-url] and baseURL"],
  ["a term of two words over a line end", "group by\ndirective", ["by directive"], "group [by\ndirective]"],
  ["letters beyond ASCII", "déjà CAFÉ naïve", ["café"], "déjà [CAFÉ] naïve"],
  ["nothing for an empty term", "anything", ["", " "], "anything"],
])("finds %s", (_name, text, terms, found) => {
  expect(bracketed(text, terms)).toBe(found);
});

test("whatever the terms, matches are in order, apart from each other, and inside the text", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }),
      fc.array(fc.string({ unit: "grapheme", maxLength: 4 })),
      (text, terms) => {
        let position = 0;
        for (const { start, end } of findTerms(text, terms)) {
          expect(start).toBeGreaterThanOrEqual(position);
          expect(end).toBeGreaterThan(start);
          position = end;
        }
        expect(position).toBeLessThanOrEqual(text.length);
      },
    ),
  );
});
