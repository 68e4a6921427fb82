import { LINE } from "./limits.mjs";

/** @import { OperationTypeNode } from "graphql" */
/** @import { Selected, Selection } from "./selection.mjs" */
/** @import { Variable } from "./work.mjs" */

/**
 * The document of an operation, formatted as Prettier does it.
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

/**
 * @param {Selected} selected
 * @param {string} indent
 * @returns {string}
 */
function printField({ key, field, given, selection }, indent) {
  const name = key === field.name ? key : `${key}: ${field.name}`;
  const listed = given.map((argument) => `${argument.name}: ${argument.text}`);
  const head = `${indent}${withList(name, listed, selection ? " {" : "", indent)}`;
  return selection ? `${head}\n${printSelection(selection, `${indent}  `)}\n${indent}}` : head;
}

/**
 * @param {Selection} selection
 * @param {string} indent
 */
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
 * A name with a list in parentheses, an item a line where one line would be too long.
 *
 * @param {string} name
 * @param {readonly string[]} items
 * @param {string} end what follows on the line
 * @param {string} indent
 */
function withList(name, items, end, indent) {
  if (items.length === 0) return `${name}${end}`;
  const line = `${name}(${items.join(", ")})${end}`;
  if (indent.length + line.length <= LINE) return line;
  return `${name}(\n${items.map((item) => `${indent}  ${item}\n`).join("")}${indent})${end}`;
}
