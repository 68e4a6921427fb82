import { buildSchema, introspectionFromSchema } from "graphql";
import { describe, expect, it } from "vitest";
import type { SchemaFacts } from "@site/src/plugins/playground/browser/options";
import { noFacts } from "../../../../playground/noFacts";
import { optionsWith } from "../../../../playground/options";
import { exampleSchema } from "../../../../playground/schemas";
import { lastOf } from "./answers";
import { startWorker } from "./bundledWorker";

/** A schema with directives on all elements that the tool supports, and on some others. */
const annotated = `
directive @internal(why: Reason) on OBJECT | FIELD_DEFINITION | ENUM_VALUE | ARGUMENT_DEFINITION | INPUT_OBJECT
directive @public on OBJECT | FIELD_DEFINITION
directive @input on INPUT_FIELD_DEFINITION
directive @member on UNION
directive @unused(tag: Label) on SCALAR
directive @doc(group: String, kind: Reason, order: Int) on OBJECT | FIELD_DEFINITION
directive @sample(data: String) on FIELD_DEFINITION | SCALAR
directive @cached(seconds: Int) on QUERY | VARIABLE_DEFINITION
enum Reason { OLD NEW @internal }
scalar Label
scalar Day @sample(data: "2024-05-31")
type Query {
  user(id: ID @internal): User @public @doc(group: "People")
  secret: Secret @internal
  old: Int @deprecated
}
type User @public @doc(group: "People") { name: String @internal @sample(data: "Ann") pet(at: Day, b: Int @internal): Pet @public }
type Pet @doc(group: "Animals") { id: ID @deprecated(reason: "Gone.") kind: Reason }
type Secret @internal @doc(kind: OLD) { id: ID @public }
input Wish @internal { a: Int @input  b: Int @deprecated }
input Want { a: Int @input }
union Any @member = User | Pet
`;

const introspected = JSON.stringify(introspectionFromSchema(buildSchema(annotated)));

const worker = await startWorker();

const factsOf = async (source: string): Promise<SchemaFacts> =>
  lastOf(await worker.ask({ source, options: optionsWith() }), "files").facts;

describe("the facts about a schema", () => {
  it("are its directives, deprecated elements and string arguments", async () => {
    expect(await factsOf(annotated)).toEqual({
      directives: ["internal", "public", "input", "member", "unused", "doc", "sample"],
      // Counts operations, fields, arguments and enum values.
      deprecated: 3,
      // The most useful first: many pages in few groups.
      groupings: [
        { directive: "doc", field: "group", groups: 2, pages: 3 },
        { directive: "sample", field: "data", groups: 1, pages: 1 },
      ],
      // Counts types and operations, not their fields.
      entitiesWith: new Map([
        ["public", 2],
        ["doc", 4],
        ["internal", 3],
        ["deprecated", 1],
        ["member", 1],
        ["sample", 1],
      ]),
      // Directives named like examples come first.
      examples: [
        { directive: "sample", field: "data", values: 2 },
        { directive: "doc", field: "group", values: 3 },
      ],
    } satisfies SchemaFacts);
  });

  it("count groups like the tool", async () => {
    const source = exampleSchema("group-by");
    const { directive = "", field = "", groups, pages } = (await factsOf(source)).groupings[0] ?? {};
    expect([directive, field]).toEqual(["doc", "category"]);
    const options = optionsWith({ groupByDirective: { directive, field, fallback: "" } });
    const { files } = lastOf(await worker.ask({ source, options }), "files");
    const found = files.flatMap(({ entities = [] }) => entities.map(({ group }) => group));
    const named = found.filter((group) => group !== "Miscellaneous");
    expect([new Set(named).size, named.length]).toEqual([groups, pages]);
  });

  it("contain no groups or examples without applied directives, as in introspection", async () => {
    expect(await factsOf(introspected)).toMatchObject({ groupings: [], examples: [] });
    expect(await factsOf("type Query { a: Int }")).toEqual(noFacts);
  });
});
