import { describe, expect, it } from "vitest";
import { excerptOf, markerFor } from "@site/src/plugins/search/browser/engine/excerpt";
import type { ExpandedWord } from "@site/src/plugins/search/browser/engine/expansion";
import type { DocumentText } from "@site/src/plugins/search/browser/engine/shards";
import type { MarkedText } from "@site/src/plugins/search/shared/types";

function expanded(word: string, ...matches: readonly string[]): ExpandedWord {
  const term = { text: word, presence: "optional", editDistance: 0, boost: 1 } as const;
  return { word, term, isStopWord: false, matches: new Map([word, ...matches].map((match) => [match, 1])) };
}

function marked({ text, marks }: MarkedText): string[] {
  return marks.map(({ start, end }) => text.slice(start, end));
}

function matchesIn(text: string, ...words: readonly ExpandedWord[]): string[] {
  return marked({ text, marks: markerFor(words)(text) });
}

const written = (text: string): DocumentText => ({ text, code: "" });
const filler = "Words that nobody looks for stand here in a row. ".repeat(20);

describe("an excerpt", () => {
  it("is the sentence around the first match", () => {
    const excerpt = excerptOf(
      written(`${filler}A score is a number. Another sentence.`),
      "Title",
      markerFor([expanded("score")]),
    );
    expect(excerpt.text).toBe("A score is a number.");
    expect(marked(excerpt)).toEqual(["score"]);
  });

  it("is the sentence with the most words of the query", () => {
    const text = "The score, once. Nothing. The mean score, for all. One more mean score.";
    expect(excerptOf(written(text), "Title", markerFor([expanded("mean"), expanded("score")])).text).toBe(
      "The mean score, for all.",
    );
  });

  it("is one row of a table, though names begin in lower case", () => {
    const text = "How fields appear. group – in a block. skip – left out, with no page. left to the tool – by default.";
    const excerpt = (word: string): string => excerptOf(written(text), "Title", markerFor([expanded(word)])).text;
    expect(excerpt("skip")).toBe("skip – left out, with no page.");
    expect(excerpt("default")).toBe("left to the tool – by default.");
  });

  it("is the beginning of a text without a match", () => {
    expect(excerptOf(written("First sentence. Second."), "Title", markerFor([expanded("score")]))).toEqual({
      text: "First sentence.",
      marks: [],
      isCode: false,
    });
  });

  it("of a long sentence is cut between words, with the match in it", () => {
    const long = `${"word ".repeat(80)}score ${"more ".repeat(80)}`;
    const excerpt = excerptOf(written(long), "Title", markerFor([expanded("score")]));
    expect(excerpt.text.length).toBeLessThanOrEqual(162);
    expect(excerpt.text).toMatch(/^…word .* score .*more…$/u);
    expect(marked(excerpt)).toEqual(["score"]);
  });

  it("is cut at its beginning when the match would not be in the first line", () => {
    const excerpt = excerptOf(written(`${"word ".repeat(20)}score more.`), "Title", markerFor([expanded("score")]));
    expect(excerpt.text).toMatch(/^…(?:word ){8}score more\.$/u);
    expect(marked(excerpt)).toEqual(["score"]);
  });

  it("shows a match behind a word that is too long to be shown", () => {
    const url = `https://${"x".repeat(200)}/score`;
    for (const text of [
      { text: url, code: "" },
      { text: "", code: url },
    ]) {
      expect(marked(excerptOf(text, "Title", markerFor([expanded("score")])))).toEqual(["score"]);
    }
  });

  it("of no text is empty", () => {
    expect(excerptOf(written(""), "Title", markerFor([expanded("score")]))).toMatchObject({ text: "", marks: [] });
  });

  it("is code if the query matches code alone, or if there is no text", () => {
    const both = { text: "Set it as follows.", code: "type Media { score: Int }" };
    const code = { text: "type Media { score: Int }", isCode: true };
    expect(excerptOf(both, "Title", markerFor([expanded("score")]))).toMatchObject(code);
    expect(excerptOf({ ...both, text: "Set the score." }, "Title", markerFor([expanded("score")])).isCode).toBe(false);
    expect(excerptOf(both, "Score", markerFor([expanded("score")]))).toMatchObject({ text: both.text, isCode: false });
    const bare = excerptOf({ ...both, text: "" }, "Score", markerFor([expanded("score")]));
    expect(bare).toMatchObject(code);
    expect(marked(bare)).toEqual(["score"]);
    expect(excerptOf({ ...both, text: "" }, "Title", markerFor([expanded("title")])).text).toBe("");
    expect(excerptOf(both, "Title", markerFor([expanded("nothing")]))).toMatchObject({
      text: both.text,
      isCode: false,
    });
  });
});

describe("marks", () => {
  it("cover the typed part of a longer word, and the whole of another form", () => {
    expect(matchesIn("Scores, scoring", expanded("scor", "scores"), expanded("score", "scoring"))).toEqual([
      "Scor",
      "scoring",
    ]);
  });

  it("cover parts of identifiers and letters with accents", () => {
    expect(matchesIn("averageScore Café", expanded("score"), expanded("cafe"))).toEqual(["Score", "Café"]);
  });

  it("do not overlap", () => {
    const words = ["averagescore", "average", "score"].map((word) => expanded(word));
    expect(matchesIn("averageScore", ...words)).toEqual(["averageScore"]);
  });
});
