import type { Code, Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { mdxTabs } from "../../shared/mdxElements";
import { formsOf, hasForms } from "./forms";
import type { Form } from "./forms";
import { FORM_LABELS } from "./shared/labels";

export { hasForms } from "./forms";

function codeBlock({ language, file, shown }: Form): Code {
  return { type: "code", lang: language, meta: `title="${file}"`, value: shown.trimEnd() };
}

function tabsOf(forms: readonly Form[]): RootContent {
  const items = forms.map((form) => ({ value: form.name, label: FORM_LABELS[form.name], content: codeBlock(form) }));
  return mdxTabs({ groupId: "config", className: "configuration-forms" }, items);
}

/** Remark plugin: replaces each block of options by tabs, one for each form; a block with only one form gets no tabs. */
export default function configurationForms() {
  return async (tree: Root): Promise<void> => {
    const replacements: (() => Promise<void>)[] = [];
    visit(tree, "code", (node, index, parent) => {
      const options = { language: node.lang ?? "", meta: node.meta ?? "", code: node.value };
      if (parent === undefined || index === undefined || !hasForms(options)) return;
      replacements.push(async () => {
        const forms = await formsOf(options);
        const [only] = forms;
        parent.children[parent.children.indexOf(node)] = only && forms.length === 1 ? codeBlock(only) : tabsOf(forms);
      });
    });
    await Promise.all(replacements.map((replace) => replace()));
  };
}
