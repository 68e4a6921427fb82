import { describe, expect, it } from "vitest";
import { excerptOf, markText } from "@site/src/plugins/search/browser/engine/excerpt";
import type { Need } from "@site/src/plugins/search/browser/engine/needs";
import type { MarkedText } from "@site/src/plugins/search/shared/types";

function need(word: string, ...answers: readonly string[]): Need {
  const term = { text: word, presence: "optional", editDistance: 0, boost: 1 } as const;
  return { word, term, stop: false, answers: new Map([word, ...answers].map((answer) => [answer, 1])) };
}

function marked({ text, marks }: MarkedText): string[] {
  return marks.map(({ start, end }) => text.slice(start, end));
}

const filler = "Words that nobody looks for stand here in a row. ".repeat(20);

describe("an excerpt", () => {
  it("is the sentence around the first match", () => {
    const excerpt = excerptOf(`${filler}A score is a number. Another sentence.`, [need("score")]);
    expect(excerpt.text).toBe("A score is a number.");
    expect(marked(excerpt)).toEqual(["score"]);
  });

  it("is the beginning of a text without a match", () => {
    expect(excerptOf("First sentence. Second.", [need("score")])).toEqual({ text: "First sentence.", marks: [] });
  });

  it("of a long sentence is cut between words, with the match in it", () => {
    const long = `${"word ".repeat(80)}score ${"more ".repeat(80)}`;
    const excerpt = excerptOf(long, [need("score")]);
    expect(excerpt.text.length).toBeLessThanOrEqual(162);
    expect(excerpt.text).toMatch(/^…word .* score .*more…$/u);
    expect(marked(excerpt)).toEqual(["score"]);
  });

  it("of nothing is nothing", () => {
    expect(excerptOf("", [need("score")])).toEqual({ text: "", marks: [] });
  });
});

describe("marks", () => {
  it("cover what was typed of a longer word, and the whole of another form", () => {
    expect(marked(markText("Scores, scoring", [need("scor", "scores"), need("score", "scoring")]))).toEqual([
      "Scor",
      "scoring",
    ]);
  });

  it("cover parts of identifiers and letters with accents", () => {
    expect(marked(markText("averageScore Café", [need("score"), need("cafe")]))).toEqual(["Score", "Café"]);
  });

  it("do not overlap", () => {
    const whole = markText("averageScore", [need("averagescore"), need("average"), need("score")]);
    expect(marked(whole)).toEqual(["averageScore"]);
  });
});
