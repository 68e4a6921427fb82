import { describe } from "./description.mjs";
import { example } from "./example.mjs";
import { facts } from "./facts.mjs";
import { members } from "./members.mjs";
import { operation } from "./operation.mjs";
import { related } from "./related.mjs";
import { returns } from "./returns.mjs";
import { rows } from "./rows.mjs";
import { sdl } from "./sdl.mjs";

/** @import { Page, Section } from "./context.mjs" */

/**
 * The sections of a page below its description, in their order. A new section is one more line here, and a file beside
 * this one.
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
    code: sdl(page, text("code")),
    related: await related(page),
  };
}
