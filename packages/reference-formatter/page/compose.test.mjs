import assert from "node:assert/strict";
import { test } from "node:test";
import { isObjectType } from "graphql";
import { pageIn } from "../testing.mjs";
import { loadDagre } from "../drawing/index.mjs";
import { compose } from "./compose.mjs";
import { pageOf } from "./mdx.mjs";

const SDL = `
directive @tag(name: String!) repeatable on OBJECT
interface Node { id: ID! }
type Query { node(id: ID!): Node all(kind: Kind): [Found!]! }
enum Kind { A B }
"One. Two." type Book implements Node { id: ID! kind: Kind }
type Film implements Node { id: ID! book: Book }
union Found = Book | Film
scalar Time @specifiedBy(url: "https://www.example.org/time")
`;

const PRINTED = { code: { content: "\n```graphql\ntype Book {\n  kind: Kind\n}\n```\n" } };

/**
 * Returns the text of a section of a page.
 *
 * @param {string} section
 * @param {string} name of the entity
 * @param {string} [sdl]
 * @param {Record<string, { content: string }>} [printed]
 */
async function textOf(section, name, sdl = SDL, printed = PRINTED) {
  return (await compose(pageIn(sdl, name), printed))[section]?.content ?? "";
}

test("fields come before the definition, and the definition before related types", async () => {
  const sections = Object.entries(await compose(pageIn(SDL, "Book"), PRINTED)).flatMap(([key, value]) =>
    value ? key : [],
  );
  const found = sections.filter((key) => ["rows", "code", "related", "returns"].includes(key));
  assert.deepEqual(found, ["rows", "code", "related"]);
});

test("the facts name the kind, result, interfaces, unions and specification", async () => {
  assert.match(await textOf("facts", "all"), /- query\n- returns \[`\[Found!\]!`\]\(\/api\/unions\/found\.mdx\)/u);
  assert.match(
    await textOf("facts", "Book"),
    /- object\n- implements \[`Node`\]\(\/api\/interfaces\/node\.mdx\)\n- member of \[`Found`\]\(\/api\/unions\/found\.mdx\)\n/u,
  );
  assert.match(await textOf("facts", "Time"), /- specified by \[example\.org\]\(https:\/\/www\.example\.org\/time\)/u);
  assert.match(await textOf("facts", "@tag"), /- repeatable/u);
});

test("the facts link to a directive once, by its badge if it has one", async () => {
  const sdl = `directive @auth on OBJECT directive @beta on OBJECT type Query { a: A } type A @auth @beta { b: ID }`;
  const page = pageIn(sdl, "A");
  const [auth, beta] = ["auth", "beta"].map((name) => page.options.schema.getDirective(name));
  const tag = () => ({ text: "@auth", classname: "AUTH" });
  const options = { ...page.options, customDirectives: { auth: { type: auth, tag }, beta: { type: beta } } };
  const { facts } = await compose({ ...page, options }, {});
  assert.match(
    facts?.content ?? "",
    /- has \[<Badge tone="auth">@auth<\/Badge>\]\(\/api\/directives\/auth\.mdx\), \[`@beta`\]\(\/api\/directives\/beta\.mdx\)/u,
  );
  assert.equal(facts?.content.match(/@auth/gu)?.length, 1);
});

test("the definition links to other types, but not to itself or to fields", async () => {
  assert.match(await textOf("code", "Book"), /```\n\n\[Kind\]\(\/api\/enums\/kind\.mdx\)\n\n<\/Sdl>/u);
});

test("the definition of an enum has no links, because its values may have the names of types", async () => {
  const sdl = "type Query { a: Type } enum Type { Article Page } type Article { id: ID }";
  const printed = { code: { content: "\n```graphql\nenum Type {\n  Article\n  Page\n}\n```\n" } };
  assert.match(await textOf("code", "Type", sdl, printed), /```\n\n<\/Sdl>/u);
});

test("an operation names its result once, with the fields of the result", async () => {
  const content = await textOf("returns", "node");
  assert.match(content, /^### \[`Node`\]\(\/api\/interfaces\/node\.mdx\) \\\{#section-returns-node\\\}/u);
  assert.equal(content.match(/`[[\]!]*Node[[\]!]*`/gu)?.length, 1);
  assert.match(content, /- \[`id`\]\(\/api\/interfaces\/node\.mdx#id\)/u);
  const all = await textOf("returns", "all");
  assert.match(all, /^### \[`\[Found!\]!`\]\(\/api\/unions\/found\.mdx\) \\\{#section-returns-found\\\}/u);
  assert.equal(all.match(/Found[!\]]*`/gu)?.length, 1);
  assert.match(all, /- \[`Book`\]\(\/api\/objects\/book\.mdx\)/u);
});

test("each operation of a namespace that several fields return has its own page and link", async () => {
  const sdl = `type Query { savedQuery: SavedQuery savedQueries: [SavedQuery!]! } type SavedQuery { author: Person }
    type Person { id: ID }`;
  const { options } = pageIn(sdl, "Person");
  const type = options.schema.getType("SavedQuery");
  const { author } = isObjectType(type) ? type.getFields() : assert.fail();
  for (const namespace of ["savedQuery", "savedQueries"]) {
    const page = pageOf(author ?? assert.fail(), { ...options, operationNamespaceParts: [namespace] });
    const { operation } = await compose(page, PRINTED);
    assert.match(operation?.content ?? "", new RegExp(String.raw`\{\n  ${namespace} \{\n    author \{\n`, "u"));
  }
  const related = await textOf("related", "Person", sdl);
  assert.match(related, /\(\/api\/queries\/saved-query\/author\.mdx\)/u);
  assert.match(related, /\(\/api\/queries\/saved-queries\/author\.mdx\)/u);
});

test("a union lists its possible types, with the first sentence of each", async () => {
  assert.match(await textOf("members", "Found"), /\\\{#section-possible-types-book\\\}\n\nOne\.\n/u);
});

test("related types are listed by relation", async () => {
  const content = await textOf("related", "Book");
  assert.match(
    content,
    /### Used by \\\{#section-used-by\\\}\n\n<Related>\n\n- \[`Film`\]\(\/api\/objects\/film\.mdx\) <Kind of="object" \/>/u,
  );
  assert.match(content, /### Member of \\\{#section-member-of\\\}[\s\S]*\[`Found`\]/u);
});

test("an example in JSON is labelled JSON", async () => {
  const printed = { example: { content: '```graphql\n{ "id": 1 }\n```\n' } };
  assert.match(await textOf("example", "Book", SDL, printed), /^```json\n\{ "id": 1 \}\n```/u);
});

test("a union of more than 15 types has a count, for its filter", async () => {
  const names = Array.from({ length: 16 }, (_, at) => `T${String(at)}`);
  const types = names.map((name) => `type ${name} { a: Int }`).join(" ");
  const sdl = `type Query { a: Many } ${types} union Many = ${names.join(" | ")}`;
  assert.match(await textOf("members", "Many", sdl), /^<Rows count=\{16\}>/u);
  assert.match(await textOf("members", "Found"), /^<Rows>/u);
});

test("the facts name up to four unions, or three and a link to the list of all", async () => {
  const factsOf = async (/** @type {number} */ count) => {
    const unions = Array.from({ length: count }, (_, at) => `union U${String(at)} = A`).join(" ");
    return textOf("facts", "A", `type Query { a: A } type A { a: Int } ${unions}`);
  };
  assert.match(
    await factsOf(5),
    /- member of \[`U0`\]\(\S+\), \[`U1`\]\(\S+\), \[`U2`\]\(\S+\), \[2 more\]\(#section-member-of\)\n/u,
  );
  assert.match(await factsOf(4), /\[`U3`\]/u);
  assert.doesNotMatch(await factsOf(0), /member of/u);
});

test("the facts say whether an operation is deprecated", async () => {
  const sdl = `type Query { old: Int @deprecated new: Int }`;
  assert.match(await textOf("facts", "old", sdl), /- returns \[`Int`\]\(\S+\)\n- deprecated\n/u);
  assert.doesNotMatch(await textOf("facts", "new", sdl), /deprecated/u);
});

test("a name of only underscores has no link, because it has no page", async () => {
  const sdl = "type Query { _: A a: A } type A { b: _ } type _ { a: A } union __ = A";
  const sections = await compose(pageIn(sdl, "A"), { code: { content: "type A {\n  b: _\n}" } });
  const text = Object.values(sections).map((each) => each?.content);
  assert.match(sections["rows"]?.content ?? "", /<Signature kind="object">`_`<\/Signature>/u);
  assert.match(sections["related"]?.content ?? "", /\[`a`\]\(\/api\/queries\/a\.mdx\)/u);
  assert.doesNotMatch(text.join("\n"), /\(\/api\/(?:queries|objects|unions)\.mdx|"_":/u);
});

test("a list is marked as drawn only if the drawing shows all of it", async () => {
  const relatedOf = async (/** @type {number} */ count) => {
    const users = Array.from({ length: count }, (_, at) => `type T${String(at)} { a: A }`).join(" ");
    return textOf("related", "A", `type Query { a: T0 } ${users} type A { a: Int }`);
  };
  const marked = '<div className="schema-drawn">\n\n### Used by ';
  // Without dagre, there is no drawing.
  assert.equal((await relatedOf(2)).includes(marked), (await loadDagre()) !== undefined);
  assert.ok(!(await relatedOf(9)).includes(marked));
  assert.match(await relatedOf(9), /### Used by /u);
});

test("implemented interfaces are listed only if the drawing leaves some out", async () => {
  const relatedOf = async (/** @type {number} */ count) => {
    const names = Array.from({ length: count }, (_, at) => `I${String(at)}`);
    const interfaces = names.map((name) => `interface ${name} { a: Int }`).join(" ");
    const sdl = `type Query { a: A } ${interfaces} type A implements ${names.join(" & ")} { a: Int }`;
    return textOf("related", "A", sdl);
  };
  const many = await relatedOf(8);
  assert.equal(many.includes("(#section-implements)"), many.includes("### Implements \\{#section-implements\\}"));
  assert.doesNotMatch(await relatedOf(2), /### Implements/u);
});
