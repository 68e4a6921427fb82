import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { mdxTabs } from "../../shared/mdxElements";
import { commandsFor, hasManagers, MANAGERS } from "./commands";

/** Remark plugin: shows each block `bash npm` for every package manager, as tabs of the group `package-manager`. */
export default function packageManagers() {
  return (tree: Root): void => {
    visit(tree, "code", (node, index, parent) => {
      if (parent === undefined || index === undefined) return;
      if (!hasManagers({ language: node.lang ?? "", meta: node.meta ?? "" })) return;
      const items = MANAGERS.map((manager) => {
        const content = { ...node, meta: null, value: commandsFor(manager, node.value) };
        return { value: manager, label: manager, content };
      });
      parent.children[index] = mdxTabs({ groupId: "package-manager" }, items);
    });
  };
}
