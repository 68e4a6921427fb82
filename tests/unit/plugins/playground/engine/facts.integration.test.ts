import { buildSchema, introspectionFromSchema } from "graphql";
import { beforeAll, describe, expect, it } from "vitest";
import type { PlaygroundOptions } from "@site/src/plugins/playground/browser/options";
import type { Effect, GeneratedFile, SchemaFacts } from "@site/src/plugins/playground/browser/protocol";
import { isComplete } from "../../../../matrix";
import { bigSchema } from "../../../../playground/bigSchema";
import { withoutChance } from "../../../../playground/chance";
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

const pagesOf = ({ files }: Run): number => files.filter(({ entities }) => entities).length;
const textsOf = ({ files }: Run): object =>
  Object.fromEntries(files.map(({ path, text }) => [path, withoutChance(path, text)]));

/** Compares an effect with what the tool writes without and with a change. */
async function check(effect: Effect, source: string, before: object, after: object): Promise<void> {
  const [from, to] = [await run(source, before), await run(source, after)];
  expect(pagesOf(from) - pagesOf(to), JSON.stringify(after)).toBe(effect.pages + effect.lost);
  const nothing = effect.pages === 0 && effect.lost === 0 && effect.parts === 0;
  expect(JSON.stringify(textsOf(from)) === JSON.stringify(textsOf(to)), JSON.stringify(after)).toBe(nothing);
}

type Lists = Pick<PlaygroundOptions, "skipDocDirective" | "onlyDocDirective" | "deprecated">;
const none: Lists = { skipDocDirective: [], onlyDocDirective: [], deprecated: "default" };

const withName = (names: readonly string[], name: string): string[] => [...names.filter((one) => one !== name), name];
const withoutName = (names: readonly string[], name: string): string[] => names.filter((one) => one !== name);

describe("the effect of a directive in the lists that hide things", () => {
  it.each<readonly [name: string, source: string, chosen: Partial<Lists>]>([
    ["of an annotated schema", annotated, {}],
    ["of an annotated schema, one skipped before", annotated, { skipDocDirective: ["internal"] }],
    ["of an annotated schema, one kept before", annotated, { onlyDocDirective: ["public"] }],
    ["of an annotated schema, without what is deprecated", annotated, { deprecated: "skip" }],
    ["of its introspection", introspected, {}],
    ["of the group-by example", exampleSchema("group-by"), {}],
    ["of the default example", exampleSchema("default"), {}],
  ])("is the number of pages that the tool does not write then: %s", async (_name, source, chosen) => {
    const before = { ...none, ...chosen };
    const { facts } = await run(source, before);
    for (const { name, skipped, kept } of facts.directives) {
      const { skipDocDirective, onlyDocDirective } = before;
      // The tool takes no directive for both.
      if (!onlyDocDirective.includes(name)) {
        const [from, to] = [withoutName(skipDocDirective, name), withName(skipDocDirective, name)];
        await check(skipped, source, { ...before, skipDocDirective: from }, { ...before, skipDocDirective: to });
      }
      if (!skipDocDirective.includes(name)) {
        const [from, to] = [withoutName(onlyDocDirective, name), withName(onlyDocDirective, name)];
        await check(kept, source, { ...before, onlyDocDirective: from }, { ...before, onlyDocDirective: to });
      }
    }
  });

  it.each([
    ["an annotated schema", annotated],
    ["its introspection", introspected],
    ["a schema without directives", "type Query { a: Int @deprecated b: Int }"],
    ["a schema without anything deprecated", "type Query { a: Int }"],
    ["a schema with directives and nothing deprecated", "directive @a(b: Int) on OBJECT\ntype Query { a: Int }"],
  ])("is told of the option for what is deprecated, in %s", async (_name, source) => {
    const { facts } = await run(source, none);
    await check(facts.deprecated.skipped, source, none, { ...none, deprecated: "skip" });
    const { count } = facts.deprecated;
    const grouped = await run(source, { ...none, deprecated: "group" });
    expect(JSON.stringify(textsOf(grouped)) === JSON.stringify(textsOf(await run(source, none)))).toBe(count === 0);
  });

  it("tells pages from parts, and from pages that a bug loses", async () => {
    const { facts } = await run(annotated, none);
    const effects = Object.fromEntries(facts.directives.map(({ name, skipped }) => [name, skipped]));
    expect(Object.keys(effects)).toEqual(["internal", "public", "input", "member", "unused", "doc", "sample"]);
    // Seven directives and the types of their arguments: Reason, Label, String and Int.
    expect(effects["internal"]).toEqual({ pages: 3, lost: 12, parts: 3 });
    expect(effects["member"]).toEqual({ pages: 1, lost: 12, parts: 0 });
  });
});

describe("what a schema offers", () => {
  it("for groups is each argument with texts, the most used first", async () => {
    expect((await run(annotated, none)).facts.groupings).toEqual([
      { directive: "doc", field: "group", groups: 2, pages: 3 },
      { directive: "sample", field: "data", groups: 1, pages: 1 },
    ]);
    const { groupings } = (await run(exampleSchema("group-by"), none)).facts;
    expect(groupings[0]).toMatchObject({ directive: "doc", field: "category" });
    const { directive = "", field = "", groups, pages } = groupings[0] ?? {};
    const options = { groupByDirective: { directive, field, fallback: "" } };
    const { files } = await run(exampleSchema("group-by"), options);
    const found = files.flatMap(({ entities = [] }) => entities.map(({ group }) => group));
    const named = found.filter((group) => group !== "Miscellaneous");
    expect([new Set(named).size, named.length]).toEqual([groups, pages]);
  });

  it("for examples is each argument with texts, what is named so first", async () => {
    expect((await run(annotated, none)).facts.examples).toEqual([
      { directive: "sample", field: "data", values: 2 },
      { directive: "doc", field: "group", values: 3 },
    ]);
  });

  it("is nothing where no directive is applied, as in an introspection result", async () => {
    expect((await run(introspected, none)).facts).toMatchObject({ groupings: [], examples: [] });
    expect((await run("type Query { a: Int }", none)).facts).toMatchObject({
      directives: [],
      groupings: [],
      examples: [],
      deprecated: { count: 0, skipped: { pages: 0, lost: 0, parts: 0 } },
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
