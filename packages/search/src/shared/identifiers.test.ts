// cspell:ignore Über Änderung
import { expect, test } from "vitest";
import { isIdentifierBreak, splitIdentifier } from "./text.ts";

test.each([
  ["averageScore", "average|Score"],
  ["UnWeightedGPA", "Un|Weighted|GPA"],
  ["GPAValue", "GPA|Value"],
  ["utf8Length", "utf8|Length"],
  ["3rdParty", "3rd|Party"],
  ["schema", "schema"],
  ["ÜberÄnderung", "Über|Änderung"],
  ["", ""],
])("the words of %s are %s", (identifier, words) => {
  expect(splitIdentifier(identifier).join("|")).toBe(words);
});

test("a break is only at its offset", () => {
  const text = "the GPAValue";
  const breaks = Array.from(text, (_, offset) => offset).filter((offset) => isIdentifierBreak(text, offset));
  expect(breaks).toEqual(["the GPA".length]);
});
