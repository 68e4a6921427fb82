import GithubSlugger from "github-slugger";
import type { Element, Nodes } from "hast";
import { visit } from "unist-util-visit";
import type { PageHeading } from "../page";

/** Texts of a heading; a badge is a remark on it. */
function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (!("children" in node) || (node.type === "element" && node.tagName === "badge")) return "";
  return node.children.map(textOf).join("");
}

/** A bullet between two things, as the presets write it, has nothing to part at the end of a heading. */
const tidy = (text: string): string =>
  text
    .replace(/[\s●]+$/u, "")
    .replace(/\s+/gu, " ")
    .trim();

/**
 * Gives an id to each heading that has none, as Docusaurus, Starlight and GitHub make it of the text.
 *
 * @returns the headings, in their order
 */
export function identifyHeadings(content: Nodes): PageHeading[] {
  const slugger = new GithubSlugger();
  const headings: PageHeading[] = [];
  visit(content, "element", (node: Element) => {
    if (!/^h[1-6]$/u.test(node.tagName)) return;
    const text = textOf(node);
    const given = node.properties["id"];
    const id = typeof given === "string" ? given : slugger.slug(text);
    node.properties["id"] = id;
    headings.push({ id, level: Number(node.tagName.slice(1)), text: tidy(text) });
  });
  return headings;
}
