import type { Element, ElementContent, Properties, Text } from "hast";
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { State } from "mdast-util-to-hast";
import { toString } from "mdast-util-to-string";
import type { components } from "reference-formatter/components";

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** Elements that a page may contain. Of any other element, only the content is shown. */
const ALLOWED = new Set(
  (
    "p h1 h2 h3 h4 h5 h6 strong b em i del code kbd mark small sub sup blockquote ul ol li " +
    "table thead tbody tr th td hr br div span details summary"
  ).split(" "),
);

/** Allowed elements that cannot have children: React throws on them. */
const VOID = new Set(["hr", "br"]);

export const element = (
  tagName: string,
  properties: Properties = {},
  children: readonly ElementContent[] = [],
): Element => ({ type: "element", tagName, properties, children: [...children] });

export const text = (value: string): Text => ({ type: "text", value });

/** Creates an admonition, whose first child is its title. */
export function admonition(
  tone: string,
  title: readonly ElementContent[],
  content: readonly ElementContent[],
): Element {
  return element("admonition", { tone }, [element("span", {}, title), ...content]);
}

/**
 * Returns the first of the named attributes, if its value is a string. Expressions have no value, because nothing
 * evaluates them.
 */
function attribute({ attributes }: Jsx, ...names: readonly string[]): string | undefined {
  const found = attributes.find((one) => one.type === "mdxJsxAttribute" && names.includes(one.name));
  return typeof found?.value === "string" ? found.value : undefined;
}

/** Whether an element is a badge of a preset: by its class, or, for HonKit, by its style. */
function isBadge(jsx: Jsx): boolean {
  const classes = attribute(jsx, "class", "className") ?? "";
  return /\b(?:gqlmd-[\w-]*)?badge\b/u.test(classes) || /border-radius:\s*999px/u.test(attribute(jsx, "style") ?? "");
}

/** Converts an element, or a component that one of the tool's presets writes, to elements that can be shown. */
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
  if (VOID.has(name)) return [element(name), ...children];
  return ALLOWED.has(name) ? [element(name, {}, children)] : children;
}

type ComponentName = keyof typeof components | "details";

/** The attributes that each component of the reference formatter gets; others are skipped. */
const REFERENCE_ATTRIBUTES: Readonly<Record<ComponentName, readonly string[]>> = {
  Argument: ["deprecated"],
  Arguments: ["folded"],
  Badge: ["tone"],
  Clipped: ["lines"],
  Default: [],
  Deprecated: [],
  Example: [],
  Facts: [],
  Field: ["deprecated"],
  Kind: ["of"],
  Operation: [],
  Parts: [],
  Related: [],
  Rows: ["count"],
  Sdl: ["lines"],
  Signature: ["kind"],
  TabItem: ["label", "value"],
  Tabs: ["groupId"],
  details: ["className"],
};

/** Returns the text or the JSON value of an attribute; `true` for an attribute without either. The formatter writes no others. */
function attributeValue({ value }: MdxJsxAttribute): unknown {
  if (value === null || value === undefined) return true;
  if (typeof value === "string") return value;
  try {
    return JSON.parse(value.value);
  } catch {
    // An expression that comes from the schema is not evaluated.
    return undefined;
  }
}

const component = (name: string, props: object, children: readonly ElementContent[]): Element =>
  element("component", { name, props: JSON.stringify(props) }, children);

const isElement = (content: ElementContent | undefined): content is Element => content?.type === "element";

/** Returns the routes of the types in a definition, by name. The formatter writes links to them in the paragraph below it. */
function linksIn(paragraph: Element | undefined): Readonly<Record<string, string>> {
  const links = paragraph?.children.filter(isElement) ?? [];
  return Object.fromEntries(links.map((link) => [toString(link), String(link.properties["href"])]));
}

/** Converts a component of the reference formatter, or any other element. */
export function fromReferenceJsx(state: State, jsx: Jsx): ElementContent[] {
  const name = jsx.name ?? "";
  if (!Object.hasOwn(REFERENCE_ATTRIBUTES, name)) return fromJsx(state, jsx);
  const allowed = REFERENCE_ATTRIBUTES[name as ComponentName];
  const props = jsx.attributes.flatMap((one) =>
    one.type === "mdxJsxAttribute" && allowed.includes(one.name) ? [[one.name, attributeValue(one)] as const] : [],
  );
  const children = state.all(jsx);
  if (name !== "Sdl") return [component(name, Object.fromEntries(props), children)];
  const [code, paragraph] = children.filter(isElement);
  return [component(name, { ...Object.fromEntries(props), links: linksIn(paragraph) }, code ? [code] : [])];
}
