import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";

/** Returns the group of tabs with code, and of each tab its value, its label, and its code's language, metadata and text. */
export function tabsOf(node: unknown): { readonly group: unknown; readonly tabs: readonly unknown[] } {
  const valuesOf = ({ attributes }: MdxJsxFlowElement): unknown[] => attributes.map(({ value }) => value);
  const { name, children, ...tabs } = node as MdxJsxFlowElement;
  if (name !== "Tabs") throw new Error(`Expected an element Tabs, not ${String(name)}.`);
  const items = (children as MdxJsxFlowElement[]).map((tab) => {
    const [code, ...others] = tab.children;
    if (tab.name !== "TabItem" || code?.type !== "code" || others.length > 0)
      throw new Error("Each tab must be a TabItem with one block of code.");
    return [...valuesOf(tab), code.lang, code.meta, code.value];
  });
  return { group: valuesOf({ name, children, ...tabs })[0], tabs: items };
}
