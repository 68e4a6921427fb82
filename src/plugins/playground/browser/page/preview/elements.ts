import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { plainTags } from "./nodes";
import type { PageNode, PlainTag } from "./nodes";

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** A text attribute; the value of an expression is not known, as nothing evaluates it. */
function attribute({ attributes }: Element, ...names: readonly string[]): string | undefined {
  const found = attributes.find((one) => one.type === "mdxJsxAttribute" && names.includes(one.name));
  return typeof found?.value === "string" ? found.value : undefined;
}

function has({ attributes }: Element, name: string): boolean {
  return attributes.some((one) => one.type === "mdxJsxAttribute" && one.name === name);
}

/** The classes of the presets' badges; that of HonKit has its look in a style instead. */
function isBadge(element: Element): boolean {
  const classes = attribute(element, "class", "className") ?? "";
  return (
    /\b(?:gqlmd-[\w-]*)?badge\b/u.test(classes) || /border-radius:\s*999px/u.test(attribute(element, "style") ?? "")
  );
}

const isPlain = (name: string): name is PlainTag => (plainTags as readonly string[]).includes(name);

/** As small as the presets make it. */
const BULLET: readonly PageNode[] = ["\u00A0", { kind: "plain", tag: "small", children: ["●"] }, "\u00A0"];

const ADMONITIONS = ["Aside", "Callout"];

/**
 * What an element of a page is shown as. The components are those that the presets of the tool write.
 *
 * @param children what it holds, ready to be shown
 */
export function nodesOf(element: Element, children: readonly PageNode[]): readonly PageNode[] {
  const name = element.name ?? "";
  if (has(element, "hidden")) return [];
  if (name === "Badge" || name === "Chip") {
    return [{ kind: "badge", children: [attribute(element, "text", "label") ?? "", ...children] }];
  }
  if (name === "Bullet" || /\bgqlmd-mdx-bullet\b/u.test(attribute(element, "class") ?? "")) return BULLET;
  if (name === "SpecifiedBy") {
    const href = attribute(element, "url") ?? "";
    return ["Specification ", { kind: "link", href, children: [href] }];
  }
  if (ADMONITIONS.includes(name)) {
    const title = attribute(element, "title") ?? "";
    return [{ kind: "admonition", tone: attribute(element, "type") ?? "note", title: [title], children }];
  }
  if (name === "a") return [{ kind: "link", href: attribute(element, "href") ?? "", children }];
  if (isBadge(element)) return [{ kind: "badge", children }];
  return isPlain(name) ? [{ kind: "plain", tag: name, children }] : children;
}
