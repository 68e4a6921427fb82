import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { escapeMDX } from "@graphql-markdown/utils";
import { escapeMarkup } from "@site/src/plugins/playground/browser/worker/tool/escape";
import { sampled } from "../../../../matrix";

const text = fc.string({ unit: fc.constantFrom("`", "`", "{", "<", "_", "*", ">", "}", "a", "\n", "\r", "é", "😀") });

describe("text escaped by the playground", () => {
  it("is the same as the tool's for any text", () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: "binary" })), (given) => {
        expect(escapeMarkup(given)).toBe(escapeMDX(given));
      }),
      { numRuns: sampled(2000) },
    );
  });

  it.each([undefined, null, 12, ["<a>"]])("is the same as the tool's for a value that is not a string: %s", (given) => {
    expect(escapeMarkup(given)).toBe(escapeMDX(given));
  });
});
