import type { DeclarationReflection, ParameterReflection, TypeParameterReflection } from "typedoc";
import { ReflectionKind, ReflectionType } from "typedoc";
import type { MarkdownThemeContext } from "typedoc-plugin-markdown";
import { NOTHING } from "./arrange";
import { plainLength } from "./width";

/** Leaves room on a line for the function's name and its result. */
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

/** A table of the parameters that carry a description; what there is to say of the others, the signature says. */
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
