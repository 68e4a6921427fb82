import assert from "node:assert/strict";
import { test } from "node:test";
import { matchingParts, targetOf, wordsIn } from "./filter.mjs";

const row = { text: "staff [Staff!]! Who made it.", parts: ["4 arguments: first Int, orderBy StaffSort"] };

test("typed text is split into words in lower case", () => {
  assert.deepEqual(wordsIn("  Staff\tID "), ["staff", "id"]);
  assert.deepEqual(wordsIn(" "), []);
});

test("a row matches words of its name, type and description, in any order", () => {
  assert.deepEqual(matchingParts(row, ["made", "[staff"]), []);
  assert.equal(matchingParts(row, ["made", "studio"]), undefined);
});

test("a word that occurs only in a folded part matches that part", () => {
  assert.deepEqual(matchingParts(row, ["orderby"]), [0]);
  assert.deepEqual(matchingParts(row, ["who", "orderby"]), [0]);
  assert.deepEqual(matchingParts({ text: "a", parts: ["b", "c", "B"] }, ["b"]), [0, 2]);
});

test("a word that occurs in the row itself leaves its parts folded", () => {
  assert.deepEqual(matchingParts(row, ["staff"]), []);
});

test("an empty filter matches every row and unfolds nothing", () => {
  assert.deepEqual(matchingParts(row, []), []);
  assert.deepEqual(matchingParts({ text: "", parts: [] }, []), []);
});

test("a hash that cannot be decoded leads to no element", (context) => {
  const getElementById = (/** @type {string} */ id) => ({ id });
  Object.assign(globalThis, { document: { getElementById } });
  context.after(() => Reflect.deleteProperty(globalThis, "document"));
  assert.deepEqual(targetOf("#na%C3%AFve"), { id: "naïve" });
  assert.equal(targetOf("#100%"), null);
  assert.equal(targetOf("#%E4"), null);
});
