import assert from "node:assert/strict";
import { test } from "node:test";
import { buildSchema, introspectionFromSchema, buildClientSchema, printSchema } from "graphql";
import { diff } from "@graphql-inspector/core";
import { compareSdl } from "./testing.mjs";

/** A change: its type, SDL with its [-old-] and its {+new+} words, and its page, if it has one. */
/** @typedef {readonly [type: string, sdl: string, page?: string]} Case */

const Q = "type Query { a: Int }";

/** @type {readonly Case[]} */
const CASES = [
  ["TYPE_ADDED", "{+type User { id: ID }+}", "types/objects/user"],
  ["TYPE_REMOVED", "[-type User { id: ID }-]"],
  ["TYPE_KIND_CHANGED", "[-type Foo { id: ID }-]{+enum Foo { A }+}", "types/enums/foo"],
  ["TYPE_DESCRIPTION_ADDED", '{+"s"+} scalar S', "types/scalars/s"],
  ["TYPE_DESCRIPTION_REMOVED", '[-"s"-] scalar S', "types/scalars/s"],
  ["TYPE_DESCRIPTION_CHANGED", '[-"s"-]{+"t"+} scalar S', "types/scalars/s"],
  ["FIELD_ADDED", "type Query { a: Int{+, b: Int+} }", "operations/queries/b"],
  ["FIELD_REMOVED", "type Query { a: Int[-, b: Int-] }"],
  ["FIELD_TYPE_CHANGED", "type Query { a: Int{+!+} }", "operations/queries/a"],
  ["FIELD_TYPE_CHANGED", "type Query { a: [-Int-]{+String+} }", "operations/queries/a"],
  ["FIELD_DESCRIPTION_ADDED", 'type Query { {+"a"+} a: Int }', "operations/queries/a"],
  ["FIELD_DESCRIPTION_REMOVED", 'type Query { [-"a"-] a: Int }', "operations/queries/a"],
  ["FIELD_DESCRIPTION_CHANGED", 'type Query { [-"a"-]{+"b"+} a: Int }', "operations/queries/a"],
  ["FIELD_ARGUMENT_ADDED", "type Query { a{+(x: Int!)+}: Int }", "operations/queries/a#x"],
  ["FIELD_ARGUMENT_ADDED", "type Query { a{+(x: Int)+}: Int }", "operations/queries/a#x"],
  ["FIELD_ARGUMENT_REMOVED", "type Query { a[-(x: Int)-]: Int }"],
  ["FIELD_ARGUMENT_TYPE_CHANGED", "type User { a(x: Int{+!+}): Int }", "types/objects/user#user-a-x"],
  ["FIELD_ARGUMENT_DEFAULT_CHANGED", "type Query { a(x: Int = [-1-]{+2+}): Int }", "operations/queries/a#x"],
  ["FIELD_ARGUMENT_DESCRIPTION_CHANGED", 'type Query { a({+"x"+} x: Int): Int }', "operations/queries/a#x"],
  ["OBJECT_TYPE_INTERFACE_ADDED", "interface N { a: Int } type T {+implements N+} { a: Int }", "types/objects/t"],
  ["OBJECT_TYPE_INTERFACE_REMOVED", "interface N { a: Int } type T [-implements N-] { a: Int }", "types/objects/t"],
  ["ENUM_VALUE_ADDED", "enum E { A {+B+} }", "types/enums/e#b"],
  ["ENUM_VALUE_REMOVED", "enum E { A [-B-] }"],
  ["ENUM_VALUE_DESCRIPTION_CHANGED", 'enum E { {+"a"+} A }', "types/enums/e#a"],
  ["INPUT_FIELD_ADDED", "input I { a: Int{+, b: Int+} }", "types/inputs/i#b"],
  ["INPUT_FIELD_ADDED", "input I { a: Int{+, b: Int!+} }", "types/inputs/i#b"],
  ["INPUT_FIELD_ADDED", "input I { a: Int{+, b: Int = 1+} }", "types/inputs/i#b"],
  ["INPUT_FIELD_REMOVED", "input I { a: Int[-, b: Int-] }"],
  ["INPUT_FIELD_TYPE_CHANGED", "input I { a: Int{+!+} }", "types/inputs/i#a"],
  ["INPUT_FIELD_DEFAULT_VALUE_CHANGED", "input I { a: Int {+= 1+} }", "types/inputs/i#a"],
  ["INPUT_FIELD_DESCRIPTION_ADDED", 'input I { {+"a"+} a: Int }', "types/inputs/i#a"],
  ["INPUT_FIELD_DESCRIPTION_REMOVED", 'input I { [-"a"-] a: Int }', "types/inputs/i#a"],
  ["INPUT_FIELD_DESCRIPTION_CHANGED", 'input I { [-"a"-]{+"b"+} a: Int }', "types/inputs/i#a"],
  ["UNION_MEMBER_ADDED", "type A { a: Int } type B { a: Int } union U = A {+| B+}", "types/unions/u"],
  ["UNION_MEMBER_REMOVED", "type A { a: Int } type B { a: Int } union U = A [-| B-]", "types/unions/u"],
  ["DIRECTIVE_ADDED", "{+directive @auth on FIELD+}", "operations/directives/auth"],
  ["DIRECTIVE_REMOVED", "[-directive @auth on FIELD-]"],
  ["DIRECTIVE_DESCRIPTION_CHANGED", '{+"a"+} directive @auth on FIELD', "operations/directives/auth"],
  ["DIRECTIVE_LOCATION_ADDED", "directive @auth on FIELD {+| QUERY+}", "operations/directives/auth"],
  ["DIRECTIVE_LOCATION_REMOVED", "directive @auth on FIELD [-| QUERY-]", "operations/directives/auth"],
  ["DIRECTIVE_REPEATABLE_ADDED", "directive @auth {+repeatable+} on FIELD", "operations/directives/auth"],
  ["DIRECTIVE_REPEATABLE_REMOVED", "directive @auth [-repeatable-] on FIELD", "operations/directives/auth"],
  ["DIRECTIVE_ARGUMENT_ADDED", "directive @auth{+(role: Int)+} on FIELD", "operations/directives/auth#role"],
  ["DIRECTIVE_ARGUMENT_ADDED", "directive @auth{+(role: Int!)+} on FIELD", "operations/directives/auth#role"],
  ["DIRECTIVE_ARGUMENT_REMOVED", "directive @auth[-(role: Int)-] on FIELD"],
  ["DIRECTIVE_ARGUMENT_TYPE_CHANGED", "directive @auth(role: Int{+!+}) on FIELD", "operations/directives/auth#role"],
  [
    "DIRECTIVE_ARGUMENT_DEFAULT_VALUE_CHANGED",
    "directive @auth(role: Int = [-1-]{+2+}) on FIELD",
    "operations/directives/auth#role",
  ],
  [
    "DIRECTIVE_ARGUMENT_DESCRIPTION_CHANGED",
    'directive @auth({+"r"+} role: Int) on FIELD',
    "operations/directives/auth#role",
  ],
  ["SCHEMA_MUTATION_TYPE_CHANGED", "schema { query: Query [-mutation: A-] } type Query { a: Int } type A { a: Int }"],
  [
    "DIRECTIVE_USAGE_FIELD_DEFINITION_ADDED",
    "type Query { a: Int {+@auth+} } directive @auth on FIELD_DEFINITION",
    "operations/queries/a",
  ],
  ["DIRECTIVE_USAGE_OBJECT_REMOVED", "type A [-@auth-] { a: Int } directive @auth on OBJECT", "types/objects/a"],
  ["DIRECTIVE_USAGE_INPUT_OBJECT_ADDED", "input I {+@oneOf+} { a: Int }", "types/inputs/i"],
];

/** @type {(sdl: string) => string} */
const withQuery = (sdl) => (sdl.includes("type Query") ? sdl : `${Q} ${sdl}`);

test("each kind of change has the level of GraphQL Inspector and a link", async () => {
  const levels = new Set();
  for (const [type, sdl, page] of CASES) {
    const before = withQuery(sdl.replace(/\{\+.*\+\}/u, "").replace(/\[-(.*)-\]/u, "$1"));
    const after = withQuery(sdl.replace(/\[-.*-\]/u, "").replace(/\{\+(.*)\+\}/u, "$1"));
    const own = await diff(buildSchema(before), buildSchema(after));
    const severity = own.find((change) => change.type === type)?.criticality.level;
    const level = { BREAKING: "breaking", DANGEROUS: "dangerous", NON_BREAKING: "safe" }[String(severity)];
    levels.add(level);
    const { changes } = await compareSdl(before, after, {}, true);
    const found = changes.filter((change) => change.type === type).map((change) => [change.level, change.place?.url]);
    assert.deepEqual(found, [[level, page && `/api/${page}`]], `${type}: ${sdl}`);
  }
  assert.equal(levels.size, 3);
});

/** @type {(before: string, after: string, options?: object, descriptions?: boolean) => Promise<string[]>} */
async function listed(before, after, options, descriptions) {
  const { changes } = await compareSdl(before, after, options, descriptions);
  return changes.map(({ level, status, path }) => `${level} ${status} ${path}`);
}

test("deprecations and their reasons are reported for each kind of element", async () => {
  const elements = /** @type {const} */ ([
    ["FIELD", "T.a", "type T { a: Int DEPRECATED b: Int }", "types/objects/t#a"],
    ["ARGUMENT", "T.f.a", "type T { f(a: Int DEPRECATED): Int }", "types/objects/t#t-f-a"],
    ["ARGUMENT", "@d.a", "directive @d(a: Int DEPRECATED) on FIELD", "operations/directives/d#a"],
    ["INPUT_FIELD", "I.a", "input I { a: Int DEPRECATED }", "types/inputs/i#a"],
    ["ENUM_VALUE", "E.A", "enum E { A DEPRECATED B }", "types/enums/e#a"],
  ]);
  const [default_, x, y] = ["@deprecated", '@deprecated(reason: "x")', '@deprecated(reason: "y")'];
  const cases = /** @type {const} */ ([
    ["", default_, "ADDED", "deprecated"],
    ["", x, "ADDED", "deprecated"],
    [default_, "", "REMOVED", "changed"],
    [x, "", "REMOVED", "changed"],
    [default_, x, "REASON_CHANGED", "changed"],
    [x, default_, "REASON_CHANGED", "changed"],
    [x, y, "REASON_CHANGED", "changed"],
  ]);
  for (const [kind, path, sdl, page] of elements) {
    for (const [old, current, type, status] of cases) {
      const [before, after] = [old, current].map((each) => `${Q} ${sdl.replace("DEPRECATED", each)}`);
      const { changes } = await compareSdl(before ?? "", after ?? "");
      assert.deepEqual(
        changes.map((change) => [change.type, change.level, change.status, change.path, change.place?.url]),
        [[`${kind}_DEPRECATION_${type}`, "safe", status, path, `/api/${page}`]],
        `${String(before)} -> ${String(after)}`,
      );
    }
  }
});

test("a new type is one change, without its fields", async () => {
  const after = `${Q} "A type" type User { "An id" id(x: Int): ID @deprecated } enum E { A }`;
  assert.deepEqual(await listed(Q, after, {}, true), ["safe added User", "safe added E"]);
});

test("a new root type or namespace is listed by its operations", async () => {
  const after = `type Query { a: Int, shop: ShopQuery } type ShopQuery { item(id: ID): Int @deprecated }
    type Mutation { "Adds a user" addUser(name: String): Int }`;
  const { changes } = await compareSdl(Q, after, {}, true);
  assert.deepEqual(
    changes.map(({ status, path, owner, place }) => [status, path, `${owner.kind} ${owner.name}`, place?.page]),
    [
      ["changed", "", "Schema ", undefined],
      ["added", "ShopQuery.item", "Query shop.item", "operations/queries/shop/item"],
      ["added", "Mutation.addUser", "Mutation addUser", "operations/mutations/add-user"],
      ["added", "Query.shop", "Type Query", undefined],
    ],
  );
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

test("deprecated: skip lists a new deprecation, but no removal of a deprecated field", async () => {
  const options = { printTypeOptions: { deprecated: "skip" } };
  const current = "type Query { a: Int, b: Int }";
  const old = 'type Query { a: Int, b: Int @deprecated(reason: "Use a") }';
  const { changes } = await compareSdl(current, old, options);
  assert.deepEqual(
    changes.map(({ level, status, path, deprecation, place }) => ({ level, status, path, deprecation, place })),
    [{ level: "safe", status: "deprecated", path: "Query.b", deprecation: "Use a", place: undefined }],
  );
  assert.deepEqual(await listed(old, Q, options), []);
  assert.deepEqual(await listed(current, Q, options), ["breaking removed Query.b"]);
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
