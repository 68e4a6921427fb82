import { entitiesOf, isOperation } from "../schema/entities.mjs";
import { slugify, toLink } from "../graphqlMarkdown.mjs";

/** @import { Node } from "../schema/elements.mjs" */
/** @import { Entity } from "../schema/entities.mjs" */
/** @import { Options } from "../graphqlMarkdown.mjs" */

/**
 * What each section of a page is made from.
 *
 * @typedef {object} Page
 * @property {Entity} entity the type, directive or operation that the page is about
 * @property {Options} options the tool's options for this page
 */

/**
 * One section of a page, as the hook `beforeComposePageTypeHook` takes it.
 *
 * @typedef {object} Section
 * @property {string} [title]
 * @property {number} [level]
 * @property {string} content
 */

/**
 * The page of the definition that the tool is about to print.
 *
 * @param {Node} node
 * @param {Options} options
 * @returns {Page}
 * @throws {Error} when the schema in the options does not have the definition
 */
export function pageOf(node, options) {
  const entity = entitiesOf(options.schema).get(node);
  if (!entity) throw new Error(`The schema has no entity for the page of "${node.name}".`);
  return { entity, options };
}

/**
 * A section with a heading. The prefix of its anchor keeps it apart from the anchors of fields.
 *
 * @param {string} title
 * @param {string} content MDX
 * @returns {Section}
 */
export function section(title, content) {
  return { title: `${title} ${anchor(sectionId(title))}`, level: 2, content: `${content.trim()}\n` };
}

/**
 * The id of a section, from its title.
 *
 * @param {string} title
 */
export function sectionId(title) {
  return `section-${slugify(title)}`;
}

/**
 * The anchor of a heading, as Docusaurus reads it. The braces are escaped, because MDX takes them for an expression on sites
 * that opt in to the behaviour of Docusaurus 4.
 *
 * @param {string} id
 */
export function anchor(id) {
  return `\\{#${id}\\}`;
}

/**
 * The URL of the page of an entity.
 *
 * @param {Entity | undefined} entity
 * @param {Options} options
 * @returns {string | undefined} `undefined` without a page
 */
export function linkTo(entity, options) {
  if (!entity) return undefined;
  const { node, name, category } = entity;
  // For a name of underscores alone, the tool writes no page, and yet returns a link.
  if (slugify(node.name) === "") return undefined;
  const { url } = toLink(node, name, isOperation(entity) ? category : undefined, {
    ...options,
    parentType: undefined,
  });
  return url === "#" ? undefined : url;
}

/**
 * A name in the font of code, as a link where it has a page.
 *
 * @param {string} text
 * @param {string | undefined} url
 */
export function codeLink(text, url) {
  return url === undefined ? `\`${text}\`` : `[\`${text}\`](${url})`;
}

/**
 * Shortens a list to its first items. A list with just one item too many is shown whole, because "1 more" would take the same
 * space.
 *
 * @template Item
 * @param {readonly Item[]} items
 * @param {number} limit
 * @returns {{ readonly shown: readonly Item[], readonly hidden: readonly Item[] }}
 */
export function shortened(items, limit) {
  const end = items.length <= limit + 1 ? items.length : limit;
  return { shown: items.slice(0, end), hidden: items.slice(end) };
}
