import { getNamedType } from "graphql";
import { answerTo } from "./answer.mjs";
import { printCurl } from "./curl.mjs";
import { isDeprecated } from "./deprecated.mjs";
import { echoOf } from "./echo.mjs";
import { examplesOf } from "./examples.mjs";
import { isInhabited } from "./fields.mjs";
import { followPath, selectPath } from "./path.mjs";
import { printDocument } from "./print.mjs";
import { pascal } from "./words.mjs";
import { newWork } from "./work.mjs";

/** @import { GraphQLSchema, OperationTypeNode } from "graphql" */
/** @import { ExampleOf } from "./examples.mjs" */
/** @import { Field } from "./fields.mjs" */
/** @import { Work } from "./work.mjs" */

export { examplesOf } from "./examples.mjs";

/**
 * An operation to copy.
 *
 * @typedef {object} ExampleOperation
 * @property {string} document
 * @property {Record<string, unknown>} variables as JSON, valid for the document
 * @property {string} curl a command that sends both
 * @property {{ data: unknown }} answer the shape of the answer; of each event, for a subscription
 * @property {string[]} notes sentences in Markdown on what a reader would not expect
 */

/**
 * Makes an operation for the page of a query, mutation or subscription: a document with variables, a command that sends it
 * and the shape of its answer. The same schema always gives the same operation.
 *
 * @param {GraphQLSchema} schema
 * @param {OperationTypeNode | "query" | "mutation" | "subscription"} operation
 * @param {readonly string[]} path names of the fields from the root to the one that the page is about: one name, or more
 *   below a namespace
 * @param {{ endpoint?: string, exampleOf?: ExampleOf }} [options] the URL of the command, and what gives the examples of
 *   the schema: by default the directive `@example(value: …)`
 * @returns {ExampleOperation}
 * @throws {Error} when the schema has no such operation
 */
export function exampleOperation(schema, operation, path, options = {}) {
  const { endpoint = "https://example.com/graphql", exampleOf = examplesOf(schema) } = options;
  const kind = /** @type {OperationTypeNode} */ (operation);
  const fields = followPath(schema, kind, path);
  const work = newWork(schema, exampleOf);
  const root = selectPath(fields, work);

  const declared = new Map([...work.variables].sort(([, a], [, b]) => Number(b.required) - Number(a.required)));
  const variables = Object.fromEntries([...declared].map(([name, { value }]) => [name, value]));
  const document = printDocument(kind, nameOf(path), declared, root);
  const isStream = kind === "subscription";
  const data = { [root.key]: answerTo(root, "", work, echoOf(fields, declared)) };
  noteSurprises(fields, isStream, work);
  const curl = printCurl(endpoint, document, variables, { isStream });
  return { document, variables, curl, answer: { data }, notes: [...work.notes] };
}

/**
 * The name of an operation: that of the field, after those of the namespaces around it.
 *
 * @param {readonly string[]} path
 */
function nameOf(path) {
  const name = path.map(pascal).join("");
  return /^[A-Z_a-z]/u.test(name) ? name : `Example${name}`;
}

/**
 * Says what a reader would not expect of an operation.
 *
 * @param {readonly Field[]} fields from the root to the one of the page
 * @param {boolean} isStream
 * @param {Work} work
 */
function noteSurprises(fields, isStream, { schema, variables, notes }) {
  const field = /** @type {Field} */ (fields.at(-1));
  const named = getNamedType(field.type);
  for (const outer of fields.slice(0, -1)) if (isDeprecated(outer)) notes.add(`\`${outer.name}\` is deprecated.`);
  if (!isInhabited(named, schema))
    notes.add(`Nothing is of the type \`${named.name}\` yet, so there is no answer to show.`);
  const types = [...variables.values()].flatMap(({ argument }) => getNamedType(argument.type).name);
  if (types.includes("Upload")) {
    notes.add("A file is sent as the GraphQL multipart request specification says; `example.png` stands for it here.");
  }
  if (isStream) {
    notes.add("The answer is one event of the stream.");
    notes.add(
      "The command reads server-sent events, as GraphQL over SSE has them; many servers use WebSockets instead.",
    );
  }
}
