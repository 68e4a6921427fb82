import type { DeclarationReflection, Reflection } from "typedoc";
import { ReflectionKind } from "typedoc";

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

const defaults = new WeakSet<DeclarationReflection>();
const featured = new WeakSet<Reflection>();

/** Remembers an export that the entry of its package passes on under its name. */
export function markFeatured(reflection: Reflection): void {
  featured.add(reflection);
}

/** Remembers that an export is the module's default one, which its own name no longer says. */
export function markDefault(reflection: DeclarationReflection): void {
  defaults.add(reflection);
}

/** Whether an export is the module's default one. */
export function isDefault(reflection: DeclarationReflection): boolean {
  return defaults.has(reflection);
}

/** Whether the package marks an export as not meant for its users. */
export function isInternal(reflection: DeclarationReflection): boolean {
  const comments = [reflection.comment, ...(reflection.signatures ?? []).map(({ comment }) => comment)];
  return reflection.name.startsWith("__") || comments.some((comment) => comment?.hasModifier("@internal"));
}

function hasExample(reflection: DeclarationReflection): boolean {
  const comments = [reflection.comment, ...(reflection.signatures ?? []).map(({ comment }) => comment)];
  return comments.some((comment) => comment?.getTag("@example"));
}

/**
 * Lower comes first: the default export, what the package's entry names one by one, and what its authors found worth
 * an example; deprecated exports come last.
 */
function rank(reflection: DeclarationReflection): number {
  if (reflection.isDeprecated()) return 4;
  if (isDefault(reflection)) return 0;
  if (featured.has(reflection)) return 1;
  return hasExample(reflection) ? 2 : 3;
}

/** Order of exports inside a section. */
export function byImportance(a: DeclarationReflection, b: DeclarationReflection): number {
  // Without a locale the order would depend on the machine's.
  return rank(a) - rank(b) || a.name.localeCompare(b.name, "en");
}

/** The declarations of a module, without re-exports, most important first and internal ones last. */
export function ownExports(module: DeclarationReflection): DeclarationReflection[] {
  const own = (module.children ?? []).filter((child) => !child.isReference());
  const ordered = SECTIONS.flatMap(({ kind }) => own.filter((child) => child.kindOf(kind)).sort(byImportance));
  return [...ordered.filter((child) => !isInternal(child)), ...ordered.filter(isInternal)];
}
