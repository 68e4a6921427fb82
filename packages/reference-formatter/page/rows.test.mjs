import assert from "node:assert/strict";
import { test } from "node:test";
import { pageIn } from "../testing.mjs";
import { rows } from "./rows.mjs";

const SDL = `
type Query { book(isbn: ID!, "Which one." edition: Int = 1): Book }
enum Genre { NOVEL "Of the past." ESSAY @deprecated(reason: "Use NOVEL.") }
"A title."
type Book {
  "Its number."
  isbn: ID!
  reviews(first: Int = 10, after: String, stars: Int, by: ID): [String!]!
  price: Int @deprecated(reason: "Use \`offer\`.")
}
`;

test("a field has its name as a heading, its type with a link, and its description", () => {
  const { title, content } = rows(pageIn(SDL, "Book")) ?? { content: "" };
  assert.equal(title, "Fields \\{#section-fields\\}");
  assert.match(
    content,
    /### `isbn` \\\{#isbn\\\}\n\n<Signature kind="scalar">\[`ID!`\]\(\/api\/scalars\/id\.mdx\)<\/Signature>\n\nIts number\./u,
  );
});

test("more than three arguments of a field are folded, each with the anchor that the tool gives it", () => {
  const content = rows(pageIn(SDL, "Book"))?.content ?? "";
  assert.match(content, /<Arguments folded=\{4\}>/u);
  assert.match(content, /#### `first` \\\{#book-reviews-first\\\}/u);
  assert.match(content, /<Default>`10`<\/Default>/u);
});

test("deprecated fields come last, folded, with the reason, where the option says so", () => {
  const content = rows(pageIn(SDL, "Book"))?.content ?? "";
  const [current = "", old = ""] = content.split('<details className="schema-deprecated">');
  assert.doesNotMatch(current, /price/u);
  assert.match(
    old,
    /<Field deprecated>\n\n### `price` \\\{#price\\\}[\s\S]*<Deprecated>\n\nUse `offer`\.\n\n<\/Deprecated>/u,
  );
});

test("deprecated fields stand where they are, or not at all, with the other values of the option", () => {
  assert.doesNotMatch(rows(pageIn(SDL, "Book", { deprecated: "default" }))?.content ?? "", /<details/u);
  assert.doesNotMatch(rows(pageIn(SDL, "Book", { deprecated: "skip" }))?.content ?? "", /price/u);
});

test("an operation has arguments, an enum values", () => {
  assert.equal(rows(pageIn(SDL, "book"))?.title, "Arguments \\{#section-arguments\\}");
  assert.match(rows(pageIn(SDL, "book"))?.content ?? "", /### `edition` \\\{#edition\\\}/u);
  assert.equal(rows(pageIn(SDL, "Genre"))?.title, "Values \\{#section-values\\}");
  assert.match(rows(pageIn(SDL, "Genre"))?.content ?? "", /### `ESSAY` \\\{#essay\\\}/u);
});

test("a list of more than 15 rows says how many there are, for its filter", () => {
  const many = Array.from({ length: 16 }, (_, at) => `f${String(at)}: Int`).join(" ");
  assert.match(
    rows(pageIn(`type Query { a: Many } type Many { ${many} }`, "Many"))?.content ?? "",
    /^<Rows count=\{16\}>/u,
  );
  assert.match(rows(pageIn(SDL, "Book"))?.content ?? "", /^<Rows>/u);
});

test("what has no fields has no section", () => {
  assert.equal(rows(pageIn("type Query { a: Time } scalar Time", "Time")), undefined);
});

test("a default value and an example of the schema stand beside the type", () => {
  const sdl = `
    directive @example(value: String) on ARGUMENT_DEFINITION | FIELD_DEFINITION
    type Query { a(code: String @example(value: "MATH-210"), list: [Int!] = [1, 2]): Int }
  `;
  const content = rows(pageIn(sdl, "a"))?.content ?? "";
  assert.match(content, /<Example>`"MATH-210"`<\/Example>/u);
  assert.match(content, /<Default>`\[1, 2\]`<\/Default>/u);
});
