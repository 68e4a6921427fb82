/** Compares two schemas. */
import { deprecationReasonOf, elementsOf } from "./elements.mjs";

/** @import { GraphQLSchema } from "graphql" */
/** @import { Element, Node } from "./elements.mjs" */
/** @import { Entity, Place, Reference } from "./reference.mjs" */
/** @import { Config, Tool } from "./tool.mjs" */

/**
 * A change between two schemas.
 *
 * @typedef {object} Change
 * @property {string} type of GraphQL Inspector, such as `FIELD_REMOVED`
 * @property {"breaking" | "dangerous" | "safe"} level
 * @property {string} path of the changed element: `User.posts.first`, `@auth.role`; empty for the schema itself
 * @property {"added" | "removed" | "deprecated" | "changed"} status of the element
 * @property {string} message of GraphQL Inspector
 * @property {string} [reason] why the change has this level
 * @property {string} [deprecation] reason of a new deprecation
 * @property {Owner} owner
 * @property {Place} [place] of the element; none if it is gone
 */

/**
 * The type, directive or operation that changed, or to which the changed element belongs.
 *
 * @typedef {object} Owner
 * @property {string} kind such as `Query` or `Type`; `Schema` for the schema itself
 * @property {string} name the name of an operation in a namespace has dots
 * @property {string} path
 * @property {Place} [place] none if it is gone
 */

/** @typedef {{ readonly type: string, readonly path?: string, readonly message: string, readonly criticality: { readonly level: string, readonly reason?: string }, readonly meta: Readonly<Record<string, unknown>> }} Found a change as GraphQL Inspector reports it */

/** @type {Readonly<Record<string, Change["level"]>>} */
const LEVELS = { BREAKING: "breaking", DANGEROUS: "dangerous", NON_BREAKING: "safe" };

/**
 * The word before the name of a definition, by its category in the tool, in the order of the reports.
 *
 * @type {Readonly<Record<string, string>>}
 */
const KINDS = {
  queries: "Query",
  mutations: "Mutation",
  subscriptions: "Subscription",
  objects: "Type",
  interfaces: "Interface",
  unions: "Union",
  inputs: "Input",
  enums: "Enum",
  scalars: "Scalar",
  directives: "Directive",
};

/** Matches changes of a whole element, with everything in it. */
const WHOLE =
  /^(?:TYPE|FIELD|FIELD_ARGUMENT|INPUT_FIELD|ENUM_VALUE|DIRECTIVE|DIRECTIVE_ARGUMENT)_(?<status>ADDED|REMOVED)$/u;

/**
 * Compares two schemas with GraphQL Inspector.
 *
 * @param {GraphQLSchema} oldSchema
 * @param {GraphQLSchema} newSchema
 * @returns {Promise<readonly Found[]>}
 */
export async function findChanges(oldSchema, newSchema) {
  const { diff } = await import("@graphql-inspector/core");
  return /** @type {readonly Found[]} */ (await diff(oldSchema, newSchema));
}

/**
 * Selects the changes that concern readers, and finds their pages.
 *
 * @param {object} comparison
 * @param {Tool} comparison.tool
 * @param {Config} comparison.config
 * @param {readonly Found[]} comparison.found
 * @param {GraphQLSchema} comparison.oldSchema
 * @param {GraphQLSchema} comparison.newSchema
 * @param {Reference} comparison.reference of the new schema
 * @param {boolean | undefined} [comparison.descriptions] whether to list changes of descriptions
 * @returns {Promise<Change[]>} of operations first, then of types, then of directives
 */
export async function selectChanges({ tool, config, found, oldSchema, newSchema, reference, descriptions = false }) {
  const oldElements = elementsOf(oldSchema);
  const oldEntities = entitiesOf(tool, oldSchema);
  const isRelevant = relevance(found, config, [oldSchema, newSchema]);
  /** @type {Change[]} */
  const changes = [];
  for (const change of found) {
    const path = pathOf(change);
    const element = reference.elements.get(path) ?? oldElements.get(path);
    if (!isRelevant(change, element) || (!descriptions && change.type.includes("DESCRIPTION"))) continue;
    const status = statusOf(change);
    const owner = ownerOf(element, (node) => reference.entityOf(node) ?? oldEntities.get(node));
    const place = await reference.placeOf(path);
    const ownerPlace = await reference.placeOf(owner.path);
    const deprecation = status === "deprecated" && element ? deprecationReasonOf(element.node) : "";
    const { reason } = change.criticality;
    changes.push({
      type: change.type,
      level: LEVELS[change.criticality.level] ?? "dangerous",
      path,
      status,
      message: change.message,
      ...(reason !== undefined && { reason }),
      ...(deprecation !== "" && { deprecation }),
      owner: { ...owner, ...(ownerPlace && { place: ownerPlace }) },
      ...(place && { place }),
    });
  }
  const rank = (/** @type {Change} */ { owner }) => Object.values(KINDS).indexOf(owner.kind);
  return changes.sort((a, b) => rank(a) - rank(b) || compareText(a.owner.name, b.owner.name));
}

/**
 * Compares texts, independently of the machine's language.
 *
 * @param {string} a
 * @param {string} b
 */
function compareText(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** @type {(tool: Tool, schema: GraphQLSchema) => ReadonlyMap<unknown, Entity>} */
function entitiesOf(tool, schema) {
  return new Map(
    Object.entries(tool.introspection.getSchemaMap(schema)).flatMap(([category, definitions = {}]) =>
      Object.entries(definitions).map(([name, node]) => [node, { name, category }]),
    ),
  );
}

/** Returns the directive whose use changed, without `@`. @type {(change: Found) => string | undefined} */
const usedDirective = ({ type, path = "" }) =>
  type.startsWith("DIRECTIVE_USAGE_") ? /\.@(?<name>\w+)/u.exec(path)?.groups?.["name"] : undefined;

/**
 * Returns the path of the element that changed, without a directive that is applied to it.
 *
 * @type {(change: Found) => string}
 */
function pathOf({ type, path = "", meta }) {
  if (type === "DIRECTIVE_ARGUMENT_ADDED") return `${path}.${String(meta["addedDirectiveArgumentName"])}`;
  return path.replace(/\.@.*$/u, "");
}

/** @type {(change: Found) => Change["status"]} */
function statusOf(change) {
  const { status } = WHOLE.exec(change.type)?.groups ?? {};
  if (status !== undefined) return status === "ADDED" ? "added" : "removed";
  const deprecates =
    change.type === "FIELD_DEPRECATION_ADDED" ||
    change.type === "ENUM_VALUE_DEPRECATION_REASON_ADDED" ||
    (usedDirective(change) === "deprecated" && change.type.endsWith("_ADDED"));
  return deprecates ? "deprecated" : "changed";
}

/**
 * Returns a function that selects the changes that readers need. It skips changes inside an element that is new as a
 * whole, uses of directives for the tool's options, such as groups, and deprecations that are reported twice.
 *
 * @type {(found: readonly Found[], config: Config, schemas: readonly GraphQLSchema[]) => (change: Found, element: Element | undefined) => boolean}
 */
function relevance(found, config, schemas) {
  const added = new Set(found.filter((change) => statusOf(change) === "added").map(pathOf));
  const used = new Set(
    found.flatMap(({ type, path = "" }) => (/^DIRECTIVE_USAGE_.*_ADDED$/u.test(type) ? [path] : [])),
  );
  const forDocs = new Set([
    ...config.onlyDocDirective,
    ...config.skipDocDirective,
    config.groupByDirective?.directive,
    config.printTypeOptions.exampleSection?.directive ?? "example",
  ]);
  forDocs.delete("deprecated");
  // Introspection does not return which directives are applied.
  const isIntrospected = schemas.some((schema) => !Object.values(schema.getTypeMap()).some(({ astNode }) => astNode));
  return (change, element) => {
    const path = pathOf(change);
    const parents = path.split(".").map((_, at, parts) => parts.slice(0, at).join("."));
    if (parents.some((parent) => added.has(parent))) return false;
    if (added.has(path) && statusOf(change) !== "added") return false;
    const directive = usedDirective(change);
    if (directive === undefined) return true;
    if (isIntrospected || forDocs.has(directive)) return false;
    const isOfArgument = /^DIRECTIVE_USAGE_ARGUMENT_(?:ADDED|REMOVED)$/u.test(change.type);
    if (directive === "deprecated") return !isOfArgument && element?.kind !== "field" && element?.kind !== "value";
    return !isOfArgument || !used.has((change.path ?? "").replace(/\.[^.]*$/u, ""));
  };
}

/**
 * Returns the kind and name of an entity in reports.
 *
 * @param {Entity} entity
 * @returns {{ readonly kind: string, readonly name: string }}
 */
export function labelOf({ category, name }) {
  return { kind: KINDS[category] ?? "Type", name: category === "directives" ? `@${name}` : name };
}

/** @type {(element: Element | undefined, entityOf: (node: Node) => Entity | undefined) => Owner} */
function ownerOf(element, entityOf) {
  for (let each = element; each; each = each.parent) {
    const entity = entityOf(each.node);
    if (entity) return { ...labelOf(entity), path: each.path };
    // A root type, which has no page.
    if (!each.parent) return { kind: "Type", name: each.path, path: each.path };
  }
  return { kind: "Schema", name: "", path: "" };
}
