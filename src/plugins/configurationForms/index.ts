import type { Code, Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { mdxTabs } from "../../shared/mdxElements";
import { formsOf, hasForms } from "./forms";
import type { Form } from "./forms";
import { FORM_LABELS } from "./shared/labels";

export { hasForms } from "./forms";

function block({ language, file, shown }: Form): Code {
  return { type: "code", lang: language, meta: `title="${file}"`, value: shown.trimEnd() };
}

function tabsOf(forms: readonly Form[]): RootContent {
  const items = forms.map((form) => ({ value: form.name, label: FORM_LABELS[form.name], content: block(form) }));
  return mdxTabs({ groupId: "config", className: "configuration-forms" }, items);
}

/** Remark plugin: replaces each block `yaml config`, `yaml options` or `js options` by tabs, one for each form. */
export default function configurationForms() {
  return async (tree: Root): Promise<void> => {
    const found: (() => Promise<void>)[] = [];
    visit(tree, "code", (node, index, parent) => {
      const options = { language: node.lang ?? "", meta: node.meta ?? "", code: node.value };
      if (parent === undefined || index === undefined || !hasForms(options)) return;
      found.push(async () => {
        const forms = await formsOf(options);
        const [only] = forms;
        parent.children[parent.children.indexOf(node)] = only && forms.length === 1 ? block(only) : tabsOf(forms);
      });
    });
    await Promise.all(found.map((expand) => expand()));
  };
}
