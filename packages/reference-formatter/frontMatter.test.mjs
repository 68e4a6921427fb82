import assert from "node:assert/strict";
import { test } from "node:test";
import { frontMatterOf } from "./frontMatter.mjs";
import { firstSentence, plainText } from "./page/description.mjs";
import { pageIn } from "./testing.mjs";

/** @type {(description: string) => string} */
const descriptionOf = (description) => {
  const { entity } = pageIn(`type Query { a: Int } """${description}""" enum E { A }`, "E");
  return /** @type {string} */ (JSON.parse(frontMatterOf(entity).description));
};

test("a long description ends with the last sentence that fits", () => {
  const sentence = "A sentence of some length that says what it is. ";
  assert.equal(descriptionOf(sentence.repeat(5)), sentence.repeat(3).trim());
});

test("a long sentence is cut between words", () => {
  const cut = descriptionOf("word ".repeat(60));
  assert.ok(cut.length <= 161);
  assert.match(cut, /word…$/u);
});

test("a short description is preceded by a sentence that names the enum", () => {
  assert.equal(descriptionOf("Short."), "Reference of the enum E in the GraphQL schema. Short.");
});

test("the keywords call a root field an operation", () => {
  const { keywords } = frontMatterOf(pageIn("type Query { a: Int }", "a").entity);
  assert.deepEqual(keywords, ["a", "GraphQL operation", "schema documentation"]);
});

test("plain text has no Markdown", () => {
  assert.equal(
    plainText("**Bold** and `code`, [a link](https://x.y) and\n- snake_case_name"),
    "Bold and code, a link and snake_case_name",
  );
});

test("the first sentence ends at its full stop, and is escaped for MDX", () => {
  assert.equal(firstSentence("Less than {five} v1.2 things. More."), "Less than &#x007B;five&#x007D; v1.2 things.");
});
