import { slugify } from "@graphql-markdown/utils";
import type { Heading, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { rangeOf, sourceOf } from "../../markdown/edit";
import type { Edit } from "../../markdown/edit";
import { isElement } from "./markup";

/** Section titles of the tool in sentence case, and those that this site words otherwise. */
const titles: Readonly<Record<string, string>> = {
  "Returned By": "Returned by",
  "Member Of": "Member of",
  "Implemented By": "Implemented by",
  Type: "Returns",
};

interface Replacement {
  readonly id: string;
  readonly text: string;
}

/** The anchor that the tool puts at the end of a heading, in escaped braces. */
const ANCHOR = /\s*\{#(?<id>[\w-]+)\}\s*$/u;

/** A field may have any name, so the anchors of sections have a prefix. */
function section(heading: Heading, source: string): Replacement {
  const [first] = heading.children;
  const isSpecification = isElement(first, "SpecifiedBy");
  const printed = isSpecification ? "Specification" : toString(heading);
  const title = titles[printed] ?? printed;
  const id = `section-${slugify(title)}`;
  const component = isSpecification ? `\n\n${sourceOf(first, source)}\n` : "";
  return { id, text: `## ${title} {#${id}}${component}` };
}

/** A field, argument, value or listed type: its linked name, its type after a bullet, badges, an anchor. */
function item(heading: Heading, owner: string, source: string): Replacement | undefined {
  const [link, bullet] = heading.children;
  const last = heading.children.at(-1);
  if (link?.type !== "link") return undefined;
  const [name] = link.children;
  if (name?.type !== "inlineCode") return undefined;
  const anchor = last?.type === "text" ? ANCHOR.exec(last.value)?.groups?.["id"] : undefined;
  // Listed types have no anchor of the tool; that of the section keeps them apart from fields of the same name.
  const id = anchor ?? `${owner}-${slugify(name.value)}`;
  const shown = sourceOf(anchor === undefined ? link : name, source);
  const from = rangeOf(isElement(bullet, "Bullet") ? bullet : link).end;
  const to = anchor === undefined || !last ? rangeOf(heading).end : rangeOf(last).start;
  const signature = source.slice(from, to).trim();
  const below = signature === "" ? "" : `<Signature>${signature}</Signature>\n`;
  return { id, text: `${"#".repeat(heading.depth - 1)} ${shown} {#${id}}\n\n${below}` };
}

/**
 * Moves headings one level up, to h2 for sections and h3 for what stands in them, so that no level is left out below the
 * title. The heading of a field is its name alone; its type and badges follow as a `<Signature>`.
 */
export function headings(tree: Root, source: string): Edit[] {
  const edits: Edit[] = [];
  let owner = "";
  visit(tree, "heading", (heading) => {
    const isSection = heading.depth === 3;
    const replacement = isSection ? section(heading, source) : item(heading, owner, source);
    if (!replacement) return;
    if (isSection) owner = replacement.id;
    edits.push({ ...rangeOf(heading), text: replacement.text });
  });
  return edits;
}
