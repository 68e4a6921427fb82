import { LINE } from "./limits.mjs";

/** @import { OperationTypeNode } from "graphql" */
/** @import { Variable } from "./arguments.mjs" */
/** @import { Selected, Selection } from "./selection.mjs" */

/**
 * Prints the document of an operation, formatted as by Prettier.
 *
 * @param {OperationTypeNode} operation
 * @param {string} name
 * @param {ReadonlyMap<string, Variable>} variables
 * @param {Selected} root
 */
export function printDocument(operation, name, variables, root) {
  const declared = [...variables].map(([variable, { argument }]) => `$${variable}: ${String(argument.type)}`);
  return `${withList(`${operation} ${name}`, declared, " {", "")}\n${printField(root, "  ")}\n}\n`;
}

/** @type {(selected: Selected, indent: string) => string} */
function printField({ key, field, given, selection }, indent) {
  const name = key === field.name ? key : `${key}: ${field.name}`;
  const listed = given.map((argument) => `${argument.name}: ${argument.text}`);
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
 * Prints a name with a list in parentheses, and the end of the line. If that is too long for one line, each item is on a
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
 * Prints a command for a POSIX shell that sends an operation. The document keeps its line breaks, for readability. curl
 * removes them from `--data`, so that the body is valid JSON, and the indentation still separates the words.
 *
 * @param {string} endpoint
 * @param {string} document
 * @param {Readonly<Record<string, unknown>>} variables
 * @param {{ isStream: boolean }} options whether the response is a stream of server-sent events
 */
export function printCurl(endpoint, document, variables, { isStream }) {
  const lines = document.trim().split("\n");
  const query = lines.map((line) => `    ${JSON.stringify(line).slice(1, -1)}\n`).join("");
  const json = JSON.stringify(variables, undefined, 2).replaceAll("\n", "\n  ");
  return [
    [
      `curl ${isStream ? "--no-buffer " : ""}${quote(endpoint)}`,
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

/**
 * Quotes a word of a command if it contains special characters.
 *
 * @type {(word: string) => string}
 */
function quote(word) {
  return /^[\w./:-]+$/u.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
