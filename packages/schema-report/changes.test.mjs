import assert from "node:assert/strict";
import { test } from "node:test";
import { buildSchema, introspectionFromSchema, buildClientSchema, printSchema } from "graphql";
import { diff } from "@graphql-inspector/core";
import { compareSdl } from "./testing.mjs";

/** A change: its type, the old and the new SDL, its level, and the link, which a removed element does not have. */
/** @typedef {readonly [type: string, before: string, after: string, level: string, url: string | undefined]} Case */

const Q = "type Query { a: Int }";

/** @type {readonly Case[]} */
const CASES = [
  ["TYPE_ADDED", Q, `${Q} type User { id: ID }`, "safe", "/api/types/objects/user"],
  ["TYPE_REMOVED", `${Q} type User { id: ID }`, Q, "breaking", undefined],
  ["TYPE_KIND_CHANGED", `${Q} type Foo { id: ID }`, `${Q} enum Foo { A }`, "breaking", "/api/types/enums/foo"],
  ["TYPE_DESCRIPTION_ADDED", `${Q} scalar S`, `${Q} "s" scalar S`, "safe", "/api/types/scalars/s"],
  ["TYPE_DESCRIPTION_REMOVED", `${Q} "s" scalar S`, `${Q} scalar S`, "safe", "/api/types/scalars/s"],
  ["TYPE_DESCRIPTION_CHANGED", `${Q} "s" scalar S`, `${Q} "t" scalar S`, "safe", "/api/types/scalars/s"],
  ["FIELD_ADDED", Q, "type Query { a: Int, b: Int }", "safe", "/api/operations/queries/b"],
  ["FIELD_REMOVED", "type Query { a: Int, b: Int }", Q, "breaking", undefined],
  ["FIELD_TYPE_CHANGED", Q, "type Query { a: Int! }", "safe", "/api/operations/queries/a"],
  ["FIELD_TYPE_CHANGED", Q, "type Query { a: String }", "breaking", "/api/operations/queries/a"],
  ["FIELD_DESCRIPTION_ADDED", Q, 'type Query { "a" a: Int }', "safe", "/api/operations/queries/a"],
  ["FIELD_DESCRIPTION_REMOVED", 'type Query { "a" a: Int }', Q, "safe", "/api/operations/queries/a"],
  [
    "FIELD_DESCRIPTION_CHANGED",
    'type Query { "a" a: Int }',
    'type Query { "b" a: Int }',
    "safe",
    "/api/operations/queries/a",
  ],
  ["FIELD_DEPRECATION_ADDED", Q, "type Query { a: Int @deprecated }", "safe", "/api/operations/queries/a"],
  ["FIELD_DEPRECATION_REMOVED", "type Query { a: Int @deprecated }", Q, "safe", "/api/operations/queries/a"],
  [
    "FIELD_DEPRECATION_REASON_CHANGED",
    'type Query { a: Int @deprecated(reason: "x") }',
    'type Query { a: Int @deprecated(reason: "y") }',
    "safe",
    "/api/operations/queries/a",
  ],
  [
    "FIELD_DEPRECATION_REASON_ADDED",
    "type Query { a: Int @deprecated }",
    'type Query { a: Int @deprecated(reason: "y") }',
    "safe",
    "/api/operations/queries/a",
  ],
  ["FIELD_ARGUMENT_ADDED", Q, "type Query { a(x: Int!): Int }", "breaking", "/api/operations/queries/a#x"],
  ["FIELD_ARGUMENT_ADDED", Q, "type Query { a(x: Int): Int }", "dangerous", "/api/operations/queries/a#x"],
  ["FIELD_ARGUMENT_REMOVED", "type Query { a(x: Int): Int }", Q, "breaking", undefined],
  [
    "FIELD_ARGUMENT_TYPE_CHANGED",
    `${Q} type User { a(x: Int): Int }`,
    `${Q} type User { a(x: Int!): Int }`,
    "breaking",
    "/api/types/objects/user#user-a-x",
  ],
  [
    "FIELD_ARGUMENT_DEFAULT_CHANGED",
    "type Query { a(x: Int = 1): Int }",
    "type Query { a(x: Int = 2): Int }",
    "dangerous",
    "/api/operations/queries/a#x",
  ],
  [
    "FIELD_ARGUMENT_DESCRIPTION_CHANGED",
    "type Query { a(x: Int): Int }",
    'type Query { a("x" x: Int): Int }',
    "safe",
    "/api/operations/queries/a#x",
  ],
  [
    "OBJECT_TYPE_INTERFACE_ADDED",
    `${Q} interface N { a: Int } type T { a: Int }`,
    `${Q} interface N { a: Int } type T implements N { a: Int }`,
    "dangerous",
    "/api/types/objects/t",
  ],
  [
    "OBJECT_TYPE_INTERFACE_REMOVED",
    `${Q} interface N { a: Int } type T implements N { a: Int }`,
    `${Q} interface N { a: Int } type T { a: Int }`,
    "breaking",
    "/api/types/objects/t",
  ],
  ["ENUM_VALUE_ADDED", `${Q} enum E { A }`, `${Q} enum E { A B }`, "dangerous", "/api/types/enums/e#b"],
  ["ENUM_VALUE_REMOVED", `${Q} enum E { A B }`, `${Q} enum E { A }`, "breaking", undefined],
  ["ENUM_VALUE_DESCRIPTION_CHANGED", `${Q} enum E { A }`, `${Q} enum E { "a" A }`, "safe", "/api/types/enums/e#a"],
  [
    "ENUM_VALUE_DEPRECATION_REASON_ADDED",
    `${Q} enum E { A }`,
    `${Q} enum E { A @deprecated }`,
    "safe",
    "/api/types/enums/e#a",
  ],
  [
    "ENUM_VALUE_DEPRECATION_REASON_REMOVED",
    `${Q} enum E { A @deprecated(reason: "x") }`,
    `${Q} enum E { A }`,
    "safe",
    "/api/types/enums/e#a",
  ],
  [
    "ENUM_VALUE_DEPRECATION_REASON_CHANGED",
    `${Q} enum E { A @deprecated(reason: "x") }`,
    `${Q} enum E { A @deprecated(reason: "y") }`,
    "safe",
    "/api/types/enums/e#a",
  ],
  ["INPUT_FIELD_ADDED", `${Q} input I { a: Int }`, `${Q} input I { a: Int, b: Int }`, "safe", "/api/types/inputs/i#b"],
  [
    "INPUT_FIELD_ADDED",
    `${Q} input I { a: Int }`,
    `${Q} input I { a: Int, b: Int! }`,
    "breaking",
    "/api/types/inputs/i#b",
  ],
  [
    "INPUT_FIELD_ADDED",
    `${Q} input I { a: Int }`,
    `${Q} input I { a: Int, b: Int = 1 }`,
    "dangerous",
    "/api/types/inputs/i#b",
  ],
  ["INPUT_FIELD_REMOVED", `${Q} input I { a: Int, b: Int }`, `${Q} input I { a: Int }`, "breaking", undefined],
  [
    "INPUT_FIELD_TYPE_CHANGED",
    `${Q} input I { a: Int }`,
    `${Q} input I { a: Int! }`,
    "breaking",
    "/api/types/inputs/i#a",
  ],
  [
    "INPUT_FIELD_DEFAULT_VALUE_CHANGED",
    `${Q} input I { a: Int }`,
    `${Q} input I { a: Int = 1 }`,
    "dangerous",
    "/api/types/inputs/i#a",
  ],
  [
    "INPUT_FIELD_DESCRIPTION_ADDED",
    `${Q} input I { a: Int }`,
    `${Q} input I { "a" a: Int }`,
    "safe",
    "/api/types/inputs/i#a",
  ],
  [
    "INPUT_FIELD_DESCRIPTION_REMOVED",
    `${Q} input I { "a" a: Int }`,
    `${Q} input I { a: Int }`,
    "safe",
    "/api/types/inputs/i#a",
  ],
  [
    "INPUT_FIELD_DESCRIPTION_CHANGED",
    `${Q} input I { "a" a: Int }`,
    `${Q} input I { "b" a: Int }`,
    "safe",
    "/api/types/inputs/i#a",
  ],
  [
    "UNION_MEMBER_ADDED",
    `${Q} type A { a: Int } type B { a: Int } union U = A`,
    `${Q} type A { a: Int } type B { a: Int } union U = A | B`,
    "dangerous",
    "/api/types/unions/u",
  ],
  [
    "UNION_MEMBER_REMOVED",
    `${Q} type A { a: Int } type B { a: Int } union U = A | B`,
    `${Q} type A { a: Int } type B { a: Int } union U = A`,
    "breaking",
    "/api/types/unions/u",
  ],
  ["DIRECTIVE_ADDED", Q, `${Q} directive @auth on FIELD`, "safe", "/api/operations/directives/auth"],
  ["DIRECTIVE_REMOVED", `${Q} directive @auth on FIELD`, Q, "breaking", undefined],
  [
    "DIRECTIVE_DESCRIPTION_CHANGED",
    `${Q} directive @auth on FIELD`,
    `${Q} "a" directive @auth on FIELD`,
    "safe",
    "/api/operations/directives/auth",
  ],
  [
    "DIRECTIVE_LOCATION_ADDED",
    `${Q} directive @auth on FIELD`,
    `${Q} directive @auth on FIELD | QUERY`,
    "safe",
    "/api/operations/directives/auth",
  ],
  [
    "DIRECTIVE_LOCATION_REMOVED",
    `${Q} directive @auth on FIELD | QUERY`,
    `${Q} directive @auth on FIELD`,
    "breaking",
    "/api/operations/directives/auth",
  ],
  [
    "DIRECTIVE_REPEATABLE_ADDED",
    `${Q} directive @auth on FIELD`,
    `${Q} directive @auth repeatable on FIELD`,
    "safe",
    "/api/operations/directives/auth",
  ],
  [
    "DIRECTIVE_REPEATABLE_REMOVED",
    `${Q} directive @auth repeatable on FIELD`,
    `${Q} directive @auth on FIELD`,
    "dangerous",
    "/api/operations/directives/auth",
  ],
  [
    "DIRECTIVE_ARGUMENT_ADDED",
    `${Q} directive @auth on FIELD`,
    `${Q} directive @auth(role: Int) on FIELD`,
    "safe",
    "/api/operations/directives/auth#role",
  ],
  [
    "DIRECTIVE_ARGUMENT_ADDED",
    `${Q} directive @auth on FIELD`,
    `${Q} directive @auth(role: Int!) on FIELD`,
    "breaking",
    "/api/operations/directives/auth#role",
  ],
  [
    "DIRECTIVE_ARGUMENT_REMOVED",
    `${Q} directive @auth(role: Int) on FIELD`,
    `${Q} directive @auth on FIELD`,
    "breaking",
    undefined,
  ],
  [
    "DIRECTIVE_ARGUMENT_TYPE_CHANGED",
    `${Q} directive @auth(role: Int) on FIELD`,
    `${Q} directive @auth(role: Int!) on FIELD`,
    "breaking",
    "/api/operations/directives/auth#role",
  ],
  [
    "DIRECTIVE_ARGUMENT_DEFAULT_VALUE_CHANGED",
    `${Q} directive @auth(role: Int = 1) on FIELD`,
    `${Q} directive @auth(role: Int = 2) on FIELD`,
    "dangerous",
    "/api/operations/directives/auth#role",
  ],
  [
    "DIRECTIVE_ARGUMENT_DESCRIPTION_CHANGED",
    `${Q} directive @auth(role: Int) on FIELD`,
    `${Q} directive @auth("r" role: Int) on FIELD`,
    "safe",
    "/api/operations/directives/auth#role",
  ],
  [
    "SCHEMA_MUTATION_TYPE_CHANGED",
    `schema { query: Query mutation: A } ${Q} type A { a: Int }`,
    `schema { query: Query } ${Q} type A { a: Int }`,
    "breaking",
    undefined,
  ],
  [
    "DIRECTIVE_USAGE_FIELD_DEFINITION_ADDED",
    `${Q} directive @auth on FIELD_DEFINITION`,
    "type Query { a: Int @auth } directive @auth on FIELD_DEFINITION",
    "dangerous",
    "/api/operations/queries/a",
  ],
  [
    "DIRECTIVE_USAGE_OBJECT_REMOVED",
    `${Q} type A @auth { a: Int } directive @auth on OBJECT`,
    `${Q} type A { a: Int } directive @auth on OBJECT`,
    "dangerous",
    "/api/types/objects/a",
  ],
  [
    "DIRECTIVE_USAGE_INPUT_OBJECT_ADDED",
    `${Q} input I { a: Int }`,
    `${Q} input I @oneOf { a: Int }`,
    "breaking",
    "/api/types/inputs/i",
  ],
  [
    "DIRECTIVE_USAGE_ARGUMENT_DEFINITION_ADDED",
    "type Query { a(x: Int): Int }",
    "type Query { a(x: Int @deprecated): Int }",
    "safe",
    "/api/operations/queries/a#x",
  ],
];

test("each kind of change has the level of GraphQL Inspector and a link", async () => {
  assert.ok(new Set(CASES.map(([type]) => type)).size >= 40);
  for (const [type, before, after, level, url] of CASES) {
    const { changes } = await compareSdl(before, after, {}, true);
    const found = changes.filter((change) => change.type === type);
    assert.deepEqual(
      found.map((change) => ({ level: change.level, url: change.place?.url })),
      [{ level, url }],
      `${type}: ${before} -> ${after}`,
    );
    const own = await diff(buildSchema(before), buildSchema(after));
    const severity = own.find((change) => change.type === type)?.criticality.level;
    assert.equal({ BREAKING: "breaking", DANGEROUS: "dangerous", NON_BREAKING: "safe" }[String(severity)], level, type);
  }
});

/** @type {(before: string, after: string, options?: object, descriptions?: boolean) => Promise<string[]>} */
async function listed(before, after, options, descriptions) {
  const { changes } = await compareSdl(before, after, options, descriptions);
  return changes.map(({ level, status, path }) => `${level} ${status} ${path}`);
}

test("a new type is one change, without its fields", async () => {
  const after = `${Q} "A type" type User { "An id" id(x: Int): ID @deprecated } enum E { A }`;
  assert.deepEqual(await listed(Q, after, {}, true), ["safe added User", "safe added E"]);
});

test("a removed field is listed beside an interface that was added", async () => {
  const before = `${Q} interface N { a: Int } type T { a: Int, b: Int }`;
  const after = `${Q} interface N { a: Int } type T implements N { a: Int }`;
  assert.deepEqual(await listed(before, after), ["dangerous changed T", "breaking removed T.b"]);
});

test("descriptions are listed only on request", async () => {
  const after = 'type Query { "b" a: Int }';
  assert.deepEqual(await listed(Q, after), []);
  assert.deepEqual(await listed(Q, after, {}, true), ["safe changed Query.a"]);
});

test("comparing a schema with itself finds no changes", async () => {
  const sdl = `${Q} type User { id(x: Int = 1): ID @deprecated }`;
  assert.deepEqual(await listed(sdl, sdl), []);
});

test("elements that skipDocDirective hides are skipped", async () => {
  const options = { skipDocDirective: ["@noDoc"] };
  const directive = "directive @noDoc on OBJECT | FIELD_DEFINITION | ENUM_VALUE | ARGUMENT_DEFINITION";
  const before = `${directive} type Query { a: Int } type T @noDoc { a: Int } enum E { A B @noDoc }`;
  const after = `${directive} type Query { a(x: Int! @noDoc): Int, b: Int @noDoc } type T @noDoc { b: Int } enum E { A }`;
  assert.deepEqual(await listed(before, after, options), []);
});

test("hiding an element counts as a removal, and showing one as an addition", async () => {
  const options = { skipDocDirective: ["@noDoc"] };
  const directive = "directive @noDoc on OBJECT | FIELD_DEFINITION";
  const before = `${directive} type Query { a: Int, b: Int } type T @noDoc { a: Int }`;
  const after = `${directive} type Query { a: Int, b: Int @noDoc } type T { a: Int }`;
  assert.deepEqual(await listed(before, after, options), ["breaking removed Query.b", "safe added T"]);
});

test("elements without the directive of onlyDocDirective are skipped", async () => {
  const options = { onlyDocDirective: ["@public"] };
  const directive = "directive @public on FIELD_DEFINITION";
  const before = `${directive} type Query { a: Int @public, b: Int }`;
  assert.deepEqual(await listed(before, `${directive} type Query { a: Int @public }`, options), []);
  assert.deepEqual(await listed(before, `${directive} type Query { b: Int }`, options), ["breaking removed Query.a"]);
});

test("deprecated: skip lists a new deprecation, but not a removed deprecated field", async () => {
  const options = { printTypeOptions: { deprecated: "skip" } };
  const [current, old, gone] = [
    "type Query { a: Int, b: Int }",
    'type Query { a: Int, b: Int @deprecated(reason: "Use a") }',
    Q,
  ];
  const { changes } = await compareSdl(current, old, options);
  assert.deepEqual(
    changes.map(({ level, status, path, deprecation, place }) => ({ level, status, path, deprecation, place })),
    [{ level: "safe", status: "deprecated", path: "Query.b", deprecation: "Use a", place: undefined }],
  );
  assert.deepEqual(await listed(old, gone, options), []);
  assert.deepEqual(await listed(current, gone, options), ["breaking removed Query.b"]);
});

test("a rename is a removal and an addition", async () => {
  const before = `${Q} type Old { a: Int }`;
  assert.deepEqual(await listed(before, `${Q} type New { a: Int }`), ["safe added New", "breaking removed Old"]);
});

test("moving a type to another group is not a change, and links lead to the new folder", async () => {
  const options = { groupByDirective: { directive: "doc", field: "category", fallback: "Common" } };
  const directive = "directive @doc(category: String) on OBJECT";
  const before = `${directive} ${Q} type User @doc(category: "People") { id: ID }`;
  const after = `${directive} ${Q} type User @doc(category: "Accounts") { id: ID! }`;
  const { changes } = await compareSdl(before, after, options);
  assert.deepEqual(
    changes.map(({ path, place }) => [path, place?.url]),
    [["User.id", "/api/accounts/types/objects/user#id"]],
  );
});

test("a directive that SDL from introspection lacks is reported as a change", async () => {
  const sdl = 'directive @auth on FIELD_DEFINITION type Query { "a" a: Int @auth, b(x: Int): Int @deprecated }';
  const introspected = printSchema(
    buildClientSchema(introspectionFromSchema(buildSchema(sdl), { descriptions: false })),
  );
  assert.deepEqual(await listed(introspected, sdl), ["dangerous changed Query.a"]);
  assert.deepEqual(await listed(introspected, introspected), []);
});
