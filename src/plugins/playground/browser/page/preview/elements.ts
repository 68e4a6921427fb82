import type { Element, ElementContent, Properties, Text } from "hast";
import type { State } from "mdast-util-to-hast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** Elements that a page can name itself: an allow-list. What is not among them is shown as what it holds. */
const PLAIN = new Set(
  (
    "p h1 h2 h3 h4 h5 h6 strong b em i del code kbd mark small sub sup blockquote ul ol li " +
    "table thead tbody tr th td hr br div span details summary"
  ).split(" "),
);

/** An element as `mdast-util-to-hast` makes it. */
export const element = (
  tagName: string,
  properties: Properties = {},
  children: readonly ElementContent[] = [],
): Element => ({ type: "element", tagName, properties, children: [...children] });

/** Text as `mdast-util-to-hast` makes it. */
export const text = (value: string): Text => ({ type: "text", value });

/** An admonition, whose first child is its title. */
export function admonition(
  tone: string,
  title: readonly ElementContent[],
  content: readonly ElementContent[],
): Element {
  return element("admonition", { tone }, [element("span", {}, title), ...content]);
}

/** A text attribute; the value of an expression is not known, as nothing evaluates it. */
function attribute({ attributes }: Jsx, ...names: readonly string[]): string | undefined {
  const found = attributes.find((one) => one.type === "mdxJsxAttribute" && names.includes(one.name));
  return typeof found?.value === "string" ? found.value : undefined;
}

/** The classes of the presets' badges; that of HonKit has its look in a style instead. */
function isBadge(jsx: Jsx): boolean {
  const classes = attribute(jsx, "class", "className") ?? "";
  return /\b(?:gqlmd-[\w-]*)?badge\b/u.test(classes) || /border-radius:\s*999px/u.test(attribute(jsx, "style") ?? "");
}

/** What an element of a page is shown as. The components are those that the presets of the tool write. */
export function fromJsx(state: State, jsx: Jsx): ElementContent[] {
  const name = jsx.name ?? "";
  const children = state.all(jsx);
  if (jsx.attributes.some((one) => one.type === "mdxJsxAttribute" && one.name === "hidden")) return [];
  if (name === "Badge" || name === "Chip") {
    return [element("badge", {}, [text(attribute(jsx, "text", "label") ?? ""), ...children])];
  }
  if (name === "Bullet" || /\bgqlmd-mdx-bullet\b/u.test(attribute(jsx, "class") ?? "")) {
    // As small as the presets make it.
    return [text("\u00A0"), element("small", {}, [text("●")]), text("\u00A0")];
  }
  if (name === "SpecifiedBy") {
    const href = attribute(jsx, "url") ?? "";
    return [text("Specification "), element("a", { href }, [text(href)])];
  }
  if (name === "Aside" || name === "Callout") {
    return [admonition(attribute(jsx, "type") ?? "note", [text(attribute(jsx, "title") ?? "")], children)];
  }
  if (name === "a") return [element("a", { href: attribute(jsx, "href") ?? "" }, children)];
  if (isBadge(jsx)) return [element("badge", {}, children)];
  return PLAIN.has(name) ? [element(name, {}, children)] : children;
}
