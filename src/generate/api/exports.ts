import { ReflectionKind } from "typedoc";
import type { Comment, DeclarationReflection, ProjectReflection } from "typedoc";
import type { Reference } from "./reference";

/** A heading of a page, and the kind of exports below it. */
interface Section {
  readonly title: string;
  readonly kind: ReflectionKind;
}

/** The sections of a page in order: callable exports first, types last. */
export const SECTIONS: readonly Section[] = [
  { title: "Functions", kind: ReflectionKind.Function },
  { title: "Classes", kind: ReflectionKind.Class },
  { title: "Enumerations", kind: ReflectionKind.Enum },
  { title: "Variables", kind: ReflectionKind.Variable },
  { title: "Interfaces", kind: ReflectionKind.Interface },
  { title: "Types", kind: ReflectionKind.TypeAlias },
];

function commentsOf({ comment, signatures = [] }: DeclarationReflection): (Comment | undefined)[] {
  return [comment, ...signatures.map((signature) => signature.comment)];
}

export function isInternal(reflection: DeclarationReflection): boolean {
  return (
    reflection.name.startsWith("__") || commentsOf(reflection).some((comment) => comment?.hasModifier("@internal"))
  );
}

function hasExample(reflection: DeclarationReflection): boolean {
  return commentsOf(reflection).some((comment) => comment?.getTag("@example"));
}

/** Returns the declarations that a module re-exports from other modules. */
export function targetsOf(module: DeclarationReflection): DeclarationReflection[] {
  return (module.children ?? []).flatMap((child) => {
    const target = child.isReference() ? child.tryGetTargetReflectionDeep() : undefined;
    return target?.isDeclaration() ? [target] : [];
  });
}

/**
 * Ranks an export; lower comes first: the default export, exports that the package's entry re-exports, those with an
 * example, the rest, and deprecated ones last.
 */
function rank(reflection: DeclarationReflection, { defaults, featured }: Reference): number {
  if (reflection.isDeprecated()) return 4;
  if (defaults.has(reflection)) return 0;
  if (featured.has(reflection)) return 1;
  return hasExample(reflection) ? 2 : 3;
}

function sortExports(exports: readonly DeclarationReflection[], reference: Reference): DeclarationReflection[] {
  // With an explicit locale, so that the order does not depend on the machine.
  return exports.toSorted((a, b) => rank(a, reference) - rank(b, reference) || a.name.localeCompare(b.name, "en"));
}

/** Returns the declarations of a module, without re-exports, most important first and internal ones last. */
export function ownExports(module: DeclarationReflection, reference: Reference): DeclarationReflection[] {
  const own = sortExports(
    (module.children ?? []).filter((child) => !child.isReference()),
    reference,
  );
  const ordered = SECTIONS.flatMap(({ kind }) => own.filter((child) => child.kindOf(kind)));
  return [...ordered.filter((child) => !isInternal(child)), ...ordered.filter(isInternal)];
}

/** An import specifier, and the exports of a module that it makes available. */
export interface ImportPath {
  readonly specifier: string;
  readonly exports: readonly DeclarationReflection[];
}

/** Returns the re-exports of a module, most important first. */
function reExports(module: DeclarationReflection, reference: Reference): DeclarationReflection[] {
  return sortExports(targetsOf(module), reference);
}

/** Finds how users import the exports of a module: by its own path, or through another module of its package. */
export function importPathOf(model: DeclarationReflection, reference: Reference): ImportPath | undefined {
  const { pkg, specifier } = reference.moduleOf(model);
  const own = ownExports(model, reference);
  const all = own.length > 0 ? own : reExports(model, reference);
  if (specifier !== undefined && all.length > 0) return { specifier, exports: all };
  for (const entry of model.project.children ?? []) {
    const { pkg: other, specifier: path } = reference.moduleOf(entry);
    if (entry === model || other !== pkg || path === undefined) continue;
    const reExported = new Set(reExports(entry, reference));
    const exports = own.filter((child) => reExported.has(child));
    if (exports.length > 0) return { specifier: path, exports };
  }
  return undefined;
}

/**
 * Marks internal modules: those whose exports can be reached neither from the package's entry nor by a path in its
 * manifest, and those that their authors mark as internal.
 */
export function markInternalModules(project: ProjectReflection, reference: Reference): void {
  const models = project.children ?? [];
  const isPublic = (model: DeclarationReflection): boolean => {
    const { name, named, command } = reference.moduleOf(model);
    return name === "" || named === true || command !== undefined;
  };
  const reachable = new Set(models.filter(isPublic).flatMap((model) => [model, ...targetsOf(model)]));
  for (const model of models) {
    const isReachable = reachable.has(model) || model.children?.some((child) => reachable.has(child)) === true;
    if (!isReachable || model.comment?.hasModifier("@internal") === true) {
      reference.internal.add(reference.moduleOf(model));
    }
  }
}
