import assert from "node:assert/strict";
import { test } from "node:test";
import { pageIn } from "../testing.mjs";
import { compose } from "./compose.mjs";
import { rows, uniqueIds } from "./rows.mjs";

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

/** @type {(name: string, sdl?: string, options?: Readonly<Record<string, unknown>>) => string} */
const contentOf = (name, sdl = SDL, options = {}) => rows(pageIn(sdl, name, options))?.content ?? "";

test("a field has a heading, a linked type and a description", () => {
  const { title, content } = rows(pageIn(SDL, "Book")) ?? { content: "" };
  assert.equal(title, "Fields \\{#section-fields\\}");
  assert.match(
    content,
    /### `isbn` \\\{#isbn\\\}\n\n<Signature kind="scalar">\[`ID!`\]\(\/api\/scalars\/id\.mdx\)<\/Signature>\n\nIts number\./u,
  );
});

test("more than three arguments are folded and keep the tool's anchors", () => {
  const content = contentOf("Book");
  assert.match(content, /<Arguments folded=\{4\}>/u);
  assert.match(content, /#### `first` \\\{#book-reviews-first\\\}/u);
  assert.match(content, /<Default>`10`<\/Default>/u);
});

test("the option `group` puts deprecated fields last, folded, with the reason", () => {
  const content = contentOf("Book");
  const [current = "", old = ""] = content.split('<details className="schema-deprecated">');
  assert.doesNotMatch(current, /price/u);
  assert.match(old, /^\s*<summary>Deprecated \(1\)<\/summary>/u);
  assert.match(
    old,
    /<Field deprecated>\n\n### `price` \\\{#price\\\}[\s\S]*<Deprecated>\n\nUse `offer`\.\n\n<\/Deprecated>/u,
  );
});

test("`default` keeps deprecated fields in place, and `skip` removes them", () => {
  assert.doesNotMatch(contentOf("Book", SDL, { deprecated: "default" }), /<details/u);
  assert.doesNotMatch(contentOf("Book", SDL, { deprecated: "skip" }), /price/u);
});

test("the section of an operation is called Arguments, that of an enum Values", () => {
  assert.equal(rows(pageIn(SDL, "book"))?.title, "Arguments \\{#section-arguments\\}");
  assert.match(contentOf("book"), /### `edition` \\\{#edition\\\}/u);
  assert.equal(rows(pageIn(SDL, "Genre"))?.title, "Values \\{#section-values\\}");
  assert.match(contentOf("Genre"), /### `ESSAY` \\\{#essay\\\}/u);
});

test("a list of more than 15 rows has a count, for its filter", () => {
  const many = Array.from({ length: 16 }, (_, at) => `f${String(at)}: Int`).join(" ");
  assert.match(contentOf("Many", `type Query { a: Many } type Many { ${many} }`), /^<Rows count=\{16\}>/u);
  assert.match(contentOf("Book"), /^<Rows>/u);
});

test("a scalar has no section of rows", () => {
  assert.equal(rows(pageIn("type Query { a: Time } scalar Time", "Time")), undefined);
});

test("a default value and an example from the schema are shown beside the type", () => {
  const sdl = `
    directive @example(value: String) on ARGUMENT_DEFINITION | FIELD_DEFINITION
    type Query { a(code: String @example(value: "MATH-210"), list: [Int!] = [1, 2]): Int }
  `;
  const content = contentOf("a", sdl);
  assert.match(content, /<Example>`"MATH-210"`<\/Example>/u);
  assert.match(content, /<Default>`\[1, 2\]`<\/Default>/u);
});

/**
 * Lists the ids of the headings of a page, in order.
 *
 * @param {string} sdl
 * @param {string} name
 */
async function idsIn(sdl, name) {
  const sections = Object.values(await compose(pageIn(sdl, name), {}));
  const text = sections.flatMap((section) => [section?.title ?? "", section?.content ?? ""]).join("\n");
  return [...text.matchAll(/\\\{#([^}]*)\\\}/gu)].map(([, id = ""]) => id);
}

test("names that differ by case have different ids", async () => {
  const sdl = `
    type Query { a(itemID: ID, itemId: ID): A }
    enum Mode { PRODUCTION production Production }
    type A { itemID: ID itemId(first: Int, FIRST: Int): ID a: Mode }
  `;
  assert.deepEqual((await idsIn(sdl, "Mode")).slice(1, 4), ["production", "production-2", "production-3"]);
  const expected = ["item-id", "item-id-2", "a-item-id-first", "a-item-id-first-2", "a"];
  assert.deepEqual((await idsIn(sdl, "A")).slice(1, 6), expected);
  assert.deepEqual(
    (await idsIn(sdl, "a")).filter((id) => id.startsWith("item")),
    ["item-id", "item-id-2"],
  );
});

test("a numbered id is never the id of another name", () => {
  assert.deepEqual(uniqueIds(["mode", "mode", "mode-2", "mode", "mode-2"]), [
    "mode",
    "mode-3",
    "mode-2",
    "mode-4",
    "mode-2-2",
  ]);
});

test("of two fields with the same slug, the first on the page has the slug as its id", async () => {
  const sdl = 'type Query { a: A } type A { ID: ID @deprecated(reason: "x") id: ID }';
  const text = (await compose(pageIn(sdl, "A"), {}))["rows"]?.content ?? "";
  assert.match(text, /`id` \\\{#id\\\}[\s\S]*`ID` \\\{#id-2\\\}/u);
});

test("a value of only underscores has an id", async () => {
  assert.equal((await idsIn("type Query { a: Kind } enum Kind { _ LAB }", "Kind"))[1], "_");
});

test("the id of a field named like a section differs from the section's", async () => {
  const names =
    "Facts Fields Definition RelatedTypes ReturnedBy UsedBy Uses ArgumentIn ArgumentOf ImplementedBy MemberOf";
  const fields = names.split(" ").map((name) => `section${name}: Int`);
  const sdl = `
    type Query { a(in: In): A b: B }
    type Other { a: A b(in: In): B }
    input In { ${fields.join(" ")} in: In }
    interface A { ${fields.join(" ")} }
    type B implements A { ${fields.join(" ")} }
    union U = B
  `;
  for (const name of ["A", "B", "In"]) {
    const ids = await idsIn(sdl, name);
    assert.ok(ids.filter((id) => id.startsWith("section-")).length > 14, ids.join());
    assert.deepEqual(ids, [...new Set(ids)]);
    // The component `Facts` has this id.
    assert.ok(!ids.includes("section-facts"), ids.join());
  }
});

test("members of a union that differ by case have different ids", async () => {
  const ids = await idsIn("type Query { a: U } union U = Ab | AB type Ab { a: Int } type AB { a: Int }", "U");
  assert.deepEqual(ids.slice(1, 3), ["section-possible-types-ab", "section-possible-types-ab-2"]);
});

test("an operation links the fields of its result by their ids", async () => {
  const sdl = "type Query { form: Form } type Form { itemID: ID itemId: ID }";
  const { content = "" } = (await compose(pageIn(sdl, "form"), {}))["returns"] ?? {};
  assert.match(content, /\[`itemID`\]\(\S+\.mdx#item-id\)\n- \[`itemId`\]\(\S+\.mdx#item-id-2\)/u);
});
