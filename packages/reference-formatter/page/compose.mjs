import { definition, example } from "./definition.mjs";
import { describe } from "./description.mjs";
import { facts } from "./facts.mjs";
import { operation, returns } from "./operationSections.mjs";
import { related } from "./related.mjs";
import { members, rows } from "./rows.mjs";

/** @import { Page, Section } from "./mdx.mjs" */

/**
 * Builds the sections of a page, in order. To add a section, write its function and call it here.
 *
 * @param {Page} page
 * @param {Readonly<Record<string, { readonly content?: unknown } | undefined>>} printed the sections of the tool
 * @returns {Promise<Readonly<Record<string, Section | undefined>>>} by their keys
 */
export async function compose(page, printed) {
  const text = (/** @type {string} */ key) => {
    const content = printed[key]?.content;
    return typeof content === "string" ? content : "";
  };
  return {
    description: { content: describe(page.entity.node, page.options, "No description") },
    facts: facts(page),
    operation: operation(page),
    rows: rows(page),
    members: members(page),
    returns: returns(page),
    example: example(text("example")),
    code: definition(page, text("code")),
    related: await related(page),
  };
}
