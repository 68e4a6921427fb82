import type { ElementContent } from "hast";
import type { PhrasingContent, RootContent } from "mdast";
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { State } from "mdast-util-to-hast";
import { element, fromJsx } from "../elements";
import type { Components } from "./components";

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** The attributes that each component is given; others are left out. */
const ATTRIBUTES: Readonly<Record<keyof Components, readonly string[]>> = {
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
  Sdl: ["lines", "links"],
  Signature: ["kind"],
  TabItem: ["label", "value"],
  Tabs: ["groupId"],
  details: ["className"],
};

/** The value of an attribute: a text, or, in braces, JSON, which is all that the formatter writes there. */
function valueOf({ value }: MdxJsxAttribute): unknown {
  if (value === null || value === undefined) return true;
  if (typeof value === "string") return value;
  try {
    return JSON.parse(value.value);
  } catch {
    // An expression of somebody else, which nothing evaluates.
    return undefined;
  }
}

/** What an element of a page of that formatter is shown as: its component, by the name and the attributes that it has. */
export function fromTakeHomeJsx(state: State, jsx: Jsx): ElementContent[] {
  const name = jsx.name ?? "";
  if (!Object.hasOwn(ATTRIBUTES, name)) return fromJsx(state, jsx);
  const allowed = ATTRIBUTES[name as keyof Components];
  const given = jsx.attributes.flatMap((one) =>
    one.type === "mdxJsxAttribute" && allowed.includes(one.name) ? [[one.name, valueOf(one)] as const] : [],
  );
  return [element("component", { name, props: JSON.stringify(Object.fromEntries(given)) }, state.all(jsx))];
}

const isBlank = (node: PhrasingContent): boolean => node.type === "text" && node.value.trim() === "";

/** Components that stand alone in a paragraph without it, as MDX has them. */
export function unwrapped(node: RootContent): readonly RootContent[] {
  if (node.type !== "paragraph") return [node];
  const parts = node.children.filter((child) => !isBlank(child));
  const alone = parts.length > 0 && parts.every(({ type }) => type === "mdxJsxTextElement");
  return alone ? parts : [node];
}
