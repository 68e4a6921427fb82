import assert from "node:assert/strict";
import { test } from "node:test";
import { renderChanges } from "./changes.mjs";
import { compareSdl } from "./testing.mjs";

/** @type {(before: string, after: string) => Promise<string>} */
async function textWithoutLinks(before, after) {
  const { changes } = await compareSdl(before, after);
  return renderChanges(changes, () => Promise.resolve(undefined));
}

test("changes are listed by level and owner, with links to elements and types", async () => {
  const before =
    "type Query { users(first: Int = 1): [User], old: Int } type User { id: ID, name: String, mail: String }";
  const after = `type Query { users(first: Int = 2, filter: Filter): [User], pets: Int }
    type User { id: ID!, name: Filters @deprecated(reason: "Use {id}, or \`x\`{y}\\nimport <z>") }
    enum Filters { A } input Filter { text: String = "it's" }`;
  const { changes, reference } = await compareSdl(before, after);
  const text = await renderChanges(changes, async (path) => (await reference.placeOf(path))?.url);
  const expected = [
    "10 changes: 3 breaking, 2 dangerous, 5 safe, with 1 deprecation.",
    "",
    "### Breaking",
    "",
    "Operations that use these can fail.",
    "",
    "- Query `old` was removed",
    "- Type [`User`](/api/types/objects/user)",
    "    - Field `mail` was removed",
    "    - Field [`name`](/api/types/objects/user#name) changed type from [`String`](/api/types/scalars/string) to [`Filters`](/api/types/enums/filters)",
    "",
    "### Dangerous",
    "",
    "Operations stay valid, but can behave differently.",
    "",
    "- Query [`users`](/api/operations/queries/users)",
    "    - Argument [`filter: Filter`](/api/operations/queries/users#filter) was added",
    "    - Default value for argument [`first`](/api/operations/queries/users#first) changed from `1` to `2`",
    "",
    "### Safe",
    "",
    "- Query [`pets`](/api/operations/queries/pets) was added",
    "- Type [`User`](/api/types/objects/user)",
    "    - Field [`id`](/api/types/objects/user#id) changed type from [`ID`](/api/types/scalars/id) to [`ID!`](/api/types/scalars/id)",
    "    - Field [`name`](/api/types/objects/user#name) is deprecated: Use &#x007B;id&#x007D;, or `x`&#x007B;y&#x007D; import &#x003C;z&#x003E;",
    "- Input [`Filter`](/api/types/inputs/filter) was added",
    "- Enum [`Filters`](/api/types/enums/filters) was added",
  ];
  assert.deepEqual(text.split("\n"), expected);
});

test("a default value that is added or removed is written as code, even with quotes", async () => {
  const before = "type Query { a: Int } input I { a: String, b: [Int] = [1], c: J } input J { x: String }";
  const after = `type Query { a: Int } input I { a: String = "it's", b: [Int], c: J = { x: "o'clock" } } input J { x: String }`;
  const text = await textWithoutLinks(before, after);
  assert.deepEqual(text.split("\n").slice(6), [
    "- Input `I`",
    '    - Input field `a` default value is now `"it\'s"`',
    "    - Input field `b` default value `[ 1 ]` was removed",
    "    - Input field `c` default value is now `{ x: 'o'clock' }`",
  ]);
});

test("required arguments and input fields, and defaults, are described in words", async () => {
  const before = "type Query { a: T } type T { f(x: Int): Int, g: Int } input I { a: [Int] }";
  const after = "type Query { a: T } type T { f(x: Int!, y: Int = 2): Int, g: Int! } input I { a: [Int]! }";
  const text = await textWithoutLinks(before, after);
  assert.match(
    text,
    /^ {4}- Type for argument `x` on field `f` changed from `Int` to `Int!`, so it is required now$/mu,
  );
  assert.match(text, /^ {4}- Field `g` changed type from `Int` to `Int!`$/mu);
  assert.match(text, /^ {4}- Argument `y: Int` with a default value was added to field `f`$/mu);
  assert.match(text, /^ {4}- Input field `a` changed type from `\[Int\]` to `\[Int\]!`, so it is required now$/mu);
});

test("deprecations are described in the same words for each kind of element", async () => {
  const sdl =
    "type Query { a(x: Int D1): Int D2 } input I { a: Int D3 } enum E { A D4 } directive @d(a: Int D5) on FIELD";
  /** @type {(directive: string) => string} */
  const having = (directive) => sdl.replaceAll(/D\d/gu, directive);
  const [old, current] = ['@deprecated(reason: "Use b")', '@deprecated(reason: "Don\'t")'].map(having);
  const linesOf = async (/** @type {readonly (string | undefined)[]} */ [before = "", after = ""]) =>
    (await textWithoutLinks(before, after)).split("\n").slice(4);
  assert.deepEqual(await linesOf([old, having("")]), [
    "- Query `a`",
    "    - Query `a` is no longer deprecated",
    "    - Argument `a.x` is no longer deprecated",
    "- Input `I`",
    "    - Input field `a` is no longer deprecated",
    "- Enum `E`",
    "    - Enum value `A` is no longer deprecated",
    "- Directive `@d`",
    "    - Argument `a` is no longer deprecated",
  ]);
  assert.deepEqual(await linesOf([having(""), current]), [
    "- Query `a` is deprecated: Don't",
    "    - Argument `a.x` is deprecated: Don't",
    "- Input `I`",
    "    - Input field `a` is deprecated: Don't",
    "- Enum `E`",
    "    - Enum value `A` is deprecated: Don't",
    "- Directive `@d`",
    "    - Argument `a` is deprecated: Don't",
  ]);
  const changed = "changed from `Use b` to `Don't`";
  assert.deepEqual(await linesOf([old, current]), [
    "- Query `a`",
    `    - Deprecation reason ${changed}`,
    `    - Deprecation reason of argument \`a.x\` ${changed}`,
    "- Input `I`",
    `    - Deprecation reason of input field \`a\` ${changed}`,
    "- Enum `E`",
    `    - Deprecation reason of enum value \`A\` ${changed}`,
    "- Directive `@d`",
    `    - Deprecation reason of argument \`a\` ${changed}`,
  ]);
});
