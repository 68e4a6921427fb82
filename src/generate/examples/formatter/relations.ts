import type { Paragraph, Root } from "mdast";
import { visit } from "unist-util-visit";
import { rangeOf, sourceOf } from "../../markdown/edit";
import type { Edit } from "../../markdown/edit";
import { BULLET, isElement } from "./markup";

function holdsRelations({ children: [link, , badge] }: Paragraph): boolean {
  if (link?.type !== "link" || link.children[0]?.type !== "inlineCode" || !isElement(badge, "Badge")) return false;
  return badge.attributes.some(({ value }) => value === "relation");
}

/** Paragraphs of related entities, which the tool joins by bullets, as lists. */
export function relations(tree: Root, source: string): Edit[] {
  const edits: Edit[] = [];
  visit(tree, "paragraph", (paragraph) => {
    if (!holdsRelations(paragraph)) return;
    const items = sourceOf(paragraph, source)
      .split(BULLET)
      .map((item) => `- ${item.trim().replaceAll(/\s{2,}/gu, " ")}`);
    const text = ["<RelationList>", "", ...items, "", "</RelationList>"].join("\n");
    edits.push({ ...rangeOf(paragraph), text });
  });
  return edits;
}
