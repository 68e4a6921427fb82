import type { Root } from "mdast";
import { applyEdits } from "../../markdown/edit";
import type { Edit } from "../../markdown/edit";
import { parseMdx } from "../../markdown/parse";
import { definition } from "./definition";
import { headings } from "./headings";
import { jsonExamples } from "./jsonExamples";
import { relations } from "./relations";

/** One change to the structure of a page, as edits of its source. */
type Step = (tree: Root, source: string) => Edit[];

const steps: readonly Step[] = [headings, definition, jsonExamples, relations];

/**
 * Gives a page that the tool printed the structure of this site.
 *
 * @param markdown the page with its front matter, in the markup of this formatter
 * @throws Error when a bullet of the formatter is left, that is, when the tool prints something that no step knows
 */
export function structurePage(markdown: string): string {
  const tree = parseMdx(markdown);
  const page = applyEdits(
    markdown,
    steps.flatMap((step) => step(tree, markdown)),
  );
  if (page.includes("<Bullet")) throw new Error(`An entity was printed in an unknown form:\n${page}`);
  return page;
}
