import type { SignatureReflection } from "typedoc";
import { ReflectionKind } from "typedoc";
import type { MarkdownThemeContext } from "typedoc-plugin-markdown";
import { NOTHING } from "./arrange";

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
