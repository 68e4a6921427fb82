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
import { commentsOf } from "../exports";
import { withoutMarks } from "./declaration";
import { NOTHING } from "./arrange";

/** Returns the length of a type without links, marks and escapes. */
function plainLength(markdown: string): number {
  return textOfBlocks(withoutMarks(markdown)).join(" ").length;
}

/** Maximum length of parameters on one line, which leaves space for the function's name and result. */
const MAX_LENGTH = 50;

/** A parameter of a function, or a property of a parameter that is an object. */
type ParameterOrProperty = ParameterReflection | DeclarationReflection;

/** Writes the parameters of a signature with their types: on one line if they fit, otherwise one per line. */
export function renderParameters(context: MarkdownThemeContext, parameters: readonly ParameterReflection[]): string {
  const texts = parameters.map(({ name, type, flags, defaultValue }) => {
    const rest = flags.isRest ? "..." : "";
    const optional = flags.isOptional || defaultValue !== undefined ? "?" : "";
    return `${rest}\`${name}${optional}\`: ${context.partials.someType(type)}`;
  });
  const line = texts.join(", ");
  return plainLength(line) <= MAX_LENGTH ? `(${line})` : `(${texts.map((text) => `\n  ${text}`).join(",")}\n)`;
}

/** Lists all parameters and the properties of object parameters, with names such as `options.path`. */
function flatten(
  parameters: readonly ParameterOrProperty[],
  prefix = "",
): { readonly name: string; readonly reflection: ParameterOrProperty }[] {
  return parameters.flatMap((reflection) => {
    const name = `${prefix}${reflection.name}`;
    const { type } = reflection;
    const children = type instanceof ReflectionType ? (type.declaration.children ?? []) : [];
    return [{ name, reflection }, ...flatten(children, `${name}.`)];
  });
}

function commentOf(context: MarkdownThemeContext, reflection: ParameterOrProperty): string {
  const [comment] = commentsOf(reflection);
  if (!comment) return "";
  return context.partials
    .comment(comment, { isTableColumn: true })
    .replaceAll(/\s*\n\s*/gu, " ")
    .trim();
}

/** Writes a table of the parameters that have a description. The signature already shows the others. */
export function renderParametersTable(
  context: MarkdownThemeContext,
  parameters: readonly ParameterReflection[],
): string {
  const rows = flatten(parameters).flatMap(({ name, reflection }) => {
    const text = commentOf(context, reflection);
    const optional = reflection.flags.isOptional ? "?" : "";
    return text === "" ? [] : [`| \`${name}${optional}\` | ${text} |`];
  });
  return rows.length > 0 ? ["| Parameter | Description |", "| --- | --- |", ...rows].join("\n") : NOTHING;
}

/** Whether a list of type parameters only repeats the declaration. */
export function repeatsDeclaration(parameters: readonly TypeParameterReflection[]): boolean {
  return parameters.every(
    ({ comment, parent }) => !comment && parent?.kindOf([ReflectionKind.CallSignature, ReflectionKind.TypeAlias]),
  );
}

const MAX_HEADING_LEVEL = 6;

function returnsNothing({ type, comment }: SignatureReflection): boolean {
  return type?.type === "intrinsic" && type.name === "void" && !comment?.getTag("@returns");
}

/**
 * Writes the description of a function's result. The signature already shows the type of the result. Without a description,
 * the heading becomes an anchor. A constructor, or a `void` function without a description, gets
 * neither.
 */
export function renderReturns(
  { helpers }: MarkdownThemeContext,
  signature: SignatureReflection,
  headingLevel: number,
): string {
  if (signature.kindOf(ReflectionKind.ConstructorSignature) || returnsNothing(signature)) return "";
  const tag = signature.comment?.getTag("@returns");
  const words = tag ? helpers.getCommentParts(tag.content).trim() : NOTHING;
  return `${"#".repeat(Math.min(headingLevel, MAX_HEADING_LEVEL))} Returns\n\n${words}`;
}

/** Maximum length of a union on one line of a code block. */
const MAX_UNION_LENGTH = 70;

/**
 * Writes a union type on one line. In a code block, a long union has one member per line. The plugin writes line breaks in
 * table cells too, where they would become stray bars.
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

/** Writes where a member comes from, one sentence per line, instead of the plugin's headings. */
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

/** Escapes characters that have a meaning in Markdown, MDX or tables. */
function escape(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>|#~&]/gu, "\\$&");
}

function renderPart(node: PhrasingContent): string {
  if (node.type === "link") return `[${escape(toString(node))}](${node.url})`;
  return escape(toString(node));
}

/**
 * Writes a type in running text as one piece of code. The plugin renders each name as a separate piece, with punctuation
 * between them.
 */
export function renderInlineType(markdown: string): string {
  const [paragraph] = fromMarkdown(markdown.replaceAll(/\s+/gu, " ")).children;
  if (paragraph?.type !== "paragraph") return markdown;
  const [only] = paragraph.children;
  if (paragraph.children.length === 1 && only?.type === "inlineCode") return markdown;
  return `<code translate="no">${paragraph.children.map(renderPart).join("")}</code>`;
}
