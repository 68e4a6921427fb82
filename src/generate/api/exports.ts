import type { DeclarationReflection } from "typedoc";
import { ReflectionKind } from "typedoc";
import type { Reference } from "./reference";

/** A heading of a page, and the kind of exports below it. */
interface Section {
  readonly title: string;
  readonly kind: ReflectionKind;
}

/** The sections of a page in their order: what one calls first, what one only names in types last. */
export const SECTIONS: readonly Section[] = [
  { title: "Functions", kind: ReflectionKind.Function },
  { title: "Classes", kind: ReflectionKind.Class },
  { title: "Enumerations", kind: ReflectionKind.Enum },
  { title: "Variables", kind: ReflectionKind.Variable },
  { title: "Interfaces", kind: ReflectionKind.Interface },
  { title: "Types", kind: ReflectionKind.TypeAlias },
];

/** Whether the package marks an export as not meant for its users. */
export function isInternal(reflection: DeclarationReflection): boolean {
  const comments = [reflection.comment, ...(reflection.signatures ?? []).map(({ comment }) => comment)];
  return reflection.name.startsWith("__") || comments.some((comment) => comment?.hasModifier("@internal"));
}

function hasExample(reflection: DeclarationReflection): boolean {
  const comments = [reflection.comment, ...(reflection.signatures ?? []).map(({ comment }) => comment)];
  return comments.some((comment) => comment?.getTag("@example"));
}

/** The declarations that a module passes on from other modules. */
export function targetsOf(module: DeclarationReflection): DeclarationReflection[] {
  return (module.children ?? []).flatMap((child) => {
    const target = child.isReference() ? child.tryGetTargetReflectionDeep() : undefined;
    return target?.isDeclaration() ? [target] : [];
  });
}

/**
 * Lower comes first: the default export, what the package's entry names one by one, and what its authors found worth
 * an example; deprecated exports come last.
 */
function rank(reflection: DeclarationReflection, { defaults, featured }: Reference): number {
  if (reflection.isDeprecated()) return 4;
  if (defaults.has(reflection)) return 0;
  if (featured.has(reflection)) return 1;
  return hasExample(reflection) ? 2 : 3;
}

/** Sorts exports as they stand inside a section. */
export function sortExports(exports: readonly DeclarationReflection[], reference: Reference): DeclarationReflection[] {
  // Without a locale the order would depend on the machine's.
  return exports.toSorted((a, b) => rank(a, reference) - rank(b, reference) || a.name.localeCompare(b.name, "en"));
}

/** The declarations of a module, without re-exports, most important first and internal ones last. */
export function ownExports(module: DeclarationReflection, reference: Reference): DeclarationReflection[] {
  const own = sortExports(
    (module.children ?? []).filter((child) => !child.isReference()),
    reference,
  );
  const ordered = SECTIONS.flatMap(({ kind }) => own.filter((child) => child.kindOf(kind)));
  return [...ordered.filter((child) => !isInternal(child)), ...ordered.filter(isInternal)];
}
