/** Lists the elements of a schema that can have a description, and removes those that the reference does not show. */
import { isEnumType, isInputObjectType, isSpecifiedDirective, isSpecifiedScalarType } from "graphql";

/** @import { GraphQLArgument, GraphQLEnumValue, GraphQLInputField, GraphQLSchema } from "graphql" */
/** @import { Config, Definition, Tool } from "./tool.mjs" */

/** @typedef {Definition | GraphQLInputField | GraphQLArgument | GraphQLEnumValue} Node */

/**
 * @typedef {object} Element
 * @property {string} path as in GraphQL Inspector: `User.posts.first`, `@auth.role`
 * @property {"type" | "field" | "argument" | "input field" | "value" | "directive"} kind
 * @property {Node} node
 * @property {Element | undefined} parent the type, directive or field that it belongs to
 * @property {readonly unknown[] | object} container the list or map that contains it in the schema
 */

/** @typedef {ReadonlyMap<string, Element>} Elements */

/**
 * Lists the types, fields, arguments, input fields, enum values and directives of a schema, except those that are built in.
 *
 * @param {GraphQLSchema} schema
 * @returns {Elements} by path, parents before their children
 */
export function elementsOf(schema) {
  /** @type {Map<string, Element>} */
  const elements = new Map();
  /** @type {(kind: Element["kind"], nodes: readonly Node[], parent: Element | undefined, container: Element["container"]) => void} */
  const add = (kind, nodes, parent, container) => {
    for (const node of nodes) {
      const name = kind === "directive" ? `@${node.name}` : node.name;
      const path = parent ? `${parent.path}.${name}` : name;
      /** @type {Element} */
      const element = { path, kind, node, parent, container };
      elements.set(path, element);
      if ("args" in node) add("argument", node.args, element, node.args);
      if ("getValues" in node && isEnumType(node)) add("value", node.getValues(), element, node.getValues());
      if ("getFields" in node) {
        const fields = node.getFields();
        add(isInputObjectType(node) ? "input field" : "field", Object.values(fields), element, fields);
      }
    }
  };
  const types = schema.getTypeMap();
  const own = Object.values(types).filter((type) => !type.name.startsWith("__") && !isSpecifiedScalarType(type));
  add("type", own, undefined, types);
  const directives = schema.getDirectives();
  add(
    "directive",
    directives.filter((directive) => !isSpecifiedDirective(directive)),
    undefined,
    directives,
  );
  return elements;
}

/** Whether an element is deprecated. @type {(node: Node) => node is Node & { readonly deprecationReason: string }} */
export function isDeprecated(node) {
  return "deprecationReason" in node && typeof node.deprecationReason === "string";
}

/**
 * Returns the reason of a deprecation.
 *
 * @param {Node} node
 * @returns {string} empty for the default of GraphQL, and for elements that are not deprecated
 */
export function deprecationReasonOf(node) {
  const reason = "deprecationReason" in node ? (node.deprecationReason ?? "").trim() : "";
  return reason === "No longer supported" ? "" : reason;
}

/**
 * Removes elements that the options hide (`skipDocDirective`, `onlyDocDirective`, `deprecated: "skip"`), so that a
 * comparison covers only what readers of the reference see. An element that becomes deprecated stays in both schemas:
 * with `deprecated: "skip"`, it would otherwise be reported as removed.
 *
 * @param {Tool} tool
 * @param {Config} config
 * @param {readonly GraphQLSchema[]} schemas one schema, or the two to compare; they are changed
 * @returns {() => void} restores the elements, which the tool needs to print pages
 */
export function removeHidden(tool, config, schemas) {
  const skipsDeprecated =
    config.skipDocDirective.includes("deprecated") || config.printTypeOptions.deprecated === "skip";
  const skip = config.skipDocDirective.filter((name) => name !== "deprecated");
  const all = schemas.map(elementsOf);
  /** @type {Map<Element["container"], readonly [string, unknown][]>} */
  const before = new Map();
  for (const [index, schema] of schemas.entries()) {
    const [onlyDocDirectives, skipDocDirectives] = tool.generator.resolveSkipAndOnlyDirectives(
      config.onlyDocDirective,
      skip,
      schema,
    );
    /** @type {(element: Element) => boolean} */
    const isHidden = ({ path, node }) => {
      const others = all.flatMap((elements, at) => (at === index ? [] : (elements.get(path)?.node ?? [])));
      if (skipsDeprecated && isDeprecated(node) && others.every(isDeprecated)) return true;
      try {
        return !tool.link.hasPrintableDirective(node, { onlyDocDirectives, skipDocDirectives });
      } catch {
        // With a filter by directive, the tool throws for directives, so it neither hides them nor writes their pages.
        return false;
      }
    };
    for (const element of [...(all[index]?.values() ?? [])].filter(isHidden)) {
      const { container, node } = element;
      if (!before.has(container)) before.set(container, Object.entries(container));
      if (Array.isArray(container)) container.splice(container.indexOf(node), 1);
      else Reflect.deleteProperty(container, node.name);
    }
  }
  return () => {
    for (const [container, entries] of before) {
      for (const key of Object.keys(container)) Reflect.deleteProperty(container, key);
      Object.assign(container, Object.fromEntries(entries));
    }
  };
}
