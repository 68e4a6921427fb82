import { buildSchema } from "graphql";
import { expect, it, vi } from "vitest";
import { factsOf } from "@site/src/plugins/playground/browser/worker/schemaFacts";

const tool = vi.hoisted(() => ({
  group: { getGroupName: vi.fn() },
  introspection: { getTypeDirectiveArgValue: vi.fn() },
}));

vi.mock("@site/src/plugins/playground/browser/worker/tool/run", () => ({ tool }));

it("collecting facts asks the tool only for arguments of applied directives", () => {
  const declared = Array.from(
    { length: 20 },
    (_, at) => `directive @d${String(at)}(a: String) on OBJECT | FIELD_DEFINITION`,
  );
  const types = Array.from({ length: 100 }, (_, at) => `type T${String(at)} { a: Int b: Int }`);
  const applied = `type Pet @d1(a: "x") @d2(a: "y") { name: String @d1(a: "z") }`;
  const schema = buildSchema([...declared, ...types, applied].join("\n"));
  factsOf(schema, { objects: schema.getTypeMap() });
  // Only types and operations have groups, but their fields have examples, too.
  expect(tool.group.getGroupName).toHaveBeenCalledTimes(2);
  expect(tool.introspection.getTypeDirectiveArgValue).toHaveBeenCalledTimes(3);
});
