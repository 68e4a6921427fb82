import type { UnionType } from "typedoc";
import { ReflectionType } from "typedoc";
import type { MarkdownThemeContext } from "typedoc-plugin-markdown";
import { plainLength } from "./width";

/** Longer unions break into lines, where lines can break. */
const MAX_LENGTH = 70;

/**
 * A union type, on one line except for a long one in a code block: in the cells of a table, the plugin's line breaks
 * end up as stray bars.
 */
export function renderUnion(context: MarkdownThemeContext, union: UnionType, inCode: boolean): string {
  const members = union.types.map((type) => {
    const text = context.partials.someType(type, { forceCollapse: true });
    const isFunction = type instanceof ReflectionType && Boolean(type.declaration.signatures?.length);
    return isFunction ? `(${text})` : text;
  });
  const line = members.join(" \\| ");
  return inCode && plainLength(line) > MAX_LENGTH ? members.map((member) => `\n  \\| ${member}`).join("") : line;
}
