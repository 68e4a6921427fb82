/** Examples for the package that compares schemas. */
export const DIFF_SAMPLES: Readonly<Record<string, string>> = {
  "diff#checkSchemaChanges": `
const schema = buildSchema("type Query { now: String }");
await checkSchemaChanges(schema, "./hashes", "SCHEMA-HASH"); // true
await checkSchemaChanges(schema, "./hashes", "SCHEMA-HASH"); // false`,
  "diff#getDiff": `
import { writeFile } from "node:fs/promises";

await writeFile("previous.graphql", "type Query { now: String }");
const changes = await getDiff(
  buildSchema("type Query { now: String today: String }"),
  "previous.graphql",
);
changes.map(({ message }) => message);
// ["Field 'today' was added to object type 'Query'"]`,
  "diff#getSchemaHash": `
const before = getSchemaHash(buildSchema("type Query { now: String }"));
const after = getSchemaHash(buildSchema("type Query { now: String! }"));
before === after; // false`,
};
