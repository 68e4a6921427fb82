import type { CommentDisplayPart, Context, DeclarationReflection, Reflection } from "typedoc";
import { ReflectionKind } from "typedoc";
import ts from "typescript";
import type { Reference } from "./reference";

/** Gives a default export its own name, which readers see in stack traces and imports. */
export function nameDefaultExport(context: Context, reflection: DeclarationReflection, { defaults }: Reference): void {
  if (reflection.name !== "default" || !reflection.parent?.kindOf(ReflectionKind.Module)) return;
  const symbol = context.getSymbolFromReflection(reflection);
  const declared = symbol?.declarations?.map((declaration) => ts.getNameOfDeclaration(declaration)?.getText());
  const name = declared?.find((text) => text !== undefined);
  defaults.add(reflection);
  // `__default` is what the compiler calls a value that its author left without a name.
  if (name && !name.startsWith("_")) reflection.name = name;
}

/** TypeDoc fences the text of an `@example` even when it is empty. */
function withoutLanguage(text: string): string {
  return text.replace(/^```\w*\n/, "");
}

/** Names the language of code blocks that their authors left without one. */
function nameLanguage(parts: readonly CommentDisplayPart[], language: string): void {
  for (const part of parts) {
    if (part.kind === "code") part.text = part.text.replace(/^```(?=\n)/, `\`\`\`${language}`);
  }
}

/** Removes what only steered the conversion, and tags that say nothing. */
function cleanComment(reflection: Pick<DeclarationReflection, "comment">): void {
  const { comment } = reflection;
  if (!comment) return;
  comment.removeModifier("@function");
  nameLanguage(comment.summary, "text");
  for (const { tag, content } of comment.blockTags) nameLanguage(content, tag === "@example" ? "ts" : "text");
  comment.blockTags = comment.blockTags.filter(({ content }) =>
    content.some(({ text }) => /[^`\s]/.test(withoutLanguage(text))),
  );
}

/** A symbol that makes an opaque type differ from all others; nobody can use it. */
function isBrand(reflection: Reflection): boolean {
  const { type } = reflection as Partial<DeclarationReflection>;
  return type?.type === "typeOperator" && type.operator === "unique";
}

/** Prepares the model for the pages, before TypeDoc resolves links and parameters in comments. */
export function cleanModel({ project }: Context): void {
  for (const reflection of Object.values(project.reflections)) {
    if (isBrand(reflection)) project.removeReflection(reflection);
    else cleanComment(reflection);
  }
}

/** Names the parameters that the signature takes apart, where no `@param` tag lent TypeDoc a name for them. */
export function nameParameters({ project }: Context): void {
  for (const reflection of Object.values(project.reflections)) {
    if (reflection.name === "__namedParameters") reflection.name = "options";
  }
}
