/** Helpers for tests. Writing pages does not need them. */
import { buildSchema } from "graphql";
import { pageOf } from "./page/mdx.mjs";

/** @import { Page } from "./page/mdx.mjs" */

/** Options such as the tool passes to hooks. */
const OPTIONS = {
  basePath: "/api",
  deprecated: "group",
  hierarchy: { entity: {} },
  sectionHeaderId: true,
  formatMDXLink: (/** @type {{ text: string, url: string }} */ { text, url }) => ({ text, url: `${url}.mdx` }),
};

/**
 * Returns the page of a type, a directive, or a field of the query type.
 *
 * @param {string} sdl
 * @param {string} name of the entity, with `@` for a directive
 * @param {Readonly<Record<string, unknown>>} [more] options in addition to those of `OPTIONS`
 * @returns {Page}
 */
export function pageIn(sdl, name, more = {}) {
  const schema = buildSchema(sdl);
  const node = name.startsWith("@")
    ? schema.getDirective(name.slice(1))
    : (schema.getType(name) ?? schema.getQueryType()?.getFields()[name]);
  if (!node) throw new Error(`The schema has no "${name}".`);
  return pageOf(node, { schema, ...OPTIONS, ...more });
}
