import assert from "node:assert/strict";
import path from "node:path";
import process from "node:process";
import { test } from "node:test";
import { reportCoverage } from "./index.mjs";
import { folderWith, OPTIONS } from "./testing.mjs";

/** @import { CoverageOptions } from "./index.mjs" */
/** @import { TestContext } from "node:test" */

const SCHEMA = `directive @doc(category: String) on OBJECT
"An example" directive @example("JSON" value: String) on FIELD_DEFINITION | SCALAR | ARGUMENT_DEFINITION

"The root"
type Query {
  "Finds users"
  users("How many" first: Int, after: ID): [User]
}

"A person"
type User @doc(category: "People") {
  id: ID!
  "A name"
  name: String @example(value: "Ada") @deprecated
  mail: String @deprecated(reason: "Use \`name\`")
  posts: [User]
}

input Filter { text: String }
enum Role { "May do everything" ADMIN, USER }
scalar Date @example(value: "2026-01-01")
scalar Time
`;

/** @type {(context: TestContext, options?: CoverageOptions & { readonly files?: Record<string, string> }) => ReturnType<typeof reportCoverage>} */
async function report(context, { files = {}, ...options } = {}) {
  const folder = await folderWith(context, { "schema.graphql": SCHEMA, ...files });
  process.chdir(folder);
  return reportCoverage({ config: { ...OPTIONS, schema: "schema.graphql" }, ...options });
}

/** @type {(gaps: readonly { readonly path: string }[]) => string[]} */
const pathsOf = (gaps) => gaps.map(({ path }) => path);

test("elements are counted by kind, except root types, which have no page", async (context) => {
  const { coverage, failed } = await report(context);
  assert.deepEqual(coverage.total, { described: 7, count: 19, percent: 36.8 });
  const kinds = Object.entries(coverage.kinds).map(
    ([kind, { described, count }]) => `${kind} ${String(described)}/${String(count)}`,
  );
  const expected = "type 1/5, operation 1/1, field 1/4, argument 2/4, input field 0/1, value 1/2, directive 1/2";
  assert.equal(kinds.join(", "), expected);
  assert.equal(failed, false);
});

test("elements are counted by group", async (context) => {
  const groupByDirective = { directive: "doc", field: "category", fallback: "Common" };
  const config = { ...OPTIONS, schema: "schema.graphql", groupByDirective };
  const { coverage, text } = await report(context, { config });
  assert.deepEqual(Object.keys(coverage.groups), ["Common", "People"]);
  assert.deepEqual(coverage.groups["People"], { described: 2, count: 5, percent: 40 });
  assert.match(text, /^\| People \| 2 \| 5 \| 40% \|$/mu);
  assert.match(text, /\]\(\/api\/people\/types\/objects\/user#id\)/u);
});

test("each gap links to its page and to its line in the schema", async (context) => {
  const { text } = await report(context, { sourceUrl: "https://example.org/main/" });
  const lines = text.split("\n");
  for (const line of [
    "- Query [`users`](/api/operations/queries/users)",
    "    - [`after`](/api/operations/queries/users#after), [`schema.graphql:7`](https://example.org/main/schema.graphql#L7)",
    "- Type [`User`](/api/types/objects/user)",
    "    - [`id`](/api/types/objects/user#id), [`schema.graphql:12`](https://example.org/main/schema.graphql#L12)",
    "- Scalar [`Time`](/api/types/scalars/time), [`schema.graphql:22`](https://example.org/main/schema.graphql#L22)",
  ])
    assert.ok(lines.includes(line), `${line}\n${text}`);
});

test("deprecations without a reason and missing examples are listed", async (context) => {
  const { coverage } = await report(context);
  assert.deepEqual(pathsOf(coverage.deprecatedWithoutReason), ["User.name"]);
  assert.deepEqual(pathsOf(coverage.withoutExample), ["User.id", "User.mail", "Time"]);
});

test("coverage fails only below the minimum", async (context) => {
  assert.equal((await report(context, { min: 36.8 })).failed, false);
  const { failed, summary } = await report(context, { min: 36.9 });
  assert.equal(failed, true);
  assert.equal(summary, "36.8% have a description, less than 36.9%.");
});

test("onlyNew counts only elements that the old schema lacks", async (context) => {
  const old = SCHEMA.replace("  posts: [User]\n", "").replace("scalar Time", "");
  const { coverage, failed } = await report(context, { files: { "old.graphql": old }, onlyNew: "old.graphql" });
  assert.deepEqual(pathsOf(coverage.undescribed), ["User.posts", "Time"]);
  assert.equal(failed, true);
  const described = SCHEMA.replace("  posts", '  "Posts" posts').replace("scalar Time", '"Time" scalar Time');
  const files = { "old.graphql": old, "schema.graphql": described };
  assert.equal((await report(context, { files, onlyNew: "old.graphql" })).failed, false);
});

test("hidden elements are not counted", async (context) => {
  const files = { "schema.graphql": "directive @noDoc on OBJECT type Query { a: Int } type T @noDoc { a: Int }" };
  const config = { ...OPTIONS, schema: "schema.graphql", skipDocDirective: "@noDoc" };
  const { coverage } = await report(context, { files, config });
  assert.deepEqual(pathsOf(coverage.undescribed), ["Query.a", "@noDoc"]);
});

test("annotations have paths relative to the root of the repository", async (context) => {
  const folder = await folderWith(context, { "api, v1/schema.graphql": "type Query {\n  a: Int @deprecated\n}" });
  process.chdir(path.join(folder, "api, v1"));
  process.env["GITHUB_WORKSPACE"] = process.cwd().replace(/.api, v1$/u, "");
  context.after(() => {
    delete process.env["GITHUB_WORKSPACE"];
  });
  const options = /** @type {const} */ ({ config: OPTIONS, schema: "schema.graphql", format: "github" });
  const { text } = await reportCoverage(options);
  assert.deepEqual(text.split("\n"), [
    "::warning file=api%2C v1/schema.graphql,line=2,title=Without a description::Query.a has no description",
    "::warning file=api%2C v1/schema.graphql,line=2,title=Deprecated without a reason::Query.a is deprecated without a reason",
    "0% of 1 element has a description.",
  ]);
  const failing = await reportCoverage({ ...options, min: 1 });
  assert.match(failing.text, /^::error file=.*has no description$/mu);
});

test("JSON has the counts, and each gap with file, line, page and anchor", async (context) => {
  const { text } = await report(context, { format: "json" });
  const data = /** @type {{ total: object, undescribed: readonly object[] }} */ (JSON.parse(text));
  assert.deepEqual(data.total, { described: 7, count: 19, percent: 36.8 });
  const place = { url: "/api/types/objects/user#id", page: "types/objects/user", anchor: "id" };
  assert.deepEqual(
    data.undescribed.find((gap) => "path" in gap && gap.path === "User.id"),
    { path: "User.id", kind: "field", of: "Type User", file: "schema.graphql", line: 12, ...place },
  );
});

test("gaps in an introspection result have no line numbers", async (context) => {
  const { buildSchema, introspectionFromSchema } = await import("graphql");
  const introspection = JSON.stringify(introspectionFromSchema(buildSchema("type Query { a: Int }")));
  const { text } = await report(context, { files: { "schema.json": introspection }, schema: "schema.json" });
  assert.match(text, /^- Query \[`a`\]\(\/api\/operations\/queries\/a\)$/mu);
});

test("a fully described schema has 100% coverage and no list of gaps", async (context) => {
  const files = { "schema.graphql": 'type Query { "A" a: Int }' };
  const { coverage, text } = await report(context, { files, min: 100 });
  assert.equal(coverage.total.percent, 100);
  assert.doesNotMatch(text, /##/u);
});
