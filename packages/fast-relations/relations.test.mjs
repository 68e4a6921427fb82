/**
 * Compares the relations that `relations.mjs` finds with those of the installed release of the tool: `node --test`. Run it
 * where `@graphql-markdown/cli` is installed, for instance after you have changed a hash in `relations.mjs`.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname } from "node:path";
import process from "node:process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { mentionsIn, speedUp, speedUpKnown } from "./relations.mjs";

/** @typedef {import("./relations.mjs").Modules} Modules */
/** @typedef {{ buildSchema: (sdl: string) => { getTypeMap: () => Record<string, { name: string }> } }} GraphQL */

// Stops `relations.mjs` from replacing functions when the tool is required: the tests need the original functions first.
process.env["GRAPHQL_MARKDOWN_FASTER"] = "0";

const requireHere = createRequire(import.meta.url);

/**
 * Loads a dependency of the tool, which the project itself may not be able to resolve.
 *
 * @type {(name: string) => unknown}
 */
const load = ["@graphql-markdown/core", "@graphql-markdown/graphql"].reduce(
  (from, name) => createRequire(from.resolve(name)),
  createRequire(requireHere.resolve("@graphql-markdown/cli")),
);
const { buildSchema } = /** @type {GraphQL} */ (load("graphql"));
const tool = /** @type {Modules["introspection"] & Modules["relation"]} */ (load("@graphql-markdown/graphql"));
/** @param {string} module */
const loadModule = (module) => load(`@graphql-markdown/graphql/${module}`);

/** Copies of the tool's modules with the functions before they are replaced. */
const introspection = { .../** @type {Record<string, unknown>} */ (loadModule("introspection")) };
const relation = { .../** @type {Record<string, unknown>} */ (loadModule("relation")) };

const schema = buildSchema(`
  directive @until(year: Year, tags: [Tag!]) on OBJECT | FIELD_DEFINITION
  interface Node { id: ID! }
  interface Named implements Node { id: ID!, name: String, friends(first: Int, filter: Filter): [Named!] }
  type Pet implements Named & Node { id: ID!, name: String, friends(first: Int, filter: Filter): [Named!], owner(since: Year): Owner }
  type Owner implements Node { id: ID!, pets: [Pet!]!, old: Pet @deprecated, constructor: Tag }
  type ShopQuery { pet(filter: Filter!): Pet, deep: DeepShopQuery }
  type DeepShopQuery { owners: [Owner] }
  union Anyone = Pet | Owner
  input Filter { tags: [Tag!], not: Filter, since: Year @deprecated }
  enum Tag { OLD, NEW @deprecated }
  scalar Year
  type Query { anyone: Anyone, pets(filter: Filter, tag: Tag): [Pet!]!, shop: ShopQuery }
  type Mutation { adopt(pet: ID!, filter: Filter): Pet, leave: Pet @deprecated }
  type Subscription { adopted(tags: [Tag]): Pet }
`);

/** Lists the names of the related entities of every type, by relation and category, in order. */
function relations() {
  const types = [...Object.values(schema.getTypeMap()), undefined];
  return types.flatMap((type) =>
    /** @type {const} */ (["getRelationOfReturn", "getRelationOfField", "getRelationOfImplementation"]).map((name) => {
      const found = /** @type {Record<string, { name: string }[]>} */ (tool[name](type, tool.getSchemaMap(schema)));
      const names = Object.entries(found).map(([category, entities]) => [category, entities.map((each) => each.name)]);
      return [type?.name, name, names];
    }),
  );
}

test("The replaced functions find the same relations of every type, in the same order", () => {
  const before = relations();
  assert.notEqual(tool.getSchemaMap(schema), tool.getSchemaMap(schema));

  assert.equal(speedUpKnown(loadModule), undefined);

  assert.deepEqual(relations(), before);
  assert.equal(tool.getSchemaMap(schema), tool.getSchemaMap(schema));
  const found = JSON.stringify(before);
  for (const name of ["shop.deep.owners", "anyone", "adopted", "Filter", "Anyone", "until"])
    assert.ok(found.includes(`"${name}"`), name);
});

test("A hook that changes the schema map does not change the relations", () => {
  const before = relations();
  const other = buildSchema("type Query { a: A } type A { b: A }");
  const given = /** @type {Record<string, object>} */ (tool.getSchemaMap(other));
  given["objects"] = {};
  assert.deepEqual(Object.keys(tool.getSchemaMap(other)["objects"] ?? {}), ["A"]);
  assert.deepEqual(relations(), before);
});

test("A missing schema or schema map is passed to the tool", () => {
  assert.deepEqual(tool.getRelationOfField({ name: "Pet" }, undefined), {});
  assert.equal(tool.getSchemaMap(undefined)["objects"], undefined);
});

test("mentionsIn lists the entities that mention a type", () => {
  const mentions = mentionsIn(tool.getSchemaMap(schema));
  /** @param {string} name */
  const mentioning = (name) =>
    Object.entries(mentions.get(name) ?? {}).flatMap(([category, entities]) =>
      Object.keys(entities ?? {}).map((entity) => `${category} ${entity}`),
    );
  assert.deepEqual(mentioning("Year"), ["directives until", "objects Pet", "inputs Filter"]);
  assert.deepEqual(mentioning("Node"), ["objects Pet", "objects Owner", "interfaces Named"]);
  assert.deepEqual(mentioning("Owner"), ["queries shop.deep.owners", "objects Pet", "unions Anyone"]);
});

test("Modules that are already fast are not changed", () => {
  const modules = /** @type {Modules} */ ({
    introspection: loadModule("introspection"),
    relation: loadModule("relation"),
  });
  const { getSchemaMap } = modules.introspection;
  speedUp(modules);
  assert.equal(modules.introspection.getSchemaMap, getSchemaMap);
});

/**
 * Tries to speed up a copy of the tool in which some functions are replaced.
 *
 * @param {Record<string, unknown>} patch functions by name; undefined removes a function
 */
function trySpeedUp(patch) {
  const all = { introspection: { ...introspection }, relation: { ...relation } };
  for (const [name, code] of Object.entries(patch)) {
    const module = /** @type {Record<string, unknown>} */ (name in introspection ? all.introspection : all.relation);
    module[name] = code;
  }
  const { getSchemaMap } = all.introspection;
  const reason = speedUpKnown((name) => all[name]);
  return { reason, isFast: all.introspection["getSchemaMap"] !== getSchemaMap };
}

/**
 * Makes a function whose `toString` returns the changed source of a function of the tool.
 *
 * @param {string} name
 * @param {(source: string) => string} change
 */
function withChangedSource(name, change) {
  const functions = /** @type {Record<string, unknown>} */ ({ ...introspection, ...relation });
  const source = change(String(functions[name]));
  return Object.assign(() => undefined, { toString: () => source });
}

test("Known functions are replaced, whatever their white space", () => {
  assert.deepEqual(trySpeedUp({}), { reason: undefined, isFast: true });
  const indented = withChangedSource("getRelationOfField", (source) => source.replaceAll("    ", "\t"));
  assert.deepEqual(trySpeedUp({ getRelationOfField: indented }), { reason: undefined, isFast: true });
});

for (const name of [
  "getSchemaMap",
  "getRelationOfReturn",
  "getRelationOfField",
  "getRelationOfImplementation",
  "getRelationOfInterface",
  "getRelationOfUnion",
  "_getFields",
]) {
  test(`A changed ${name} is reported, and nothing is replaced`, () => {
    const { reason, isFast } = trySpeedUp({ [name]: withChangedSource(name, (source) => `${source};`) });
    assert.equal(isFast, false);
    assert.match(
      reason ?? "",
      new RegExp(`^does not know these functions of @graphql-markdown/graphql: ${name} [0-9a-f]{16}$`, "u"),
    );
  });
}

test("A copy without one of the functions is not changed", () => {
  const { reason, isFast } = trySpeedUp({ getRelationOfUnion: undefined });
  assert.equal(isFast, false);
  assert.match(reason ?? "", /: getRelationOfUnion \(missing\)$/u);
});

test("A copy whose modules cannot be loaded is not changed, and the reason is reported", () => {
  const reason = speedUpKnown(() => {
    throw new Error("not exported");
  });
  assert.equal(reason, "cannot load the functions of @graphql-markdown/graphql (Error: not exported)");
});

test("Processes in other folders find the file, however NODE_OPTIONS names it", () => {
  const folder = dirname(fileURLToPath(import.meta.url));
  const { href } = new URL("relations.mjs", import.meta.url);
  const script = "console.log(process.env.NODE_OPTIONS)";
  const nested = `require("child_process").execFileSync(process.execPath, ["-e", ${JSON.stringify(script)}], { cwd: ${JSON.stringify(tmpdir())}, stdio: "inherit" })`;
  for (const options of [
    ["--import ./relations.mjs", `--import ${href}`],
    ['--no-warnings --import="./relations.mjs"', `--no-warnings --import=${href}`],
    [`--import ${href} --import ./relations.mjs --no-warnings`, `--import ${href} --import ${href} --no-warnings`],
  ]) {
    const [given = "", wanted] = options;
    const env = { ...process.env, NODE_OPTIONS: given };
    const printed = execFileSync(process.execPath, ["-e", nested], { cwd: folder, env, encoding: "utf8" });
    assert.equal(printed.trim(), wanted);
  }
});
