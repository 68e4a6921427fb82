import assert from "node:assert/strict";
import { test } from "node:test";
import { pageIn } from "../testing.mjs";
import { compose } from "./compose.mjs";

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

/**
 * @param {string} name
 * @param {Record<string, { content: string }>} [printed]
 */
async function composed(name, printed = { code: { content: "\n```graphql\ntype Book {\n  kind: Kind\n}\n```\n" } }) {
  return compose(pageIn(SDL, name), printed);
}

test("fields come before the definition, and the definition before related types", async () => {
  const { rows, code, related, ...rest } = await composed("Book");
  assert.deepEqual(
    Object.keys(await composed("Book")).filter((key) => ["rows", "code", "related"].includes(key)),
    ["rows", "code", "related"],
  );
  assert.ok(rows && code && related);
  assert.equal(rest["returns"], undefined);
});

test("the facts are the kind, the interfaces, what is returned, and the specification", async () => {
  assert.match(
    (await composed("all"))["facts"]?.content ?? "",
    /- query\n- returns \[`\[Found!\]!`\]\(\/api\/unions\/found\.mdx\)/u,
  );
  assert.match(
    (await composed("Book"))["facts"]?.content ?? "",
    /- object\n- implements \[`Node`\]\(\/api\/interfaces\/node\.mdx\)/u,
  );
  assert.match(
    (await composed("Time"))["facts"]?.content ?? "",
    /- specified by \[example\.org\]\(https:\/\/www\.example\.org\/time\)/u,
  );
  assert.match((await composed("@tag"))["facts"]?.content ?? "", /- repeatable/u);
});

test("a directive stands among the facts once: by its badge where the options give it one, and linked to its page", async () => {
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

test("the definition links the types that it names, but neither itself nor fields", async () => {
  const { content = "" } = (await composed("Book"))["code"] ?? {};
  assert.match(content, /links=\{\{"Kind":"\/api\/enums\/kind"\}\}/u);
});

test("an operation says what it returns, once, and names its fields", async () => {
  const { content = "" } = (await composed("node"))["returns"] ?? {};
  assert.match(content, /^### \[`Node`\]\(\/api\/interfaces\/node\.mdx\) \\\{#section-returns-node\\\}/u);
  assert.match(content, /- \[`id`\]\(\/api\/interfaces\/node\.mdx#id\)/u);
  const all = (await composed("all"))["returns"]?.content ?? "";
  assert.match(all, /\[`\[Found!\]!`\]/u);
  assert.match(all, /- \[`Book`\]\(\/api\/objects\/book\.mdx\)/u);
});

test("a union lists its possible types, with the first sentence of each", async () => {
  const { members } = await composed("Found");
  assert.match(members?.content ?? "", /\\\{#section-possible-types-book\\\}\n\nOne\.\n/u);
});

test("related types are lists: what returns it, what uses it, what it is a member of", async () => {
  const { content = "" } = (await composed("Book"))["related"] ?? {};
  assert.match(
    content,
    /### Used by \\\{#section-used-by\\\}\n\n<Related>\n\n- \[`Film`\]\(\/api\/objects\/film\.mdx\) <Kind of="object" \/>/u,
  );
  assert.match(content, /### Member of \\\{#section-member-of\\\}[\s\S]*\[`Found`\]/u);
});

test("an example in JSON is called so", async () => {
  const printed = { example: { content: '```graphql\n{ "id": 1 }\n```\n' } };
  assert.match((await composed("Book", printed))["example"]?.content ?? "", /^```json\n\{ "id": 1 \}\n```/u);
});
