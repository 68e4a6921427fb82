/** Compares two schemas, and writes the changes as Markdown. */
import { deprecationReasonOf, elementsOf, isDeprecated, removeHidden } from "./elements.mjs";
import { codeLink, count, inline } from "./markdown.mjs";

/** @import { GraphQLSchema } from "graphql" */
/** @import { Element, Elements, Node } from "./elements.mjs" */
/** @import { Entity, Place, Reference } from "./reference.mjs" */
/** @import { Config, Tool } from "./tool.mjs" */

/**
 * A change between two schemas.
 *
 * @typedef {object} Change
 * @property {string} type of GraphQL Inspector, such as `FIELD_REMOVED`, or that of a deprecation: `ARGUMENT_DEPRECATION_ADDED`
 * @property {"breaking" | "dangerous" | "safe"} level
 * @property {string} path of the changed element: `User.posts.first`, `@auth.role`; empty for the schema itself
 * @property {"added" | "removed" | "deprecated" | "changed"} status of the element
 * @property {string} message of GraphQL Inspector, or in its style for a deprecation
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
const LEVEL_OF = { BREAKING: "breaking", DANGEROUS: "dangerous", NON_BREAKING: "safe" };

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

/** Matches the types of changes that add or remove a whole element, with everything in it. */
const WHOLE =
  /^(?:TYPE|FIELD|FIELD_ARGUMENT|INPUT_FIELD|ENUM_VALUE|DIRECTIVE|DIRECTIVE_ARGUMENT)_(?<status>ADDED|REMOVED)$/u;

/**
 * Compares two schemas with GraphQL Inspector, without the elements that the options hide. Deprecations are compared here.
 *
 * @param {Tool} tool
 * @param {Config} config
 * @param {GraphQLSchema} oldSchema
 * @param {GraphQLSchema} newSchema
 * @param {(oldSchema: GraphQLSchema) => string} [describe] called with the old schema while its hidden elements are removed
 * @returns {Promise<{ found: readonly Found[], elements: Elements, oldText: string }>} `elements` are the shown elements
 *   of the new schema; `oldText` is what `describe` returned
 */
export async function compare(tool, config, oldSchema, newSchema, describe = () => "") {
  const { diff } = await import("@graphql-inspector/core");
  const restore = removeHidden(tool, config, [oldSchema, newSchema]);
  try {
    const found = /** @type {readonly Found[]} */ (await diff(oldSchema, newSchema));
    const elements = elementsOf(newSchema);
    const others = found.filter(
      (change) => !change.type.includes("DEPRECATION") && usedDirective(change) !== "deprecated",
    );
    return {
      found: [...others, ...deprecationChanges(elementsOf(oldSchema), elements)],
      elements,
      oldText: describe(oldSchema),
    };
  } finally {
    restore();
  }
}

/**
 * Lists the elements whose deprecation changed. GraphQL Inspector reports no deprecations of the arguments of directives, or of
 * arguments in introspected schemas, and no reasons for arguments and input fields. It also takes an enum value with the default
 * reason for one that isn't deprecated.
 *
 * @type {(oldElements: Elements, newElements: Elements) => Found[]}
 */
function deprecationChanges(oldElements, newElements) {
  return [...newElements].flatMap(([path, { kind, node }]) => {
    const old = oldElements.get(path)?.node;
    const [before, after] = [old, node].map((each) =>
      each && isDeprecated(each) ? each.deprecationReason : undefined,
    );
    if (!old || before === after) return [];
    const label = kind === "value" ? "enum value" : kind;
    const name = `${label.charAt(0).toUpperCase()}${label.slice(1)} '${path}'`;
    const quote = (/** @type {string} */ text) => `'${text.replaceAll("'", String.raw`\'`)}'`;
    const [type, message] =
      before === undefined
        ? ["ADDED", `${name} is deprecated`]
        : after === undefined
          ? ["REMOVED", `${name} is no longer deprecated`]
          : [
              "REASON_CHANGED",
              `Deprecation reason of ${label} '${path}' changed from ${quote(before)} to ${quote(after)}`,
            ];
    return {
      type: `${label.toUpperCase().replace(" ", "_")}_DEPRECATION_${type}`,
      path,
      message,
      criticality: { level: "NON_BREAKING" },
      meta: {},
    };
  });
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
 * @returns {Promise<Change[]>} by owner: the schema itself, then operations, types and directives
 */
export async function selectChanges({ tool, config, found, oldSchema, newSchema, reference, descriptions = false }) {
  const oldElements = elementsOf(oldSchema);
  const oldEntities = entitiesOf(tool, oldSchema);
  const isRelevant = relevance(found, config, [oldSchema, newSchema], reference);
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
      level: LEVEL_OF[change.criticality.level] ?? "dangerous",
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

/** Compares texts, independently of the machine's language. @type {(a: string, b: string) => number} */
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
  return change.type.endsWith("DEPRECATION_ADDED") ? "deprecated" : "changed";
}

/**
 * Returns a function that selects the changes that readers need. It skips changes inside an element that is new as
 * a whole, and uses of directives for the tool's options, such as groups. Of a new root type or namespace, which has no page,
 * it selects the operations.
 *
 * @type {(found: readonly Found[], config: Config, schemas: readonly GraphQLSchema[], reference: Reference) => (change: Found, element: Element | undefined) => boolean}
 */
function relevance(found, config, schemas, { entityOf }) {
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
  // Introspection does not return which directives are applied.
  const isIntrospected = schemas.some((schema) => !Object.values(schema.getTypeMap()).some(({ astNode }) => astNode));
  return (change, element) => {
    const path = pathOf(change);
    const parents = path.split(".").map((_, at, parts) => parts.slice(0, at).join("."));
    const hasPage = element !== undefined && entityOf(element.node) !== undefined;
    if (parents.some((parent) => added.has(parent)) && !hasPage) return false;
    if (added.has(path) && (statusOf(change) !== "added" || (change.type === "TYPE_ADDED" && !hasPage))) return false;
    const directive = usedDirective(change);
    if (directive === undefined) return true;
    if (isIntrospected || forDocs.has(directive)) return false;
    const isOfArgument = /^DIRECTIVE_USAGE_ARGUMENT_(?:ADDED|REMOVED)$/u.test(change.type);
    return !isOfArgument || !used.has((change.path ?? "").replace(/\.[^.]*$/u, ""));
  };
}

/**
 * Returns the kind and name of an entity in reports.
 *
 * @type {(entity: Entity) => { readonly kind: string, readonly name: string }}
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

/** @typedef {(elementPath: string) => Promise<string | undefined>} LinkTo returns the URL of an element; `undefined` without a link */

/** The headings of the report, by level. */
const TITLES = /** @type {const} */ ({
  breaking: "### Breaking\n\nOperations that use these can fail.",
  dangerous: "### Dangerous\n\nOperations stay valid, but can behave differently.",
  safe: "### Safe",
});
const LEVELS = /** @type {(keyof typeof TITLES)[]} */ (Object.keys(TITLES));

/** Indentation of nested lists. With less, MkDocs does not nest them. */
const INDENT = "    ";

/**
 * Writes the changes by level, and within a level by type, directive and operation.
 *
 * @type {(changes: readonly Change[], linkTo: LinkTo) => Promise<string>}
 */
export async function renderChanges(changes, linkTo) {
  const parts = [summaryOf(changes)];
  for (const level of LEVELS) {
    const ofLevel = changes.filter((change) => change.level === level);
    if (ofLevel.length === 0) continue;
    /** @type {Map<string, Change[]>} */
    const groups = new Map();
    for (const change of ofLevel) {
      const key = `${change.owner.kind} ${change.owner.name}`;
      groups.set(key, [...(groups.get(key) ?? []), change]);
    }
    const lines = [];
    for (const group of groups.values()) lines.push(...(await renderGroup(group, linkTo)));
    parts.push(TITLES[level], lines.join("\n"));
  }
  return parts.join("\n\n");
}

/** Counts the changes in one sentence. @type {(changes: readonly Change[]) => string} */
export function summaryOf(changes) {
  if (changes.length === 0) return "No changes.";
  const counts = LEVELS.map((level) => `${String(changes.filter((change) => change.level === level).length)} ${level}`);
  const deprecations = changes.filter(({ status }) => status === "deprecated").length;
  const text = `${count(changes.length, "change")}: ${counts.join(", ")}`;
  return deprecations > 0 ? `${text}, with ${count(deprecations, "deprecation")}.` : `${text}.`;
}

/** @type {(group: readonly Change[], linkTo: LinkTo) => Promise<string[]>} */
async function renderGroup(group, linkTo) {
  const [first] = group;
  if (!first) return [];
  const { kind, name, path } = first.owner;
  const heading = name === "" ? kind : `${kind} ${codeLink(name, await linkTo(path))}`;
  // The definition itself was added, removed or deprecated.
  const ownerChange = group.find((change) => change.path === path && change.status !== "changed" && name !== "");
  const verbs = { added: "was added", removed: "was removed", deprecated: "is deprecated", changed: "" };
  const lines = [`- ${heading}${ownerChange ? ` ${verbs[ownerChange.status]}${reasonOf(ownerChange)}` : ""}`];
  for (const change of group) {
    if (change !== ownerChange) lines.push(`${INDENT}- ${await renderChange(change, linkTo)}`);
  }
  return lines;
}

/** @type {(change: Change) => string} */
const reasonOf = ({ deprecation = "" }) => (deprecation === "" ? "" : `: ${inline(deprecation)}`);

/**
 * Matches quoted parts of the messages of GraphQL Inspector: a value, which may contain quotes, or a name or text, in
 * which quotes have a backslash.
 */
const QUOTED = /'("(?:[^"\\]|\\.)*"|[{[].*?[}\]](?='(?:\s|$))|(?:[^'\\]|\\.)*)'/su;

/** Writes the message of GraphQL Inspector as Markdown. Names are links. @type {(change: Change, linkTo: LinkTo) => Promise<string>} */
async function renderChange(change, linkTo) {
  const { owner, type } = change;
  const isOperation = owner.path.includes(".");
  const parent = change.path.split(".")[0] ?? "";
  const isText = type.includes("DESCRIPTION") || type.includes("DEPRECATION_REASON");
  const written = [];
  for (const [at, part] of shortMessage(change).split(QUOTED).entries()) {
    if (at % 2 === 0) {
      written.push(isOperation ? inlinePart(part).replace(/^Field /u, `${owner.kind} `) : inlinePart(part));
      continue;
    }
    const text = part.replaceAll(String.raw`\'`, "'");
    const shown = text.startsWith(`${parent}.`) ? text.slice(parent.length + 1) : text;
    written.push(codeLink(shown, isText && /\s/u.test(text) ? undefined : await linkOf(text, shown, change, linkTo)));
  }
  return written.join("") + reasonOf(change);
}

/** Leaves out the owner, below which the change is listed. @type {(change: Change) => string} */
function shortMessage({ message, owner, type }) {
  // What the message may call the owner: its path, or the type that contains it. Directives have no `@` there.
  const names = [owner.path.replace(/^@/u, ""), owner.path.split(".")[0]].map((name) => `'${name ?? ""}'`).join("|");
  const isRequiredNow =
    /(?:ARGUMENT|INPUT_FIELD)_TYPE_CHANGED/u.test(type) && /from '(.+)' to '\1!'\.?$/su.test(message);
  const text = message
    .replace(new RegExp(String.raw` (?:from|to|on|of|in) (?:[A-Za-z]+ )*(?:${names})(?!.*(?:${names}))`, "u"), "")
    .replace(" (with default value) added ", " with a default value was added ")
    .replace(/(?<!was) added(?=$| to )/u, " was added")
    .replace("changed from 'undefined' to", "is now")
    .replace(/changed from ('.*') to 'undefined'$/su, "$1 was removed");
  return isRequiredNow ? `${text}, so it is required now` : text;
}

/** Escapes text between names, and keeps the spaces around it. @type {(text: string) => string} */
const inlinePart = (text) => (/^\s/u.test(text) ? " " : "") + inline(text) + (/\S\s+$/u.test(text) ? " " : "");

/**
 * Finds what a quoted name refers to: the changed element, another element, or a type.
 *
 * @type {(text: string, shown: string, change: Change, linkTo: LinkTo) => Promise<string | undefined>}
 */
async function linkOf(text, shown, { path, status }, linkTo) {
  const name = (shown.split(":")[0] ?? "").replace(/^@/u, "");
  if (name === path || name === path.split(".").at(-1)?.replace(/^@/u, "") || text === path) {
    return status === "removed" ? undefined : linkTo(path);
  }
  return (await linkTo(text)) ?? linkTo(text.replaceAll(/[[\]!]/gu, ""));
}
