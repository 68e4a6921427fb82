import { buildSchema, introspectionFromSchema } from "graphql";
import { beforeAll, describe, expect, it } from "vitest";
import type { PlaygroundOptions, SchemaFacts } from "@site/src/plugins/playground/browser/options";
import type { GeneratedFile } from "@site/src/plugins/playground/browser/protocol";
import { isComplete } from "../../../../matrix";
import { bigSchema } from "../../../../playground/bigSchema";
import { optionsWith } from "../../../../playground/options";
import { exampleSchema } from "../../../../playground/schemas";
import { lastOf } from "./answers";
import { bundleWorker } from "./bundledWorker";
import type { RunningWorker } from "./bundledWorker";

/** Directives at everything that the tool looks at, and at some things that it does not. */
const annotated = `
directive @internal(why: Reason) on OBJECT | FIELD_DEFINITION | ENUM_VALUE | ARGUMENT_DEFINITION | INPUT_OBJECT
directive @public on OBJECT | FIELD_DEFINITION
directive @input on INPUT_FIELD_DEFINITION
directive @member on UNION
directive @unused(tag: Label) on SCALAR
directive @doc(group: String, kind: Reason, order: Int) on OBJECT | FIELD_DEFINITION
directive @sample(data: String) on FIELD_DEFINITION | SCALAR
directive @cached(seconds: Int) on QUERY
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

let worker: RunningWorker;

beforeAll(async () => {
  worker = (await bundleWorker()).start();
});

interface Run {
  readonly facts: SchemaFacts;
  readonly files: readonly GeneratedFile[];
}

const runs = new Map<string, Promise<Run>>();

/** A run of the tool; the same one is not repeated. */
function run(source: string, chosen: Partial<PlaygroundOptions>): Promise<Run> {
  const options = optionsWith(chosen);
  const key = JSON.stringify([source, options]);
  const known = runs.get(key) ?? worker.ask({ source, options }).then((said) => lastOf(said, "files"));
  runs.set(key, known);
  return known;
}

describe("what a schema has for options", () => {
  it("lists the directives that it declares for pages and their parts", async () => {
    const { directives } = (await run(annotated, {})).facts;
    expect(directives).toEqual(["internal", "public", "input", "member", "unused", "doc", "sample"]);
  });

  it("counts what is deprecated, fields of input objects too", async () => {
    expect((await run(annotated, {})).facts.deprecated).toBe(3);
  });

  it("lists arguments with texts as groups, the most used first", async () => {
    expect((await run(annotated, {})).facts.groupings).toEqual([
      { directive: "doc", field: "group", groups: 2, pages: 3 },
      { directive: "sample", field: "data", groups: 1, pages: 1 },
    ]);
    const { groupings } = (await run(exampleSchema("group-by"), {})).facts;
    expect(groupings[0]).toMatchObject({ directive: "doc", field: "category" });
    const { directive = "", field = "", groups, pages } = groupings[0] ?? {};
    const options = { groupByDirective: { directive, field, fallback: "" } };
    const { files } = await run(exampleSchema("group-by"), options);
    const found = files.flatMap(({ entities = [] }) => entities.map(({ group }) => group));
    const named = found.filter((group) => group !== "Miscellaneous");
    expect([new Set(named).size, named.length]).toEqual([groups, pages]);
  });

  it("lists arguments with texts as examples, those with such a name first", async () => {
    expect((await run(annotated, {})).facts.examples).toEqual([
      { directive: "sample", field: "data", values: 2 },
      { directive: "doc", field: "group", values: 3 },
    ]);
  });

  it("is empty where no directive is applied, as in an introspection result", async () => {
    expect((await run(introspected, {})).facts).toMatchObject({ groupings: [], examples: [] });
    expect((await run("type Query { a: Int }", {})).facts).toMatchObject({
      directives: [],
      groupings: [],
      examples: [],
      deprecated: 0,
    });
  });

  // Times are compared where nothing else runs.
  if (isComplete()) {
    it("is found in little of the time that the pages take", async () => {
      const declared = Array.from({ length: 20 }, (_, at) => `directive @d${String(at)} on OBJECT | FIELD_DEFINITION`);
      const seconds = async (source: string): Promise<number> => {
        const start = performance.now();
        await worker.ask({ source, options: optionsWith() });
        return performance.now() - start;
      };
      let [plain, annotatedToo] = [Infinity, Infinity];
      // What a busy machine adds is no part of the work: of each, the least time counts.
      for (let round = 0; round < 10 && annotatedToo >= 1.5 * plain; round += 1) {
        plain = Math.min(plain, await seconds(bigSchema(400)));
        annotatedToo = Math.min(annotatedToo, await seconds([bigSchema(400), ...declared].join("\n")));
      }
      expect(annotatedToo).toBeLessThan(1.5 * plain);
    });
  }
});
