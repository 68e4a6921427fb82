import type { RootContent } from "mdast";
import type { MdxJsxAttribute, MdxJsxFlowElement } from "mdast-util-mdx-jsx";

/** A tab and its content. */
interface Tab {
  readonly value: string;
  readonly label: string;
  readonly content: RootContent;
}

/** Creates an MDX element, like a component that an author writes. */
export function mdxElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: unknown[] = [],
): MdxJsxFlowElement {
  const list = Object.entries(attributes).map(([key, value]): MdxJsxAttribute => {
    return { type: "mdxJsxAttribute", name: key, value };
  });
  return { type: "mdxJsxFlowElement", name, attributes: list, children: children as MdxJsxFlowElement["children"] };
}

/**
 * Creates tabs, as an author writes them with `<Tabs>` and `<TabItem>`.
 *
 * @param attributes of `<Tabs>`, such as `groupId`
 */
export function mdxTabs(attributes: Readonly<Record<string, string>>, items: readonly Tab[]): RootContent {
  const children = items.map(({ value, label, content }) => mdxElement("TabItem", { value, label }, [content]));
  return mdxElement("Tabs", attributes, children);
}
