import { slugify, toLink } from "../graphqlMarkdown.mjs";
import { entitiesOf, isOperation } from "../schema.mjs";

/** @import { Options } from "../graphqlMarkdown.mjs" */
/** @import { Entity, Node } from "../schema.mjs" */

/**
 * The entity and options that each section of a page is made from.
 *
 * @typedef {object} Page
 * @property {Entity} entity the type, directive or operation of the page
 * @property {Options} options the tool's options for this page
 */

/**
 * A section of a page, in the form that the tool expects from `beforeComposePageTypeHook`.
 *
 * @typedef {object} Section
 * @property {string} [title]
 * @property {number} [level]
 * @property {string} content
 */

/**
 * Returns the page of a definition that the tool is about to print.
 *
 * @param {Node} node
 * @param {Options} options
 * @returns {Page}
 * @throws {Error} when the definition is not in the schema of the options
 */
export function pageOf(node, options) {
  const entities = entitiesOf(options.schema).get(node);
  const name = [...(options.operationNamespaceParts ?? []), node.name].join(".");
  const entity = entities?.find((each) => each.name === name) ?? entities?.[0];
  if (!entity) throw new Error(`The schema has no entity for the page of "${node.name}".`);
  return { entity, options };
}

/**
 * Makes a section with a heading. The anchor of the heading has a prefix, so that it differs from the anchors of fields.
 *
 * @param {string} title
 * @param {string} content MDX
 * @returns {Section}
 */
export function section(title, content) {
  return { title: `${title} ${anchor(sectionId(title))}`, level: 2, content: `${content.trim()}\n` };
}

/** @type {(title: string) => string} */
export function sectionId(title) {
  return `section-${slugify(title)}`;
}

/**
 * Writes the anchor of a heading for Docusaurus. The braces are escaped, because MDX reads them as an expression on
 * sites that opt in to the behaviour of Docusaurus 4.
 *
 * @type {(id: string) => string}
 */
export function anchor(id) {
  return `\\{#${id}\\}`;
}

/**
 * Returns the URL of an entity's page.
 *
 * @param {Entity | undefined} entity
 * @param {Options} options
 * @returns {string | undefined} `undefined` if the entity has no page
 */
export function linkTo(entity, options) {
  if (!entity) return undefined;
  const { node, name, category } = entity;
  // The tool writes no page for a name of underscores only, although it links to one.
  if (slugify(node.name) === "") return undefined;
  const { url } = toLink(node, name, isOperation(entity) ? category : undefined, {
    ...options,
    parentType: undefined,
  });
  return url === "#" ? undefined : url;
}

/** Writes a name as code, with a link if it has a page. @type {(text: string, url: string | undefined) => string} */
export function codeLink(text, url) {
  return url === undefined ? `\`${text}\`` : `[\`${text}\`](${url})`;
}

/**
 * Splits a list after its first items. A list with only one item too many is not split, because "1 more" would take the
 * same space.
 *
 * @template Item
 * @param {readonly Item[]} items
 * @param {number} limit
 * @returns {{ readonly shown: readonly Item[], readonly hidden: readonly Item[] }}
 */
export function splitList(items, limit) {
  const end = items.length <= limit + 1 ? items.length : limit;
  return { shown: items.slice(0, end), hidden: items.slice(end) };
}
