// cspell:ignore rdparty Über Änderung uberanderung uber anderung हिन्दी Ελλάδα ελλαδα صلىاللهعليهوسلم
import fc from "fast-check";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { normalize, squash, wordsOf } from "./terms.ts";

function termsOf(text: string): string[] {
  return wordsOf(text).map(({ term }) => term);
}

describe("the words of a text", () => {
  it.each([
    ["averageScore", ["averagescore", "average", "score"]],
    ["UnWeightedGPA", ["unweightedgpa", "un", "weighted", "gpa"]],
    ["GPAValue", ["gpavalue", "gpa", "value"]],
    ["MOST_HELPFUL", ["most", "helpful"]],
    ["save-thread", ["save", "thread"]],
    [
      "printTypeOptions.exampleSection",
      ["printtypeoptions", "print", "type", "options", "examplesection", "example", "section"],
    ],
    ["@doc(category)", ["doc", "category"]],
    ["--groupByDirective", ["groupbydirective", "group", "by", "directive"]],
    ["utf8Length", ["utf8length", "utf8", "length"]],
    ["3rdParty", ["3rdparty", "3rd", "party"]],
    ["ÜberÄnderung", ["uberanderung", "uber", "anderung"]],
    ["Café Ångström", ["cafe", "angstrom"]],
    ["don't", ["don", "t"]],
    ["日本語 テスト", ["日本語", "テスト"]],
    // Words without spaces between them.
    ["東京の天気", ["東京", "の", "天気"]],
    // Marks that change the letter stay.
    ["ガイド", ["ガイド"]],
    ["हिन्दी", ["हिन्दी"]],
    // Accents of Greek and Cyrillic letters are removed.
    ["Ελλάδα Й", ["ελλαδα", "и"]],
    ["", []],
    ["  …/!? ", []],
    // Letters that stand for several words or characters are one word.
    ["\uFDFA ½", ["صلىاللهعليهوسلم", "12"]],
    // Accents without a letter.
    ["\u0301 \u0308", []],
  ])("such as %j are %j", (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  it("are single characters if the browser cannot split a text without spaces", async () => {
    const { Segmenter } = Intl;
    Reflect.deleteProperty(Intl, "Segmenter");
    onTestFinished(() => {
      Object.assign(Intl, { Segmenter });
    });
    vi.resetModules();
    const { partsOf } = await import("./terms.ts");
    expect(partsOf("averageScore 天気 ที่นี่").map(({ term }) => term)).toEqual(
      ["average", "score", "天", "気", "ที่", "นี่"].map((word) => word.normalize("NFKD").normalize("NFC")),
    );
  });

  it("have their offsets in the text", () => {
    const text = "The averageScore of Café";
    for (const { term, start, end } of wordsOf(text)) expect(normalize(text.slice(start, end))).toBe(term);
  });

  it("are in order and within the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        let last = 0;
        for (const { start, end, compound } of wordsOf(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          last = compound ? start : end;
        }
      }),
    );
  });
});

describe("squash", () => {
  it("returns the same for all spellings of a name", () => {
    const spellings = ["UnWeightedGPA", "un weighted gpa", "un-weighted-gpa", "UN_WEIGHTED_GPA", "unWeightedGPA()"];
    expect(new Set(spellings.map(squash))).toEqual(new Set(["unweightedgpa"]));
  });
});

/** A word of an identifier. */
const part = fc.stringMatching(/^[a-z]{2,8}$/u);
const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const styles: readonly ((parts: readonly string[]) => string)[] = [
  (parts) => parts.map((word, at) => (at === 0 ? word : capitalised(word))).join(""),
  (parts) => parts.map(capitalised).join(""),
  (parts) => parts.join("_"),
  (parts) => parts.join("-"),
  (parts) => parts.join("."),
  (parts) => parts.join("_").toUpperCase(),
];

describe("the words of a query", () => {
  it("match every spelling of a name and its parts", () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), fc.nat(styles.length - 1), (parts, style) => {
        const indexed = new Set(termsOf(styles[style]?.(parts) ?? ""));
        for (const query of [...styles.map((write) => write(parts)), parts.join(" "), ...parts]) {
          const missing = wordsOf(query).filter(({ term, compound }) => !compound && !indexed.has(term));
          expect(missing).toEqual([]);
        }
      }),
    );
  });
});
