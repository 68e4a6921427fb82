import assert from "node:assert/strict";
import { test } from "node:test";
import { match, targetOf, wordsIn } from "./filter.mjs";

const row = { text: "staff [Staff!]! Who made it.", parts: ["4 arguments: first Int, orderBy StaffSort"] };

test("typed text is split into words in lower case", () => {
  assert.deepEqual(wordsIn("  Staff\tID "), ["staff", "id"]);
  assert.deepEqual(wordsIn(" "), []);
});

test("a row matches words of its name, type and description, in any order", () => {
  assert.deepEqual(match(row, ["made", "[staff"]), []);
  assert.equal(match(row, ["made", "studio"]), undefined);
});

test("a word that occurs only in a folded part matches that part", () => {
  assert.deepEqual(match(row, ["orderby"]), [0]);
  assert.deepEqual(match(row, ["who", "orderby"]), [0]);
  assert.deepEqual(match({ text: "a", parts: ["b", "c", "B"] }, ["b"]), [0, 2]);
});

test("a word that occurs in the row itself leaves its parts folded", () => {
  assert.deepEqual(match(row, ["staff"]), []);
});

test("an empty filter matches every row and unfolds nothing", () => {
  assert.deepEqual(match(row, []), []);
  assert.deepEqual(match({ text: "", parts: [] }, []), []);
});

test("a hash that cannot be decoded leads to no element", (context) => {
  const getElementById = (/** @type {string} */ id) => ({ id });
  Object.assign(globalThis, { document: { getElementById } });
  context.after(() => Reflect.deleteProperty(globalThis, "document"));
  assert.deepEqual(targetOf("#na%C3%AFve"), { id: "naïve" });
  assert.equal(targetOf("#100%"), null);
  assert.equal(targetOf("#%E4"), null);
});
