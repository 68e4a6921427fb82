import { visit } from "unist-util-visit";
import { GenerationError } from "../error";
import { applyEdits, rangeOf } from "../markdown/edit";
import type { Edit } from "../markdown/edit";
import { parseMdx } from "../markdown/parse";

/**
 * Fills the code block of a home page whose title is the options file, so that the options shown are the options used.
 *
 * @param template text of the home page
 * @param options the options file: its path in the project and its text
 * @param file name of the template, for messages
 * @throws GenerationError when there is no such code block
 */
export function renderLandingPage(
  template: string,
  options: { readonly file: string; readonly source: string },
  file: string,
): string {
  const title = `title="${options.file}"`;
  const shown = options.source
    .replace(/^import type .*\n/mu, "")
    .replace(" satisfies ExampleOptions", "")
    .trim();
  const edits: Edit[] = [];
  visit(parseMdx(template), "code", (block) => {
    if (block.meta !== title) return;
    edits.push({ ...rangeOf(block), text: `\`\`\`${block.lang ?? ""} ${title}\n${shown}\n\`\`\`` });
  });
  if (edits.length === 0) {
    throw new GenerationError(`${file} shows no options.`, `Add an empty code block with ${title}.`);
  }
  return applyEdits(template, edits);
}
