import assert from "node:assert/strict";
import { test } from "node:test";
import { match, wordsIn } from "./match.mjs";

const row = { text: "staff [Staff!]! Who made it.", parts: ["4 arguments: first Int, orderBy StaffSort"] };

test("what is typed is words, whatever their case and the spaces around them", () => {
  assert.deepEqual(wordsIn("  Staff\tID "), ["staff", "id"]);
  assert.deepEqual(wordsIn(" "), []);
});

test("a row is found by words of its name, its type and its description, in any order", () => {
  assert.deepEqual(match(row, ["made", "[staff"]), []);
  assert.equal(match(row, ["made", "studio"]), undefined);
});

test("a word that only a folded part has is found there, and the part is named", () => {
  assert.deepEqual(match(row, ["orderby"]), [0]);
  assert.deepEqual(match(row, ["who", "orderby"]), [0]);
  assert.deepEqual(match({ text: "a", parts: ["b", "c", "B"] }, ["b"]), [0, 2]);
});

test("a word that the row itself has leaves its parts folded", () => {
  assert.deepEqual(match(row, ["staff"]), []);
});

test("no words find every row, and unfold nothing", () => {
  assert.deepEqual(match(row, []), []);
  assert.deepEqual(match({ text: "", parts: [] }, []), []);
});
