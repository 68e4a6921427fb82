import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { mdxTabs } from "../../shared/mdxElements";
import { commandsWith, hasPrograms, PROGRAMS } from "./commands";

/** Remark plugin: shows each block such as `bash tool` in tabs of the group `tool`, one tab for each program. */
export default function toolCommands() {
  return (tree: Root): void => {
    visit(tree, "code", (node, index, parent) => {
      const meta = node.meta ?? "";
      if (parent === undefined || index === undefined || !hasPrograms(meta)) return;
      const rest = meta.replace(/^tool\s*/u, "") || null;
      const items = PROGRAMS.map(({ value, label, program }) => {
        return { value, label, content: { ...node, meta: rest, value: commandsWith(program, node.value) } };
      });
      parent.children[index] = mdxTabs({ groupId: "tool" }, items);
    });
  };
}
