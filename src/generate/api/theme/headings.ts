import type { Heading } from "mdast";
import { toString } from "mdast-util-to-string";
import { applyEdits, rangeOf } from "../../markdown/edit";
import type { Edit } from "../../markdown/edit";
import { parseMdx } from "../../markdown/parse";

interface Owner {
  readonly level: number;
  readonly id: string;
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** The wanted id, numbered when it is taken, and taken from now on. */
function claim(used: Set<string>, wanted: string): string {
  let id = wanted;
  for (let count = 1; used.has(id); count += 1) id = `${wanted}-${String(count)}`;
  used.add(id);
  return id;
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
  const used = new Set(headings.map(explicitId).filter((id) => id !== undefined));
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
    const added = claim(used, `${owners.at(-1)?.id ?? ""}-${slug(toString(heading))}`);
    return [{ start: end, end, text: ` \\{#${added}\\}` }];
  });
  return applyEdits(markdown, edits);
}
