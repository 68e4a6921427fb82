import GithubSlugger, { slug } from "github-slugger";
import type { Heading } from "mdast";
import { toString } from "mdast-util-to-string";
import { applyEdits, rangeOf } from "../../markdown/edit";
import type { Edit } from "../../markdown/edit";
import { parseMdx } from "../../markdown/parse";

interface Owner {
  readonly level: number;
  readonly id: string;
}

/** The id that a heading ends in, where it has one. */
function explicitId(heading: Heading): string | undefined {
  return / \{#(.+)\}$/.exec(toString(heading))?.[1];
}

/**
 * Gives every heading below an export ("Parameters", "Returns") an id that starts with the export's: the ids that
 * Docusaurus generates are numbered through the page, so that a new export would change them.
 */
export function addHeadingIds(markdown: string): string {
  const headings = parseMdx(markdown).children.filter((node) => node.type === "heading" && node.depth > 2) as Heading[];
  const slugger = new GithubSlugger();
  // Explicit ids are taken, as they are written: the slugger would make them lower case.
  for (const id of headings.map(explicitId)) if (id !== undefined) slugger.slug(id, true);
  let owners: Owner[] = [];
  const edits = headings.flatMap((heading): Edit[] => {
    const { depth: level } = heading;
    const id = explicitId(heading);
    owners = owners.filter((owner) => owner.level < level);
    if (id !== undefined) {
      owners.push({ level, id });
      return [];
    }
    const { end } = rangeOf(heading);
    const added = slugger.slug(`${owners.at(-1)?.id ?? ""}-${slug(toString(heading))}`, true);
    return [{ start: end, end, text: ` \\{#${added}\\}` }];
  });
  return applyEdits(markdown, edits);
}
