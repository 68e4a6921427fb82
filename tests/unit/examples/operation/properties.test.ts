import fc from "fast-check";
import { buildSchema, parse, validate, validateSchema } from "graphql";
import type { GraphQLSchema } from "graphql";
import { expect, it } from "vitest";
import { exampleOperation } from "reference-formatter/exampleOperation/index.mjs";
import { bigSchema } from "../../../playground/bigSchema";
import { deprecatedAmong, deprecatedIn } from "./deprecated";
import { hiddenIn } from "./hidden";
import { randomSchema } from "./randomSchema";
import { run } from "./run";
import { operationsOf } from "./schemas";

/** Checks all operations of a schema. */
async function faultsOf(schema: GraphQLSchema): Promise<string[]> {
  const faults: string[] = [];
  for (const { kind, path } of operationsOf(schema)) {
    const { document, variables, answer, notes } = exampleOperation(schema, kind, path);
    const node = parse(document);
    const invalid = validate(schema, node).map(({ message }) => message);
    const isEmpty = notes.some((note) => note.startsWith("No object can have the type"));
    const wrong = invalid.length > 0 || isEmpty ? invalid : hiddenIn(schema, node, answer.data);
    if (wrong.length === 0 && !isEmpty) {
      const result = await run(schema, node, variables, answer.data);
      if (result !== JSON.stringify(answer)) wrong.push(`answers ${result}`);
    }
    const used = [...deprecatedIn(schema, node), ...deprecatedAmong(schema, node, variables)];
    const unsaid = used.filter(({ type, name }) => {
      const isPage = path.includes(name) && type.toLowerCase() === kind;
      return !isPage && !notes.some((note) => note.includes("deprecated") && note.includes(`\`${type}\``));
    });
    wrong.push(...unsaid.map(({ type, name }) => `uses ${type}.${name}`));
    faults.push(...wrong.map((fault) => `${kind} ${path.join(".")}: ${fault}\n${document}`));
  }
  return faults;
}

it("makes valid operations with correct answers for large schemas", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 10, max: 150 }), async (types) => {
      expect(await faultsOf(buildSchema(bigSchema(types)))).toEqual([]);
    }),
    { numRuns: 6, seed: 18 },
  );
});

it("makes valid operations with correct answers for random schemas", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const schema = buildSchema(randomSchema(seed));
      expect(validateSchema(schema)).toEqual([]);
      expect(await faultsOf(schema)).toEqual([]);
    }),
    { numRuns: 40, seed: 18 },
  );
});
