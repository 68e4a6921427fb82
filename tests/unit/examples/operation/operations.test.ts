import {
  buildClientSchema,
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
import { deprecatedAmong, deprecatedIn } from "./deprecated";
import { hiddenIn } from "./hidden";
import { run } from "./run";
import { SCHEMAS, operationsOf } from "./schemas";
import type { Operation } from "./schemas";
import { runAgainstServer } from "./shell";

interface Made extends ReturnType<typeof exampleOperation> {
  operation: Operation;
  node: DocumentNode;
}

const nameOf = ({ kind, path }: Operation): string => `${kind} ${path.join(".")}`;

/** Lists the faults of all operations, so that a failure shows all of them. */
function faults(made: readonly Made[], find: (each: Made) => readonly string[]): string[] {
  return made.flatMap((each) => find(each).map((fault) => `${nameOf(each.operation)}: ${fault}`));
}

describe.each(SCHEMAS)("operations of the schema %s", (_name, read) => {
  let schema: GraphQLSchema;
  let made: Made[];

  beforeAll(async () => {
    schema = await read();
    made = operationsOf(schema).map((operation) => {
      const example = exampleOperation(schema, operation.kind, operation.path);
      return { ...example, operation, node: parse(example.document) };
    });
  });

  it("are those of a valid schema, at least a dozen", () => {
    expect(validateSchema(schema)).toEqual([]);
    expect(made.length).toBeGreaterThan(12);
  });

  it("are valid and named", () => {
    expect(faults(made, ({ node }) => validate(schema, node).map(String))).toEqual([]);
    const names = made.map(({ document }) => /^(?:query|mutation|subscription) ([A-Z]\w*)/u.exec(document)?.[1]);
    expect(names).not.toContain(undefined);
  });

  it("have variables that the schema accepts", () => {
    const wrong = faults(made, ({ node, variables }) => {
      const [definition] = node.definitions;
      if (definition?.kind !== "OperationDefinition") return ["no operation"];
      const declared = definition.variableDefinitions ?? [];
      const { errors } = getVariableValues(schema, declared, variables);
      const given = Object.keys(variables).join();
      const asked = declared.map(({ variable }) => variable.name.value).join();
      return [...(errors ?? []).map(String), ...(given === asked ? [] : [`has ${given} for ${asked}`])];
    });
    expect(wrong).toEqual([]);
  });

  it("have required variables first", () => {
    const wrong = faults(made, ({ node }) => {
      const [definition] = node.definitions;
      const declared = definition?.kind === "OperationDefinition" ? (definition.variableDefinitions ?? []) : [];
      const order = declared.map(({ type }) => (type.kind === "NonNullType" ? "required" : "optional"));
      return order.join() === [...order].sort().reverse().join() ? [] : [order.join()];
    });
    expect(wrong).toEqual([]);
  });

  it("return exactly the answer shown if the resolvers return its parts", async () => {
    for (const { operation, node, variables, answer } of made) {
      const result = await run(schema, node, variables, answer.data);
      expect(result, nameOf(operation)).toBe(JSON.stringify(answer));
    }
  });

  it("have answers that hide no selected field", () => {
    expect(faults(made, ({ node, answer }) => hiddenIn(schema, node, answer.data))).toEqual([]);
  });

  it("use only deprecated elements that the page or a note is about", () => {
    const wrong = faults(made, ({ operation, node, variables, notes }) => {
      const used = [...deprecatedIn(schema, node), ...deprecatedAmong(schema, node, variables)];
      return used
        .filter(({ type, name }) => {
          const isOfPath = operation.path.includes(name) && type.toLowerCase().endsWith(operation.kind);
          const isSaid = notes.some((note) => note.includes("deprecated") && note.includes(`\`${type}\``));
          return !isOfPath && !isSaid;
        })
        .map(({ type, name }) => `${type}.${name}`);
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
    const again = await read();
    for (const { operation, ...example } of made) {
      expect(example).toMatchObject(exampleOperation(again, operation.kind, operation.path));
    }
  });
});

// The others have examples, or defaults that introspection cannot carry.
it.each(SCHEMAS.filter(([name]) => ["default", "relay", "namespaces"].includes(name)))(
  "operations of the schema %s are the same after introspection",
  async (_name, read) => {
    const schema = await read();
    const introspected = buildClientSchema(
      introspectionFromSchema(schema, { inputValueDeprecation: true, oneOf: true }),
    );
    for (const { kind, path } of operationsOf(schema)) {
      expect(exampleOperation(introspected, kind, path)).toEqual(exampleOperation(schema, kind, path));
    }
  },
);
