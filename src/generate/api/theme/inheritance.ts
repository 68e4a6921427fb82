import type { DeclarationReflection, SignatureReflection } from "typedoc";
import type { MarkdownThemeContext } from "typedoc-plugin-markdown";

/** Where a member comes from, as one line each: a heading for a link would bury the members. */
export function renderInheritance(
  context: MarkdownThemeContext,
  model: DeclarationReflection | SignatureReflection,
): string {
  const { implementationOf, inheritedFrom, overwrites } = model;
  const lines = [
    implementationOf && `Implements ${context.partials.typeAndParent(implementationOf)}.`,
    inheritedFrom && `Inherited from ${context.partials.typeAndParent(inheritedFrom)}.`,
    overwrites && `Overrides ${context.partials.typeAndParent(overwrites)}.`,
  ];
  return lines.filter(Boolean).join("\n\n");
}
