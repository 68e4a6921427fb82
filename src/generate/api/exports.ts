import { ReflectionKind } from "typedoc";
import type { Comment, DeclarationReflection, ProjectReflection } from "typedoc";
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

function commentsOf({ comment, signatures = [] }: DeclarationReflection): (Comment | undefined)[] {
  return [comment, ...signatures.map((signature) => signature.comment)];
}

/** Whether the package marks an export as not meant for its users. */
export function isInternal(reflection: DeclarationReflection): boolean {
  return (
    reflection.name.startsWith("__") || commentsOf(reflection).some((comment) => comment?.hasModifier("@internal"))
  );
}

function hasExample(reflection: DeclarationReflection): boolean {
  return commentsOf(reflection).some((comment) => comment?.getTag("@example"));
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
function sortExports(exports: readonly DeclarationReflection[], reference: Reference): DeclarationReflection[] {
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

/** An import specifier, and the exports of a module that it makes available. */
export interface ImportPath {
  readonly specifier: string;
  readonly exports: readonly DeclarationReflection[];
}

/** What a module passes on from others, most important first. */
function passedOn(module: DeclarationReflection, reference: Reference): DeclarationReflection[] {
  return sortExports(targetsOf(module), reference);
}

/** How users reach what a module exports: by its own path, else through another module of its package. */
export function importPathOf(model: DeclarationReflection, reference: Reference): ImportPath | undefined {
  const { pkg, specifier } = reference.moduleOf(model);
  const own = ownExports(model, reference);
  const all = own.length > 0 ? own : passedOn(model, reference);
  if (specifier !== undefined && all.length > 0) return { specifier, exports: all };
  for (const entry of model.project.children ?? []) {
    const { pkg: other, specifier: path } = reference.moduleOf(entry);
    if (entry === model || other !== pkg || path === undefined) continue;
    const passed = new Set(passedOn(entry, reference));
    const exports = own.filter((child) => passed.has(child));
    if (exports.length > 0) return { specifier: path, exports };
  }
  return undefined;
}

/**
 * Marks internal modules: those whose exports are reachable neither from the package's entry nor by a path in its manifest,
 * and those that their authors mark as internal.
 */
export function noteInternalModules(project: ProjectReflection, reference: Reference): void {
  const models = project.children ?? [];
  const isNamed = (model: DeclarationReflection): boolean => {
    const { name, named, command } = reference.moduleOf(model);
    return name === "" || named === true || command !== undefined;
  };
  const reachable = new Set(models.filter(isNamed).flatMap((model) => [model, ...targetsOf(model)]));
  for (const model of models) {
    const isReachable = reachable.has(model) || model.children?.some((child) => reachable.has(child)) === true;
    if (!isReachable || model.comment?.hasModifier("@internal") === true) {
      reference.internal.add(reference.moduleOf(model));
    }
  }
}
