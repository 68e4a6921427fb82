import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { rangeOf } from "../../markdown/edit";
import type { Edit } from "../../markdown/edit";

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Names the language of examples in JSON: the tool says that every example is GraphQL. */
export function jsonExamples(tree: Root): Edit[] {
  const edits: Edit[] = [];
  visit(tree, "code", (code) => {
    if (isJson(code.value)) edits.push({ ...rangeOf(code), text: `\`\`\`json\n${code.value}\n\`\`\`` });
  });
  return edits;
}
