import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeInto, decodeNumbers, encodeNumber } from "@site/src/plugins/search/shared/numbers";
import { packTerms, unpackTerms } from "@site/src/plugins/search/shared/terms";

describe("packed numbers", () => {
  it("come back as they were", () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (numbers) => {
        expect(decodeNumbers(numbers.map(encodeNumber).join(""))).toEqual(numbers);
      }),
    );
  });

  it("go into a typed array where they are told to", () => {
    const row = new Uint32Array(4);
    expect(decodeInto(row, 1, [7, 2000].map(encodeNumber).join(""))).toBe(3);
    expect([...row]).toEqual([0, 7, 2000, 0]);
  });

  it("take one character up to 31, and two up to 1,055", () => {
    expect([0, 31, 32, 1055, 1056].map((value) => encodeNumber(value).length)).toEqual([1, 1, 2, 2, 3]);
  });

  it("say what is wrong with them", () => {
    expect(() => decodeNumbers("A?")).toThrow('"?" is not a digit of a packed number');
    expect(() => decodeNumbers("Ag")).toThrow("a packed number has no end");
  });
});

describe("packed terms", () => {
  it("come back as they were, in order", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[a-c\d]{1,40}$/u)), (unordered) => {
        const terms = unordered.toSorted();
        expect(unpackTerms(packTerms(terms))).toEqual(terms);
      }),
    );
  });

  it("come back when they share more than one digit can say", () => {
    const terms = ["x", "y"].map((end) => "a".repeat(40) + end);
    expect(unpackTerms(packTerms(terms))).toEqual(terms);
  });

  it("repeat no prefix of the term before", () => {
    expect(packTerms(["media", "mediatype", "medium"])).toBe("Amedia Ftype Eum");
  });
});
