import assert from "node:assert/strict";
import { test } from "node:test";
import { frontMatterOf } from "./frontMatter.mjs";
import { firstSentence, plainText } from "./page/text.mjs";
import { pageIn } from "./testing.mjs";

/** @type {(description: string) => string} */
const described = (description) => {
  const { entity } = pageIn(`type Query { a: Int } """${description}""" enum E { A }`, "E");
  return /** @type {string} */ (JSON.parse(frontMatterOf(entity).description));
};

test("a description is as many whole sentences as fit", () => {
  const sentence = "A sentence of some length that says what it is. ";
  assert.equal(described(sentence.repeat(5)), sentence.repeat(3).trim());
});

test("one without an end is cut between words", () => {
  const cut = described("word ".repeat(60));
  assert.ok(cut.length <= 161);
  assert.match(cut, /word…$/u);
});

test("a short one says of what it is", () => {
  assert.equal(described("Short."), "Reference of the enum E in the GraphQL schema. Short.");
});

test("a root field is an operation to a reader", () => {
  const { keywords } = frontMatterOf(pageIn("type Query { a: Int }", "a").entity);
  assert.deepEqual(keywords, ["a", "GraphQL operation", "schema documentation"]);
});

test("text is without its markup", () => {
  assert.equal(
    plainText("**Bold** and `code`, [a link](https://x.y) and\n- snake_case_name"),
    "Bold and code, a link and snake_case_name",
  );
});

test("a first sentence ends at its full stop, and is nothing that MDX would read as markup", () => {
  assert.equal(firstSentence("Less than {five} v1.2 things. More."), "Less than &#x007B;five&#x007D; v1.2 things.");
});
