import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
} from "graphql";
import { isDeprecated } from "../schema/elements.mjs";
import { answerFromArguments, answerTo } from "./answer.mjs";
import { declareArguments } from "./arguments.mjs";
import { examplesOf } from "./examples.mjs";
import { isInhabited } from "./fields.mjs";
import { ITEM, RESULT } from "./limits.mjs";
import { pascalCase, wordsOf } from "./names.mjs";
import { printCurl, printDocument } from "./print.mjs";
import { selectionOf } from "./selection.mjs";

/** @import { GraphQLNamedType, GraphQLSchema, OperationTypeNode } from "graphql" */
/** @import { Context } from "./arguments.mjs" */
/** @import { ExampleOf } from "./examples.mjs" */
/** @import { Field } from "./fields.mjs" */
/** @import { Selected } from "./selection.mjs" */

export { examplesOf } from "./examples.mjs";

/**
 * An example operation for readers to copy.
 *
 * @typedef {object} ExampleOperation
 * @property {string} document
 * @property {Record<string, unknown>} variables JSON that is valid for the document
 * @property {string} curl a command that sends both
 * @property {{ data: unknown }} answer an example response; for a subscription, an example event
 * @property {string[]} notes Markdown sentences about what may surprise the reader
 */

/**
 * Makes an operation for the page of a query, mutation or subscription. The same schema always gives the same operation.
 *
 * @param {GraphQLSchema} schema
 * @param {OperationTypeNode | "query" | "mutation" | "subscription"} operation
 * @param {readonly string[]} path names of the fields from the root type to the page's own field: several if it is in a
 *   namespace
 * @param {{ endpoint?: string, exampleOf?: ExampleOf }} [options] the URL of the command, and a function that reads the examples of
 *   the schema, by default from the directive `@example(value: …)`
 * @returns {ExampleOperation}
 * @throws {Error} when the schema has no such operation
 */
export function exampleOperation(schema, operation, path, options = {}) {
  const { endpoint = "https://example.com/graphql", exampleOf = examplesOf(schema) } = options;
  const kind = /** @type {OperationTypeNode} */ (operation);
  const fields = fieldsOnPath(schema, kind, path);
  /** @type {Context} */
  const context = { schema, exampleOf, variables: new Map(), declared: new Map(), notes: new Set() };
  const root = selectPath(fields, context);

  const declared = new Map([...context.variables].sort(([, a], [, b]) => Number(b.required) - Number(a.required)));
  const variables = Object.fromEntries([...declared].map(([name, { value }]) => [name, value]));
  const document = printDocument(kind, nameOf(path), declared, root);
  const isStream = kind === "subscription";
  const data = { [root.key]: answerTo(root, "", context, answerFromArguments(fields, declared)) };
  noteSurprises(fields, isStream, context);
  const curl = printCurl(endpoint, document, variables, { isStream });
  return { document, variables, curl, answer: { data }, notes: [...context.notes] };
}

/**
 * Returns the fields from a root type to the field of a page, by their names.
 *
 * @type {(schema: GraphQLSchema, operation: OperationTypeNode, path: readonly string[]) => [Field, ...Field[]]}
 */
function fieldsOnPath(schema, operation, path) {
  /** @type {GraphQLNamedType | null | undefined} */
  let type = schema.getRootType(operation);
  const [first, ...others] = path.map((name) => {
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
    if (!field) throw new Error(`The schema has no ${operation} "${path.join(".")}".`);
    type = getNamedType(field.type);
    return field;
  });
  if (!first) throw new Error(`The path of a ${operation} is empty.`);
  return [first, ...others];
}

/**
 * Selects the field of a page inside its namespaces. The innermost arguments are declared first, so that their
 * variables get the shortest names.
 *
 * @type {(fields: readonly [Field, ...Field[]], context: Context) => Selected}
 */
function selectPath([field, ...inner], context) {
  const named = getNamedType(field.type);
  const [next, ...others] = inner;
  const nested = next && selectPath([next, ...others], context);
  const selected = { key: field.name, field, given: declareArguments(field, ownerOf(field), context) };
  if (nested) return { ...selected, selection: { typename: isAbstractType(named), fields: [nested], fragments: [] } };
  const limits = isListType(getNullableType(field.type)) ? ITEM : RESULT;
  return isCompositeType(named) ? { ...selected, selection: selectionOf(named, limits, context) } : selected;
}

/**
 * Returns the name of the type that the arguments of an operation refer to: its result, if that has an ID, or else the
 * name of the operation.
 *
 * @type {(field: Field) => string}
 */
function ownerOf(field) {
  const named = getNamedType(field.type);
  const hasId = (isObjectType(named) || isInterfaceType(named)) && "id" in named.getFields();
  if (hasId && !named.name.endsWith("Payload")) return named.name;
  const words = wordsOf(field.name);
  // The first word of several is a verb: "deleteThread" refers to a thread.
  return (words.length > 1 ? words.slice(1) : words).map(pascalCase).join("");
}

/**
 * Makes the name of an operation from the names of its namespaces and its field.
 *
 * @type {(path: readonly string[]) => string}
 */
function nameOf(path) {
  const name = path.map(pascalCase).join("");
  return /^[A-Z_a-z]/u.test(name) ? name : `Example${name}`;
}

/** @type {(fields: readonly Field[], isStream: boolean, context: Context) => void} */
function noteSurprises(fields, isStream, { schema, variables, notes }) {
  const field = /** @type {Field} */ (fields.at(-1));
  const named = getNamedType(field.type);
  for (const outer of fields.slice(0, -1)) if (isDeprecated(outer)) notes.add(`\`${outer.name}\` is deprecated.`);
  if (!isInhabited(named, schema))
    notes.add(`No object can have the type \`${named.name}\` yet, so there is no answer to show.`);
  if ([...variables.values()].some(({ argument }) => getNamedType(argument.type).name === "Upload")) {
    notes.add("A file is sent as the GraphQL multipart request specification says; `example.png` stands for it here.");
  }
  if (isStream) {
    notes.add("The answer is one event of the stream.");
    notes.add(
      "The command reads server-sent events, as specified by GraphQL over SSE; many servers use WebSockets instead.",
    );
  }
}
