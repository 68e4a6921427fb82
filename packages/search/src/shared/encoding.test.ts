import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decodeInto,
  decodeNumbers,
  encodeGaps,
  encodeNumber,
  packLines,
  packTerms,
  sumGaps,
  unpackLines,
  unpackTerms,
} from "./encoding.ts";

function forAny<Value>(values: fc.Arbitrary<Value>, check: (value: Value) => void): void {
  fc.assert(fc.property(values, check));
}

describe("packed numbers", () => {
  it("are unpacked unchanged", () => {
    forAny(fc.array(fc.nat()), (numbers) => {
      expect(decodeNumbers(numbers.map(encodeNumber).join(""))).toEqual(numbers);
    });
  });

  it("are decoded into a typed array at a position", () => {
    const row = new Uint32Array(4);
    expect(decodeInto(row, 1, [7, 2000].map(encodeNumber).join(""))).toBe(3);
    expect([...row]).toEqual([0, 7, 2000, 0]);
  });

  it("take one character up to 31, and two up to 1,055", () => {
    expect([0, 31, 32, 1055, 1056].map((value) => encodeNumber(value).length)).toEqual([1, 1, 2, 2, 3]);
  });

  it("are rejected if invalid", () => {
    expect(() => decodeNumbers("A?")).toThrow('"?" is not a digit of a packed number');
    expect(() => decodeNumbers("Ag")).toThrow("a packed number has no end");
  });
});

describe("packed terms", () => {
  it("are unpacked unchanged, in order", () => {
    forAny(fc.uniqueArray(fc.stringMatching(/^[a-c\d]{1,40}$/u)), (unordered) => {
      const terms = unordered.toSorted();
      expect(unpackTerms(packTerms(terms))).toEqual(terms);
    });
  });

  it("are unpacked if they share a prefix of more than 31 letters", () => {
    const terms = ["x", "y"].map((end) => "a".repeat(40) + end);
    expect(unpackTerms(packTerms(terms))).toEqual(terms);
  });

  it("are rejected if one contains the separator", () => {
    expect(() => packTerms(["media", "media list"])).toThrow('The search cannot pack the term "media list"');
  });

  it("do not repeat the prefix of the previous term", () => {
    expect(packTerms(["media", "mediatype", "medium"])).toBe("Amedia Ftype Eum");
  });
});

it("ascending numbers are unpacked from their gaps", () => {
  forAny(fc.uniqueArray(fc.nat()), (unordered) => {
    const ids = unordered.toSorted((a, b) => a - b);
    const gaps = decodeNumbers(encodeGaps(ids));
    sumGaps(gaps, 0, gaps.length);
    expect(gaps).toEqual(ids);
  });
});

describe("lines", () => {
  it("are unpacked unchanged", () => {
    forAny(fc.array(fc.nat({ max: 2 }), { minLength: 1 }), (numbers) => {
      const lines = numbers.map((number) => "ab".slice(number));
      expect(unpackLines(packLines(lines))).toEqual(lines);
    });
  });

  it("have each run of equal lines once, with the number of repetitions", () => {
    expect(packLines(["docs", "docs", "blog"])).toBe("docs\tB\nblog");
  });
});
