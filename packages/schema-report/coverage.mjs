/** Counts which elements of a schema have a description, a reason for their deprecation, and an example. */
import path from "node:path";
import { getNamedType, isLeafType, isScalarType } from "graphql";
import { labelOf } from "./changes.mjs";
import { deprecationReasonOf, isDeprecated } from "./elements.mjs";

/** @import { GraphQLSchema } from "graphql" */
/** @import { Element, Elements, Node } from "./elements.mjs" */
/** @import { Entity, Place, Reference } from "./reference.mjs" */
/** @import { Config } from "./tool.mjs" */

/** @typedef {{ described: number, count: number, percent: number }} Share */

/**
 * An element that lacks a description, a reason or an example.
 *
 * @typedef {object} Gap
 * @property {string} path `User.posts.first`, `@auth.role`
 * @property {string} kind
 * @property {{ readonly kind: string, readonly name: string, readonly path: string }} owner the type, directive or operation
 * @property {string} [file] of the definition
 * @property {number} [line]
 * @property {Place} [place]
 */

/**
 * @typedef {object} Coverage
 * @property {Share} total
 * @property {Record<string, Share>} kinds
 * @property {Record<string, Share>} groups empty without the option `groupByDirective`
 * @property {readonly Gap[]} undescribed
 * @property {readonly Gap[]} deprecatedWithoutReason
 * @property {readonly Gap[]} withoutExample
 */

/**
 * Measures the descriptions of a schema from which hidden elements have been removed. Elements without a page, such as
 * root types, do not count.
 *
 * @param {Config} config
 * @param {Reference} reference
 * @param {GraphQLSchema} schema
 * @param {object} [more]
 * @param {Elements | undefined} [more.old] only elements that these do not have are counted
 * @param {string} [more.folder] the folder to which files are relative
 * @returns {Promise<Coverage>}
 */
export async function measure(config, reference, schema, { old, folder = "/" } = {}) {
  const all = [...reference.elements.values()].flatMap((element) => {
    const owner = ownerOf(element, reference);
    return owner ? [{ element, ...owner }] : [];
  });
  const counted = all.filter(({ element }) => !old?.has(element.path));
  const withoutExample = elementsWithoutExample(config, schema, all);
  /** @type {(test: (element: Element) => boolean) => Promise<Gap[]>} */
  const gaps = async (test) => {
    /** @type {Gap[]} */
    const found = [];
    for (const { element, entity, top } of counted) {
      if (!test(element)) continue;
      const place = await reference.placeOf(element.path);
      const owner = { ...labelOf(entity), path: top.path };
      found.push({
        path: element.path,
        kind: kindOf(element, top),
        owner,
        ...positionOf(element.node, folder),
        ...(place && { place }),
      });
    }
    return found;
  };
  const kinds = ["type", "operation", "field", "argument", "input field", "value", "directive"];
  const groups = [...new Set(counted.flatMap(({ entity }) => entity.group ?? []))].sort();
  /** @type {(test: (item: (typeof counted)[number]) => boolean) => Share} */
  const shareOf = (test) => share(counted.filter(test).map(({ element }) => element));
  return {
    total: shareOf(() => true),
    kinds: Object.fromEntries(
      kinds.map((kind) => [kind, shareOf(({ element, top }) => kindOf(element, top) === kind)]),
    ),
    groups: Object.fromEntries(groups.map((group) => [group, shareOf(({ entity }) => entity.group === group)])),
    undescribed: await gaps(({ node }) => !isDescribed(node)),
    deprecatedWithoutReason: await gaps(({ node }) => isDeprecated(node) && deprecationReasonOf(node) === ""),
    withoutExample: await gaps((element) => withoutExample.has(element)),
  };
}

/** @type {(node: Node) => boolean} */
const isDescribed = ({ description }) => (description ?? "").trim() !== "";

/** @type {(elements: readonly Element[]) => Share} */
function share(elements) {
  const described = elements.filter(({ node }) => isDescribed(node)).length;
  const count = elements.length;
  // Rounded down: 100 means all.
  return { described, count, percent: count === 0 ? 100 : Math.floor((described / count) * 1000) / 10 };
}

/**
 * Finds the definition whose page shows an element.
 *
 * @type {(element: Element, reference: Reference) => { readonly top: Element, readonly entity: Entity } | undefined}
 */
function ownerOf(element, reference) {
  for (let top = /** @type {Element | undefined} */ (element); top; top = top.parent) {
    const entity = reference.entityOf(top.node);
    if (entity) return { top, entity };
  }
  return undefined;
}

/** @type {(element: Element, top: Element) => string} */
const kindOf = (element, top) => (element.kind === "field" && element === top ? "operation" : element.kind);

/** @type {(node: Node, folder: string) => { readonly file?: string, readonly line?: number }} */
function positionOf(node, folder) {
  const loc = node.astNode?.loc;
  if (!loc || !path.isAbsolute(loc.source.name)) return {};
  return { file: path.relative(folder, loc.source.name).split(path.sep).join("/"), line: loc.startToken.line };
}

/**
 * Finds elements without an example (option `exampleSection`) beside others that have one: the fields of a type, the
 * arguments of a field, or all scalars. Objects need none, because the tool composes their examples from those of their
 * fields.
 *
 * @type {(config: Config, schema: GraphQLSchema, all: readonly { readonly element: Element, readonly top: Element }[]) => ReadonlySet<Element>}
 */
function elementsWithoutExample(config, schema, all) {
  const directive = config.printTypeOptions.exampleSection?.directive ?? "example";
  if (!schema.getDirective(directive)) return new Set();
  /** @type {(node: Node) => boolean} */
  const hasExample = ({ astNode }) => {
    const applied = astNode && "directives" in astNode ? astNode.directives : [];
    return (applied ?? []).some(({ name }) => name.value === directive);
  };
  /** @type {(element: Element, top: Element) => string} */
  const siblings = (element, top) => `${kindOf(element, top)} ${element === top ? "" : (element.parent?.path ?? "")}`;
  const used = new Set(all.flatMap(({ element, top }) => (hasExample(element.node) ? [siblings(element, top)] : [])));
  const missing = all.filter(({ element, top }) => {
    if (!used.has(siblings(element, top)) || hasExample(element.node)) return false;
    if (!("type" in element.node)) return element.kind === "type" && isScalarType(element.node);
    const type = getNamedType(element.node.type);
    return isLeafType(type) && !hasExample(type);
  });
  return new Set(missing.map(({ element }) => element));
}
