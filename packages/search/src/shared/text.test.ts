// Misspelt on purpose.
// cspell:disable
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { breakBetweenWords, editDistance, isIdentifierBreak, splitIdentifier } from "./text.ts";

test.each([
  ["averageScore", "average|Score"],
  ["UnWeightedGPA", "Un|Weighted|GPA"],
  ["GPAValue", "GPA|Value"],
  ["utf8Length", "utf8|Length"],
  ["3rdParty", "3rd|Party"],
  ["schema", "schema"],
  ["ÜberÄnderung", "Über|Änderung"],
  ["", ""],
])("the words of %j are %j", (identifier, words) => {
  expect(splitIdentifier(identifier).join("|")).toBe(words);
});

test("an identifier break is found only at its offset", () => {
  const text = "the GPAValue";
  const breaks = Array.from(text, (_, offset) => offset).filter((offset) => isIdentifierBreak(text, offset));
  expect(breaks).toEqual(["the GPA".length]);
});

function shown(name: string): string {
  return breakBetweenWords(name).replaceAll("\u200B", "|");
}

test("a long name may break between its words", () => {
  expect(shown("ActivityReplySubscribedNotification")).toBe("Activity|Reply|Subscribed|Notification");
  expect(shown("unWeightedGPAForHTTPServerRequests")).toBe("un|Weighted|GPA|For|HTTP|Server|Requests");
  expect(shown("@field-notes/printer-legacy/fields")).toBe("@field-notes/|printer-legacy/|fields");
  expect(shown("printTypeOptions.exampleSection.field")).toBe("print|Type|Options.|example|Section.|field");
  // A short word after a dot is often the extension of a file.
  expect(shown("operations/queries/long-name.mdx")).toBe("operations/|queries/|long-name.mdx");
});

test("a break of a name leaves no single letter on a line", () => {
  for (const name of ["aPlanForTheVitaminB", "FavouriteXCoordinateOf", "A_PLAN_FOR_THE_VITAMIN_B"]) {
    for (const part of breakBetweenWords(name, 11).split("\u200B")) expect(part.length).toBeGreaterThan(1);
  }
});

test("a name breaks only if it is longer than the maximum", () => {
  expect(breakBetweenWords("ActivityReply", 11)).toBe("Activity\u200BReply");
  expect(breakBetweenWords("ReplyOfUser", 11)).toBe("ReplyOfUser");
});

test("short names and phrases do not break", () => {
  expect(shown("ActivityReply")).toBe("ActivityReply");
  expect(shown("Integration with web frameworks")).toBe("Integration with web frameworks");
});

describe("the edit distance", () => {
  test.each([
    ["", "", 0],
    ["abc", "abc", 0],
    ["abc", "abcd", 1],
    ["abc", "acb", 1],
    ["kitten", "sitting", 3],
  ])("of %j and %j is %i", (a, b, expected) => {
    expect(editDistance(a, b)).toBe(expected);
  });

  const words = [fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 })] as const;

  test("is symmetric", () => {
    fc.assert(
      fc.property(...words, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
      }),
    );
  });

  test("is at most the length of the longer text", () => {
    fc.assert(
      fc.property(...words, (a, b) => {
        expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });

  test("counts a swap of adjacent letters as one change", () => {
    expect(editDistance("shcema", "schema")).toBe(1);
    // Not 2, because no letter may be changed twice: a letter cannot be inserted between swapped ones.
    expect(editDistance("abc", "ca")).toBe(3);
  });

  test("is above `limit` exactly if the full distance is", () => {
    expect(editDistance("kitten", "sitting", 3)).toBe(3);
    expect(editDistance("kitten", "sitting", 2)).toBeGreaterThan(2);
  });
});
