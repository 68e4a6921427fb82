/** @import { GraphQLArgument } from "graphql" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { GraphQLList, GraphQLScalarType } from "graphql";
import { Printer } from "../graphqlMarkdown.mjs";
import { fieldsOf } from "../schema.mjs";
import { pageIn } from "../testing.mjs";
import { defaultOf, withPrintableDefaults } from "./defaults.mjs";

const SDL = `
scalar Shape
enum Unit { METRE FOOT }
input Room { shape: Shape, unit: Unit = FOOT, tags: [String!], floor: Room }
type Query { house: House }
type House { rooms(
  a: Shape = { width: 2, doors: [1, "b", null], deep: { e: [], o: {} } }
  b: [[Shape]] = [[{ a: 1 }]]
  c: Room = { shape: [1], unit: METRE, tags: ["\\"x\\""] }
  d: ID = 5
  e: [Unit!]! = [METRE]
  f: Float = 1.5
  g: Boolean = null
  h: Int
  i: Shape = "text"
): Int }
`;

const EXPECTED = [
  '{ width: 2, doors: [1, "b", null], deep: { e: [], o: {} } }',
  "[[{ a: 1 }]]",
  '{ shape: [1], unit: METRE, tags: ["\\"x\\""] }',
  "5",
  "[METRE]",
  "1.5",
  "null",
  undefined,
  '"text"',
];

/**
 * @param {string} sdl
 * @param {(argument: GraphQLArgument) => GraphQLArgument} [change]
 */
function defaultsIn(sdl, change = (argument) => argument) {
  const { node } = pageIn(sdl, "House").entity;
  return fieldsOf(node).flatMap((field) => ("args" in field ? field.args.map((each) => defaultOf(change(each))) : []));
}

test("a default is printed as in the definition", () => {
  assert.deepEqual(defaultsIn(SDL), EXPECTED);
});

test("a default is the same in a schema without a syntax tree", () => {
  assert.deepEqual(
    defaultsIn(SDL, (argument) => ({ ...argument, astNode: undefined })),
    EXPECTED,
  );
});

test("an input field has its default", () => {
  const fields = fieldsOf(pageIn(SDL, "Room").entity.node);
  assert.deepEqual(fields.map(/** @type {any} */ (defaultOf)), [undefined, "FOOT", undefined, undefined]);
});

test("block strings and unquoted names of custom scalars stay on one line", () => {
  const all = 'a: String = """\na\nb\n""", b: S = [METRE]';
  const sdl = `scalar S type Query { house: House } type House { rooms(${all}): Int }`;
  assert.deepEqual(defaultsIn(sdl), ['"a\\nb"', "[METRE]"]);
});

test("values of code-first schemas are printed as literals", () => {
  const type = new GraphQLScalarType({ name: "Big", serialize: (value) => value });
  const element = /** @type {any} */ ({ type: new GraphQLList(type), defaultValue: { at: 12n, no: undefined } });
  assert.equal(defaultOf(element), "{ at: 12 }");
});

test("a definition differs from the tool's only in its defaults", () => {
  for (const name of ["house", "House", "Room", "Unit", "@at"]) {
    const { entity, options } = pageIn(`${SDL} directive @at(shape: Shape = [1]) on FIELD`, name);
    const code = Printer.printCode(withPrintableDefaults(entity.node), options);
    if (name === "House") assert.match(code, /a: Shape = \{ width: 2, doors: \[1, "b", null\], /u);
    else if (name === "Room") assert.match(code, /^ {2}shape: Shape\n {2}unit: Unit = FOOT\n {2}tags: \[String!\]$/mu);
    else if (name === "@at") assert.match(code, /directive @at\(\n {2}shape: Shape = \[1\]\n\) on FIELD/u);
    else assert.equal(code, Printer.printCode(entity.node, options));
  }
});
