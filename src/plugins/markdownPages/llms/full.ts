import type { About } from "./about";

/**
 * The text of `llms-full.txt`.
 *
 * @param texts - Markdown forms of the pages, in order
 */
export function fullText({ title, tagline, home }: About, texts: readonly string[]): string {
  const quotation = tagline === "" ? "" : `> ${tagline}\n\n`;
  const note =
    `This file holds the pages of ${home} that were written by hand, in the order of the sidebars. ` +
    `Not in it are generated pages: references and examples. Links to them are in ${home}llms.txt.`;
  return [`# ${title}\n\n${quotation}${note}\n`, ...texts].join("\n---\n\n");
}
