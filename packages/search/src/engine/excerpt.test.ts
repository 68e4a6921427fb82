import { describe, expect, it } from "vitest";
import { excerptOf, markerFor } from "./excerpt.ts";
import type { ExpandedWord } from "./expansion.ts";
import { bracketed, expanded } from "../testing/marked.ts";

/** Returns the excerpt for a query of plain words, with code between backticks. */
function excerpt(query: string, text: string, code = "", title = "Title"): string {
  const found = excerptOf({ text, code }, title, markerFor(query.split(" ").map((word) => expanded(word))));
  return found.isCode ? `\`${bracketed(found)}\`` : bracketed(found);
}

const filler = "Words that nobody looks for stand here in a row. ".repeat(20);
const table = "How fields appear. group – in a block. skip – left out, with no page. left to the tool – by default.";
const url = `https://${"x".repeat(200)}/score`;
const [set, code] = ["Set it as follows.", "type Media { score: Int }"];
const markedCode = "`type Media { [score]: Int }`";

describe("an excerpt", () => {
  it.each<[description: string, excerpt: string, expected: string | RegExp]>([
    [
      "the sentence of the first match",
      excerpt("score", `${filler}A score is a number. Another sentence.`),
      "A [score] is a number.",
    ],
    [
      "the sentence with the most words of the query",
      excerpt("mean score", "The score, once. Nothing. The mean score, for all. One more mean score."),
      "The [mean] [score], for all.",
    ],
    // Rows may begin with a name in lower case.
    ["one row of a table", excerpt("skip", table), "[skip] – left out, with no page."],
    ["the last row of a table", excerpt("default", table), "left to the tool – by [default]."],
    ["the first sentence of a text without a match", excerpt("score", "First sentence. Second."), "First sentence."],
    ["empty without text", excerpt("score", ""), ""],
    [
      "the part of a long sentence around the match, cut between words",
      excerpt("score", `${"word ".repeat(80)}score ${"more ".repeat(80)}`),
      /^…word [^\]]*\[score\] .{50,}more…$/u,
    ],
    [
      "cut at its beginning if the match would not be in the first line",
      excerpt("score", `${"word ".repeat(20)}score more.`),
      /^…(?:word ){8}\[score\] more\.$/u,
    ],
    ["cut inside a word that is too long to be shown before the match", excerpt("score", url), /\[score\]/u],
    ["cut inside code that is too long to be shown before the match", excerpt("score", "", url), /^`.*\[score\]`/u],
    ["code if the query matches only code", excerpt("score", set, code), markedCode],
    ["code of a document without text", excerpt("score", "", code, "Score"), markedCode],
    ["text if the text matches too", excerpt("score", "Set the score.", code), "Set the [score]."],
    ["text if the title matches", excerpt("score", set, code, "Score"), set],
    ["text if nothing matches", excerpt("nothing", set, code), set],
    ["empty if there is only code, which does not match", excerpt("title", "", code), ""],
  ])("is %s", (_, actual, expected) => {
    if (typeof expected === "string") expect(actual).toBe(expected);
    else expect(actual).toMatch(expected);
    expect(actual.replaceAll(/[[\]`]/gu, "").length).toBeLessThanOrEqual(162);
  });
});

it.each<[marks: string, words: readonly ExpandedWord[], marked: string]>([
  [
    "the typed part of a longer word, or another form of the word",
    [expanded("scor", "scores"), expanded("score", "scoring")],
    "[Scor]es, [scoring]",
  ],
  ["parts of identifiers, and letters with accents", [expanded("score"), expanded("cafe")], "average[Score] [Café]"],
  ["no letter twice", ["averagescore", "average", "score"].map((word) => expanded(word)), "[averageScore]"],
])("marks cover %s", (_, words, marked) => {
  const text = marked.replaceAll(/[[\]]/gu, "");
  expect(bracketed({ text, marks: markerFor(words)(text) })).toBe(marked);
});
