import fc from "fast-check";
import {
  buildClientSchema,
  buildSchema,
  getVariableValues,
  introspectionFromSchema,
  parse,
  validate,
  validateSchema,
} from "graphql";
import type { DocumentNode, GraphQLSchema } from "graphql";
import { format } from "prettier";
import { beforeAll, describe, expect, it } from "vitest";
import { exampleOperation } from "reference-formatter/exampleOperation/index.mjs";
import { ENDPOINT } from "reference-formatter/exampleOperation/limits.mjs";
import { readSchema } from "@site/src/generate/examples/schema";
import { project } from "../../../docs/markdown/files";
import { bigSchema } from "../../../playground/bigSchema";
import { deprecatedAmong, deprecatedIn } from "./deprecated";
import { hiddenIn } from "./hidden";
import { randomSchema } from "./randomSchema";
import { run } from "./run";
import { SCHEMAS, operationsOf } from "./schemas";
import type { Operation } from "./schemas";
import { runAgainstServer } from "./shell";

interface Made extends ReturnType<typeof exampleOperation> {
  operation: Operation;
  node: DocumentNode;
}

const madeFor = (schema: GraphQLSchema): Made[] =>
  operationsOf(schema).map((operation) => {
    const example = exampleOperation(schema, operation.kind, operation.path);
    return { ...example, operation, node: parse(example.document) };
  });

const nameOf = ({ kind, path }: Operation): string => `${kind} ${path.join(".")}`;

/** Lists the faults of all operations, so that a failure shows all of them. */
function faults(made: readonly Made[], find: (each: Made) => readonly string[]): string[] {
  return made.flatMap((each) => find(each).map((fault) => `${nameOf(each.operation)}: ${fault}`));
}

/** Deprecated elements that an operation uses, although neither its page nor a note is about them. */
function unsaidIn(schema: GraphQLSchema, { operation, node, variables, notes }: Made): string[] {
  const used = [...deprecatedIn(schema, node), ...deprecatedAmong(schema, node, variables)];
  return used
    .filter(({ type, name }) => {
      const isOfPath = operation.path.includes(name) && type.toLowerCase().endsWith(operation.kind);
      return !isOfPath && !notes.some((note) => note.includes("deprecated") && note.includes(`\`${type}\``));
    })
    .map(({ type, name }) => `uses ${type}.${name}`);
}

/** Checks that operations are valid and have exactly the answers of resolvers that return the parts of those answers. */
async function expectFaultless(schema: GraphQLSchema, made = madeFor(schema)): Promise<void> {
  expect(validateSchema(schema)).toEqual([]);
  expect(faults(made, ({ node }) => validate(schema, node).map(String))).toEqual([]);
  expect(faults(made, (each) => unsaidIn(schema, each))).toEqual([]);
  const answered = made.filter(({ notes }) => !notes.some((note) => note.startsWith("No object can have the type")));
  expect(faults(answered, ({ node, answer }) => hiddenIn(schema, node, answer.data))).toEqual([]);
  for (const { operation, node, variables, answer } of answered) {
    const result = await run(schema, node, variables, answer.data);
    expect(result, nameOf(operation)).toBe(JSON.stringify(answer));
  }
}

describe.each(SCHEMAS)("operations of the schema %s", (name, read) => {
  let schema: GraphQLSchema;
  let made: Made[];

  beforeAll(async () => {
    schema = await read();
    made = madeFor(schema);
  });

  it("are valid, and have the answers shown", async () => {
    expect(made.length).toBeGreaterThan(12);
    if (!name.startsWith("random"))
      expect(made.flatMap(({ notes }) => notes).join()).not.toContain("No object can have");
    await expectFaultless(schema, made);
  });

  it("are named", () => {
    const names = made.map(({ document }) => /^(?:query|mutation|subscription) ([A-Z]\w*)/u.exec(document)?.[1]);
    expect(names).not.toContain(undefined);
  });

  it("have variables that the schema accepts, the required ones first", () => {
    const wrong = faults(made, ({ node, variables }) => {
      const [definition] = node.definitions;
      if (definition?.kind !== "OperationDefinition") return ["no operation"];
      const declared = definition.variableDefinitions ?? [];
      const { errors = [] } = getVariableValues(schema, declared, variables);
      const given = Object.keys(variables).join();
      const asked = declared.map(({ variable }) => variable.name.value).join();
      const order = declared.map(({ type }) => (type.kind === "NonNullType" ? "required" : "optional"));
      return [
        ...errors.map(String),
        ...(given === asked ? [] : [`has ${given} for ${asked}`]),
        ...(order.join() === order.toSorted().reverse().join() ? [] : [order.join()]),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it("have a command that sends their document and variables", async () => {
    const sent = await runAgainstServer((endpoint) => made.map(({ curl }) => curl.replace(ENDPOINT, endpoint)));
    expect(sent).toHaveLength(made.length);
    made.forEach(({ operation, document, variables }, at) => {
      const { headers, body } = sent[at] ?? {};
      expect(headers?.["content-type"]).toBe("application/json");
      expect(headers?.accept).toBe(operation.kind === "subscription" ? "text/event-stream" : "*/*");
      expect(body?.variables ?? {}, nameOf(operation)).toEqual(variables);
      expect(parse(body?.query ?? "", { noLocation: true })).toEqual(parse(document, { noLocation: true }));
    });
  });

  it("have a command with lines of at most 90 characters", () => {
    const long = faults(made, ({ curl }) => curl.split("\n").filter((line) => line.length > 90));
    expect(long).toEqual([]);
  });

  it("are formatted like Prettier, in fewer than 100 lines", async () => {
    for (const { document, operation } of made) {
      expect(await format(document, { parser: "graphql" }), nameOf(operation)).toBe(document);
      expect(document.split("\n").length, nameOf(operation)).toBeLessThan(100);
    }
  });

  it("are deterministic", async () => {
    expect(madeFor(await read())).toEqual(made);
  });
});

it("operations are the same after introspection, which has no examples", async () => {
  const random = randomSchema(1).replaceAll(/ @example\(value: "(?:\\.|[^"\\])*"\)/gu, "");
  for (const schema of [await readSchema(project, "examples/schemas/default"), buildSchema(random)]) {
    const introspection = introspectionFromSchema(schema, { inputValueDeprecation: true, oneOf: true });
    expect(madeFor(buildClientSchema(introspection))).toEqual(madeFor(schema));
  }
});

it.each<[kind: string, schemaOf: (number: number) => string, numbers: fc.Arbitrary<number>, runs: number]>([
  ["large", bigSchema, fc.integer({ min: 10, max: 150 }), 6],
  ["random", randomSchema, fc.nat(), 40],
])("operations of %s schemas are valid, and have the answers shown", async (_kind, schemaOf, numbers, numRuns) => {
  const property = fc.asyncProperty(numbers, (number) => expectFaultless(buildSchema(schemaOf(number))));
  await fc.assert(property, { numRuns, seed: 18 });
});

it.each(["Int", "Thing"])("wraps lines like Prettier for names of any length on a field of type %s", async (type) => {
  for (let length = 20; length < 80; length += 1) {
    const schema = buildSchema(`
      type Thing { id: ID }
      type Query { thing(${"a".repeat(length)}: Int!, b: Int!): ${type} }
    `);
    const { document } = exampleOperation(schema, "query", ["thing"]);
    expect(await format(document, { parser: "graphql" })).toBe(document);
  }
});
