import { entitiesOf, isOperation } from "../schema/entities.mjs";
import { slugify, toLink } from "../graphqlMarkdown.mjs";

/** @import { Entity, Node } from "../schema/entities.mjs" */
/** @import { Options } from "../graphqlMarkdown.mjs" */

/**
 * What the sections of a page are made from.
 *
 * @typedef {object} Page
 * @property {Entity} entity what the page is about
 * @property {Options} options those of the tool for this page
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
 * The page of what the tool is about to print.
 *
 * @param {Node} node
 * @param {Options} options
 * @returns {Page}
 * @throws {Error} when the schema of the options does not have it
 */
export function pageOf(node, options) {
  const entity = entitiesOf(options.schema).get(node);
  if (!entity) throw new Error(`The schema has no entity for the page of "${node.name}".`);
  return { entity, options };
}

/**
 * A section with a heading, whose anchor no field can have.
 *
 * @param {string} title
 * @param {string} content MDX
 * @returns {Section}
 */
export function section(title, content) {
  return { title: `${title} ${anchor(`section-${slugify(title)}`)}`, level: 2, content: `${content.trim()}\n` };
}

/**
 * The anchor of a heading, as Docusaurus reads it. Its braces are escaped, because MDX takes them for an expression on sites
 * that are set to be ready for Docusaurus 4.
 *
 * @param {string} id
 */
export function anchor(id) {
  return `\\{#${id}\\}`;
}

/**
 * The link to the page of an entity.
 *
 * @param {Entity} entity
 * @param {Options} options
 * @returns {string | undefined} nothing when it has no page
 */
export function linkTo(entity, options) {
  const { node, name, category } = entity;
  // The tool writes no page for a name of underscores alone, and yet has a link for it.
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
 * The code of a block as GraphQL-Markdown prints it, whose fence may stand in the code, too.
 *
 * @param {string} block
 */
export function unfenced(block) {
  return block.trim().replace(/^```graphql\n|\n```$/gu, "");
}
