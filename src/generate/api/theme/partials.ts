import { ReflectionKind, ReflectionType } from "typedoc";
import type {
  DeclarationReflection,
  ParameterReflection,
  SignatureReflection,
  TypeParameterReflection,
  UnionType,
} from "typedoc";
import type { MarkdownThemeContext } from "typedoc-plugin-markdown";
import type { PhrasingContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toString } from "mdast-util-to-string";
import { textOfBlocks } from "../../markdown";
import { withoutMarks } from "./declaration";
import { NOTHING } from "./arrange";

/** How wide a type is once its links, marks and escapes are gone. */
function plainLength(markdown: string): number {
  return textOfBlocks(withoutMarks(markdown)).join(" ").length;
}

/** Leaves space on a line for the function's name and its result. */
const MAX_LENGTH = 50;

/** A parameter, or what an object among the parameters holds. */
type Described = ParameterReflection | DeclarationReflection;

/** The parameters of a signature with their types: on one line where they fit, else each on its own. */
export function renderParameters(context: MarkdownThemeContext, parameters: readonly ParameterReflection[]): string {
  const texts = parameters.map(({ name, type, flags, defaultValue }) => {
    const rest = flags.isRest ? "..." : "";
    const optional = flags.isOptional || defaultValue !== undefined ? "?" : "";
    return `${rest}\`${name}${optional}\`: ${context.partials.someType(type)}`;
  });
  const line = texts.join(", ");
  return plainLength(line) <= MAX_LENGTH ? `(${line})` : `(${texts.map((text) => `\n  ${text}`).join(",")}\n)`;
}

/** Everything that a list of parameters may describe, under the names by which callers know it. */
function flatten(parameters: readonly Described[], prefix = ""): { readonly name: string; readonly of: Described }[] {
  return parameters.flatMap((of) => {
    const name = `${prefix}${of.name}`;
    const children = of.type instanceof ReflectionType ? (of.type.declaration.children ?? []) : [];
    return [{ name, of }, ...flatten(children, `${name}.`)];
  });
}

function commentOf(context: MarkdownThemeContext, of: Described): string {
  const signatures = of.isDeclaration() ? (of.signatures ?? []) : [];
  const comment = of.comment ?? signatures.find((signature) => signature.comment)?.comment;
  if (!comment) return "";
  return context.partials
    .comment(comment, { isTableColumn: true })
    .replaceAll(/\s*\n\s*/gu, " ")
    .trim();
}

/** A table of the parameters that have a description. The signature already shows the others. */
export function renderParametersTable(
  context: MarkdownThemeContext,
  parameters: readonly ParameterReflection[],
): string {
  const rows = flatten(parameters).flatMap(({ name, of }) => {
    const text = commentOf(context, of);
    const optional = of.flags.isOptional ? "?" : "";
    return text === "" ? [] : [`| \`${name}${optional}\` | ${text} |`];
  });
  return rows.length > 0 ? ["| Parameter | Description |", "| --- | --- |", ...rows].join("\n") : NOTHING;
}

/** Whether a list of type parameters says no more than the declaration that shows them. */
export function repeatsDeclaration(parameters: readonly TypeParameterReflection[]): boolean {
  return parameters.every(
    ({ comment, parent }) => !comment && parent?.kindOf([ReflectionKind.CallSignature, ReflectionKind.TypeAlias]),
  );
}

/** The last level of headings. */
const DEEPEST = 6;

function returnsNothing({ type, comment }: SignatureReflection): boolean {
  return type?.type === "intrinsic" && type.name === "void" && !comment?.getTag("@returns");
}

/**
 * What a function returns, in the words of its authors: the type stands in the signature. Without words only the heading
 * remains, as an anchor.
 */
export function renderReturns(
  { helpers }: MarkdownThemeContext,
  signature: SignatureReflection,
  headingLevel: number,
): string {
  if (signature.kindOf(ReflectionKind.ConstructorSignature) || returnsNothing(signature)) return "";
  const tag = signature.comment?.getTag("@returns");
  const words = tag ? helpers.getCommentParts(tag.content).trim() : NOTHING;
  return `${"#".repeat(Math.min(headingLevel, DEEPEST))} Returns\n\n${words}`;
}

/** Longer unions break into lines, where lines can break. */
const MAX_UNION_LENGTH = 70;

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
  return inCode && plainLength(line) > MAX_UNION_LENGTH ? members.map((member) => `\n  \\| ${member}`).join("") : line;
}

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

/** All that could mean something to Markdown, MDX or a table. */
function escape(text: string): string {
  return text.replaceAll(/[!-/:-@[-`{-~]/gu, (character) =>
    /[\\`*_{}[\]<>|#~&]/u.test(character) ? `\\${character}` : character,
  );
}

function renderPart(node: PhrasingContent): string {
  if (node.type === "link") return `[${escape(toString(node))}](${node.url})`;
  return escape(toString(node));
}

/**
 * A type in running text as one piece of code. The plugin writes each of its names as a piece of its own, with what stands
 * between them outside.
 */
export function renderInlineType(markdown: string): string {
  const [paragraph] = fromMarkdown(markdown.replaceAll(/\s+/gu, " ")).children;
  if (paragraph?.type !== "paragraph") return markdown;
  const [only] = paragraph.children;
  if (paragraph.children.length === 1 && only?.type === "inlineCode") return markdown;
  return `<code translate="no">${paragraph.children.map(renderPart).join("")}</code>`;
}
