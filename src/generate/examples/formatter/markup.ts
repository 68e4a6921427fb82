import type { AdmonitionType, Badge, CollapsibleOption } from "@graphql-markdown/types";
import type { PhrasingContent } from "mdast";
import type { MdxJsxTextElement } from "mdast-util-mdx-jsx";

/** Separates the name of an entity from what belongs to it; the page structure removes it again. */
export const BULLET = "<Bullet />";

/** Whether a node is a component of a given name. */
export function isElement(node: PhrasingContent | undefined, name: string): node is MdxJsxTextElement {
  return node?.type === "mdxJsxTextElement" && node.name === name;
}

/** Group that every type of the group-by example falls into: as a badge beside each field it says nothing. */
const FALLBACK_GROUP = "common";

/** Words of the tool's own badges that say how a value is wrapped; every other one without a class names its kind. */
const WRAPPERS = new Set(["list", "non-null"]);

function toneOf(text: string, classname: Badge["classname"]): string {
  const hint = Array.isArray(classname) ? classname[0] : classname;
  if (hint !== undefined) return hint.toLowerCase().replaceAll("_", "-");
  return WRAPPERS.has(text) ? "wrapper" : "kind";
}

/** A badge as this site's component; nothing for the group that everything belongs to. */
export function formatMDXBadge({ text, classname }: Badge): string {
  const words = typeof text === "string" ? text : text.singular;
  if (words === FALLBACK_GROUP) return "";
  return `<Badge tone="${toneOf(words, classname)}">${words}</Badge>`;
}

/** The tool has one admonition, for deprecation, with its title in capitals. */
export function formatMDXAdmonition({ text, title, type }: AdmonitionType): string {
  const heading = (title ?? type).toLowerCase().replace(/^./u, (letter) => letter.toUpperCase());
  return `\n\n:::${type}[${heading}]${text}:::`;
}

export function formatMDXBullet(text = ""): string {
  return `${BULLET}${text}`;
}

/** The text goes where the `\r` stands. One label serves both states: the marker of a `details` shows which it is. */
export function formatMDXDetails({ dataClose }: CollapsibleOption): string {
  const label = dataClose.charAt(0).toUpperCase() + dataClose.slice(1);
  return `\n\n<details className="schema-deprecated">\n<summary>${label}</summary>\n\n\r\n\n</details>\n\n`;
}

/** The name alone: the page already says which type its fields belong to. */
export function formatMDXNameEntity(name: string): string {
  return `\`${name}\``;
}

export function formatMDXSpecifiedByLink(url: string): string {
  return `<SpecifiedBy url="${url}" />`;
}
