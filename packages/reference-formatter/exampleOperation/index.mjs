/** Makes the example operation on the page of a query, mutation or subscription. */
import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
} from "graphql";
import { isDeprecated } from "../schema.mjs";
import { answerFromArguments, answerTo } from "./answer.mjs";
import { declareArguments } from "./arguments.mjs";
import { examplesOf } from "./examples.mjs";
import { ENDPOINT, ITEM, LINE, RESULT } from "./limits.mjs";
import { pascalCase, wordsOf } from "./names.mjs";
import { isInhabited, selectionOf } from "./selection.mjs";

/** @import { GraphQLNamedType, GraphQLSchema, OperationTypeNode } from "graphql" */
/** @import { Context, Field, Variable } from "./arguments.mjs" */
/** @import { ExampleOf } from "./examples.mjs" */
/** @import { Selected, Selection } from "./selection.mjs" */

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
 * @param {`${OperationTypeNode}`} kind
 * @param {readonly string[]} path names of the fields from the root type to the page's own field: several if it is in a
 *   namespace
 * @param {ExampleOf} [exampleOf] reads the examples of the schema, by default from the directive `@example(value: …)`
 * @returns {ExampleOperation}
 * @throws {Error} when the schema has no such operation, or the path is empty
 */
export function exampleOperation(schema, kind, path, exampleOf = examplesOf(schema)) {
  const fields = fieldsOnPath(schema, kind, path);
  /** @type {Context} */
  const context = { schema, exampleOf, variables: new Map(), declared: new Map(), notes: new Set() };
  const root = selectPath(fields, context);

  const sorted = new Map([...context.variables].sort(([, a], [, b]) => Number(b.required) - Number(a.required)));
  const variables = Object.fromEntries([...sorted].map(([name, { value }]) => [name, value]));
  const document = printDocument(`${kind} ${nameOf(path)}`, sorted, root);
  const data = { [root.key]: answerTo(root, "", context, answerFromArguments(fields, sorted)) };
  noteSurprises(fields, kind, context);
  return {
    document,
    variables,
    curl: printCurl(kind, document, variables),
    answer: { data },
    notes: [...context.notes],
  };
}

/**
 * Returns the fields from a root type to the field of a page, by their names.
 *
 * @type {(schema: GraphQLSchema, kind: `${OperationTypeNode}`, path: readonly string[]) => [Field, ...Field[]]}
 */
function fieldsOnPath(schema, kind, path) {
  /** @type {GraphQLNamedType | null | undefined} */
  let type = schema.getRootType(/** @type {OperationTypeNode} */ (kind));
  const [first, ...others] = path.map((name) => {
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
    if (!field) throw new Error(`The schema has no ${kind} "${path.join(".")}".`);
    type = getNamedType(field.type);
    return field;
  });
  if (!first) throw new Error(`The path of a ${kind} is empty.`);
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
  const selected = { key: field.name, field, args: declareArguments(field, ownerOf(field), context) };
  if (nested) return { ...selected, selection: { typename: isAbstractType(named), fields: [nested], fragments: [] } };
  const limits = isListType(getNullableType(field.type)) ? ITEM : RESULT;
  return isCompositeType(named) ? { ...selected, selection: selectionOf(named, limits, context) } : selected;
}

/**
 * Guesses the name of the type that the arguments of an operation refer to: the type of its result if it has an ID and is no
 * payload, or else the name of the operation without its verb.
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

/** Makes the name of an operation from the names of its namespaces and its field. @type {(path: readonly string[]) => string} */
function nameOf(path) {
  const name = path.map(pascalCase).join("");
  return /^[A-Z_a-z]/u.test(name) ? name : `Example${name}`;
}

/** @type {(fields: readonly Field[], kind: `${OperationTypeNode}`, context: Context) => void} */
function noteSurprises(fields, kind, { schema, variables, notes }) {
  const field = /** @type {Field} */ (fields.at(-1));
  const named = getNamedType(field.type);
  for (const outer of fields.slice(0, -1)) if (isDeprecated(outer)) notes.add(`\`${outer.name}\` is deprecated.`);
  if (!isInhabited(named, schema))
    notes.add(`No object can have the type \`${named.name}\` yet, so there is no answer to show.`);
  if ([...variables.values()].some(({ argument }) => getNamedType(argument.type).name === "Upload")) {
    notes.add("A file is sent as the GraphQL multipart request specification says; `example.png` stands for it here.");
  }
  if (kind === "subscription") {
    notes.add("The answer is one event of the stream.");
    notes.add(
      "The command reads server-sent events, as specified by GraphQL over SSE; many servers use WebSockets instead.",
    );
  }
}

/**
 * Prints the document of an operation, formatted as by Prettier.
 *
 * @type {(start: string, variables: ReadonlyMap<string, Variable>, root: Selected) => string}
 */
function printDocument(start, variables, root) {
  const declared = [...variables].map(([name, { argument }]) => `$${name}: ${String(argument.type)}`);
  return `${withList(start, declared, " {", "")}\n${printField(root, "  ")}\n}\n`;
}

/** @type {(selected: Selected, indent: string) => string} */
function printField({ key, field, args, selection }, indent) {
  const name = key === field.name ? key : `${key}: ${field.name}`;
  const listed = args.map((argument) => `${argument.name}: ${argument.text}`);
  const head = `${indent}${withList(name, listed, selection ? " {" : "", indent)}`;
  return selection ? `${head}\n${printSelection(selection, `${indent}  `)}\n${indent}}` : head;
}

/** @type {(selection: Selection, indent: string) => string} */
function printSelection({ typename, fields, fragments }, indent) {
  return [
    ...(typename ? [`${indent}__typename`] : []),
    ...fields.map((field) => printField(field, indent)),
    ...fragments.map(({ type, fields: added }) => {
      const lines = added.map((field) => printField(field, `${indent}  `));
      return `${indent}... on ${type.name} {\n${lines.join("\n")}\n${indent}}`;
    }),
  ].join("\n");
}

/**
 * Prints a name with a list in parentheses, and the end of the line. If the line would be too long, each item is on a
 * separate line.
 *
 * @type {(name: string, items: readonly string[], end: string, indent: string) => string}
 */
function withList(name, items, end, indent) {
  if (items.length === 0) return `${name}${end}`;
  const line = `${name}(${items.join(", ")})${end}`;
  if (indent.length + line.length <= LINE) return line;
  return `${name}(\n${items.map((item) => `${indent}  ${item}\n`).join("")}${indent})${end}`;
}

/**
 * Quotes a word of a command if it contains special characters.
 *
 * @type {(word: string) => string}
 */
function quote(word) {
  return /^[\w./:-]+$/u.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/**
 * Prints a command for a POSIX shell that sends an operation. The document keeps its line breaks, for readability. curl
 * removes them from `--data`, so that the body is valid JSON, and the indentation still separates the words.
 *
 * @type {(kind: string, document: string, variables: Readonly<Record<string, unknown>>) => string}
 */
function printCurl(kind, document, variables) {
  // The response to a subscription is a stream of server-sent events.
  const isStream = kind === "subscription";
  const lines = document.trim().split("\n");
  const query = lines.map((line) => `    ${JSON.stringify(line).slice(1, -1)}\n`).join("");
  const json = JSON.stringify(variables, undefined, 2).replaceAll("\n", "\n  ");
  return [
    [
      `curl ${isStream ? "--no-buffer " : ""}${quote(ENDPOINT)}`,
      "--header 'content-type: application/json'",
      ...(isStream ? ["--header 'accept: text/event-stream'"] : []),
      "--data @- <<'JSON'",
    ].join(" \\\n  "),
    "{",
    `  "query": "\n${query}  "${json === "{}" ? "" : ","}`,
    ...(json === "{}" ? [] : [`  "variables": ${json}`]),
    "}",
    "JSON",
  ].join("\n");
}
