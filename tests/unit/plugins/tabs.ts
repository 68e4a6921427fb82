import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";

/** Tabs with code: the group, and each tab as a list of its value, its label, and the language, metadata and text of its code. */
export function tabsOf(node: unknown): { readonly group: unknown; readonly tabs: readonly unknown[] } {
  const valuesOf = ({ attributes }: MdxJsxFlowElement): unknown[] => attributes.map(({ value }) => value);
  const { name, children, ...tabs } = node as MdxJsxFlowElement;
  if (name !== "Tabs") throw new Error(`This is no element of tabs: ${String(name)}`);
  const items = (children as MdxJsxFlowElement[]).map((tab) => {
    const [code, ...others] = tab.children;
    if (tab.name !== "TabItem" || code?.type !== "code" || others.length > 0)
      throw new Error("A tab has other content.");
    return [...valuesOf(tab), code.lang, code.meta, code.value];
  });
  return { group: valuesOf({ name, children, ...tabs })[0], tabs: items };
}
