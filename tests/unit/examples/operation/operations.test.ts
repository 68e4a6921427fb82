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
import { deprecatedInDocument, deprecatedInVariables } from "./deprecated";
import { emptyPathsIn } from "./emptyPaths";
import { randomSchema } from "./randomSchema";
import { run } from "./run";
import { SCHEMAS, operationsOf } from "./schemas";
import type { Operation } from "./schemas";
import { runAgainstServer } from "./shell";

interface Example extends ReturnType<typeof exampleOperation> {
  operation: Operation;
  node: DocumentNode;
}

const examplesFor = (schema: GraphQLSchema): Example[] =>
  operationsOf(schema).map((operation) => {
    const example = exampleOperation(schema, operation.kind, operation.path);
    return { ...example, operation, node: parse(example.document) };
  });

const nameOf = ({ kind, path }: Operation): string => `${kind} ${path.join(".")}`;

/** Lists the faults of all operations, so that a failure shows all of them. */
function faults(examples: readonly Example[], find: (each: Example) => readonly string[]): string[] {
  return examples.flatMap((each) => find(each).map((fault) => `${nameOf(each.operation)}: ${fault}`));
}

/** Lists deprecated elements that an operation uses, although its page is not about them and no note explains them. */
function unexplainedIn(schema: GraphQLSchema, { operation, node, variables, notes }: Example): string[] {
  const used = [...deprecatedInDocument(schema, node), ...deprecatedInVariables(schema, node, variables)];
  return used
    .filter(({ type, name }) => {
      const isOfPath = operation.path.includes(name) && type.toLowerCase().endsWith(operation.kind);
      return !isOfPath && !notes.some((note) => note.includes("deprecated") && note.includes(`\`${type}\``));
    })
    .map(({ type, name }) => `uses ${type}.${name}`);
}

/** Checks that operations are valid. Runs each with resolvers that return the parts of its answer, and expects that answer. */
async function expectFaultless(schema: GraphQLSchema, examples = examplesFor(schema)): Promise<void> {
  expect(validateSchema(schema)).toEqual([]);
  expect(faults(examples, ({ node }) => validate(schema, node).map(String))).toEqual([]);
  expect(faults(examples, (each) => unexplainedIn(schema, each))).toEqual([]);
  const answered = examples.filter(
    ({ notes }) => !notes.some((note) => note.startsWith("No object can have the type")),
  );
  expect(faults(answered, ({ node, answer }) => emptyPathsIn(schema, node, answer.data))).toEqual([]);
  for (const { operation, node, variables, answer } of answered) {
    const result = await run(schema, node, variables, answer.data);
    expect(result, nameOf(operation)).toBe(JSON.stringify(answer));
  }
}

describe.each(SCHEMAS)("operations of the schema %s", (name, read) => {
  let schema: GraphQLSchema;
  let examples: Example[];

  beforeAll(async () => {
    schema = await read();
    examples = examplesFor(schema);
  });

  it("are valid and lead to the answers shown", async () => {
    expect(examples.length).toBeGreaterThan(12);
    if (!name.startsWith("random"))
      expect(examples.flatMap(({ notes }) => notes).join()).not.toContain("No object can have");
    await expectFaultless(schema, examples);
  });

  it("have names", () => {
    const names = examples.map(({ document }) => /^(?:query|mutation|subscription) ([A-Z]\w*)/u.exec(document)?.[1]);
    expect(names).not.toContain(undefined);
  });

  it("have variables that the schema accepts, the required ones first", () => {
    const wrong = faults(examples, ({ node, variables }) => {
      const [definition] = node.definitions;
      if (definition?.kind !== "OperationDefinition") return ["no operation"];
      const declared = definition.variableDefinitions ?? [];
      const { errors = [] } = getVariableValues(schema, declared, variables);
      const valueNames = Object.keys(variables).join();
      const declaredNames = declared.map(({ variable }) => variable.name.value).join();
      const order = declared.map(({ type }) => (type.kind === "NonNullType" ? "required" : "optional"));
      return [
        ...errors.map(String),
        ...(valueNames === declaredNames ? [] : [`has ${valueNames} for ${declaredNames}`]),
        ...(order.join() === order.toSorted().reverse().join() ? [] : [order.join()]),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it("have a command that sends their document and variables", async () => {
    const sent = await runAgainstServer((endpoint) => examples.map(({ curl }) => curl.replace(ENDPOINT, endpoint)));
    expect(sent).toHaveLength(examples.length);
    examples.forEach(({ operation, document, variables }, at) => {
      const { headers, body } = sent[at] ?? {};
      expect(headers?.["content-type"]).toBe("application/json");
      expect(headers?.accept).toBe(operation.kind === "subscription" ? "text/event-stream" : "*/*");
      expect(body?.variables ?? {}, nameOf(operation)).toEqual(variables);
      expect(parse(body?.query ?? "", { noLocation: true })).toEqual(parse(document, { noLocation: true }));
    });
  });

  it("have a command with lines of at most 90 characters", () => {
    const long = faults(examples, ({ curl }) => curl.split("\n").filter((line) => line.length > 90));
    expect(long).toEqual([]);
  });

  it("are formatted as by Prettier, in fewer than 100 lines", async () => {
    for (const { document, operation } of examples) {
      expect(await format(document, { parser: "graphql" }), nameOf(operation)).toBe(document);
      expect(document.split("\n").length, nameOf(operation)).toBeLessThan(100);
    }
  });

  it("are deterministic", async () => {
    expect(examplesFor(await read())).toEqual(examples);
  });
});

it("operations are the same after introspection, apart from examples", async () => {
  const random = randomSchema(1).replaceAll(/ @example\(value: "(?:\\.|[^"\\])*"\)/gu, "");
  for (const schema of [await readSchema(project, "examples/schemas/default"), buildSchema(random)]) {
    const introspection = introspectionFromSchema(schema, { inputValueDeprecation: true, oneOf: true });
    expect(examplesFor(buildClientSchema(introspection))).toEqual(examplesFor(schema));
  }
});

it.each<[kind: string, schemaOf: (number: number) => string, numbers: fc.Arbitrary<number>, runs: number]>([
  ["large", bigSchema, fc.integer({ min: 10, max: 150 }), 6],
  ["random", randomSchema, fc.nat(), 40],
])("operations of %s schemas are valid and lead to the answers shown", async (_kind, schemaOf, numbers, numRuns) => {
  const property = fc.asyncProperty(numbers, (number) => expectFaultless(buildSchema(schemaOf(number))));
  await fc.assert(property, { numRuns, seed: 18 });
});

it.each(["Int", "Thing"])("long arguments of a field of type %s wrap as in Prettier", async (type) => {
  for (let length = 20; length < 80; length += 1) {
    const schema = buildSchema(`
      type Thing { id: ID }
      type Query { thing(${"a".repeat(length)}: Int!, b: Int!): ${type} }
    `);
    const { document } = exampleOperation(schema, "query", ["thing"]);
    expect(await format(document, { parser: "graphql" })).toBe(document);
  }
});
