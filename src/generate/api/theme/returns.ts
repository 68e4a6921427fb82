import type { SignatureReflection } from "typedoc";
import { ReflectionKind } from "typedoc";

/** Whether a "Returns" section would only repeat the signature: nothing, or the object under construction. */
export function isPlainReturn(signature: SignatureReflection): boolean {
  if (signature.kindOf(ReflectionKind.ConstructorSignature)) return true;
  const { type, comment } = signature;
  return type?.type === "intrinsic" && type.name === "void" && !comment?.getTag("@returns");
}
