import fc from "fast-check";
import { expect, test } from "vitest";
import { segmentsOf } from "./Marked.tsx";

test("a text is split at its marks", () => {
  expect(segmentsOf({ text: "the average score", marks: [{ start: 4, end: 11 }] })).toEqual([
    { text: "the ", marked: false },
    { text: "average", marked: true },
    { text: " score", marked: false },
  ]);
});

test("a long name may break between its words, inside and outside a mark", () => {
  const text = "ActivityReplySubscribedNotification";
  const parts = segmentsOf({ text, marks: [{ start: 8, end: 23 }] });
  expect(parts.map((part) => part.text).join("|")).toBe("Activity|\u200BReply\u200BSubscribed|\u200BNotification");
});

test("the text is complete and in order for any marks", () => {
  const anyMarks = fc.array(
    fc.record({ start: fc.integer({ min: -5, max: 40 }), end: fc.integer({ min: -5, max: 40 }) }),
  );
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), anyMarks, (text, marks) => {
      const parts = segmentsOf({ text, marks });
      expect(
        parts
          .map((part) => part.text)
          .join("")
          .replaceAll("\u200B", ""),
      ).toBe(text.replaceAll("\u200B", ""));
      expect(parts.every((part) => part.text !== "")).toBe(true);
    }),
  );
});
