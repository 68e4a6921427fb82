import type { Code, Root, RootContent } from "mdast";
import type { MdxJsxAttribute, MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { SKIP, visit } from "unist-util-visit";
import { formsOf, hasForms } from "./forms";
import type { Form } from "./forms";
import { FORM_LABELS } from "./shared/labels";

function element(name: string, attributes: Readonly<Record<string, string>>, children: unknown[]): MdxJsxFlowElement {
  const list = Object.entries(attributes).map(([key, value]): MdxJsxAttribute => {
    return { type: "mdxJsxAttribute", name: key, value };
  });
  return { type: "mdxJsxFlowElement", name, attributes: list, children: children as MdxJsxFlowElement["children"] };
}

function block({ language, file, shown }: Form): Code {
  return { type: "code", lang: language, meta: `title="${file}"`, value: shown.trimEnd() };
}

function tabsOf(forms: readonly Form[]): RootContent {
  const items = forms.map((form) =>
    element("TabItem", { value: form.name, label: FORM_LABELS[form.name] }, [block(form)]),
  );
  return element("Tabs", { groupId: "config", className: "configuration-forms" }, items);
}

/**
 * Remark plugin: replaces each block `yaml config`, `yaml options` or `js options` by its forms, as tabs of the group
 * `config`.
 */
export default function configurationForms() {
  return async (tree: Root): Promise<void> => {
    const found: (() => Promise<void>)[] = [];
    visit(tree, "code", (node, index, parent) => {
      const options = { language: node.lang ?? "", meta: node.meta ?? "", code: node.value };
      if (parent === undefined || index === undefined || !hasForms(options)) return undefined;
      found.push(async () => {
        const forms = await formsOf(options);
        const [only] = forms;
        parent.children[parent.children.indexOf(node)] = only && forms.length === 1 ? block(only) : tabsOf(forms);
      });
      return SKIP;
    });
    await Promise.all(found.map((expand) => expand()));
  };
}
