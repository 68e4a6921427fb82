import { ReflectionKind } from "typedoc";
import type { Comment, DeclarationReflection, ProjectReflection } from "typedoc";
import type { Reference } from "./reference";

/** A heading of a page, and the exports below it. */
interface Section {
  readonly title: string;
  readonly members: readonly DeclarationReflection[];
}

/** The kinds of exports in the order of a page: callable ones first, types last. */
const KINDS = {
  Functions: ReflectionKind.Function,
  Classes: ReflectionKind.Class,
  Enumerations: ReflectionKind.Enum,
  Variables: ReflectionKind.Variable,
  Interfaces: ReflectionKind.Interface,
  Types: ReflectionKind.TypeAlias,
} as const;

/** The kinds of exports that exist only in TypeScript. */
export const TYPES = [ReflectionKind.Interface, ReflectionKind.TypeAlias];

/** The title of the section with internal exports. */
export const INTERNALS = "Internals";

/** Returns the comments on a reflection. Comments on a function belong to its signatures. */
export function commentsOf({
  comment,
  signatures = [],
}: Pick<DeclarationReflection, "comment"> & Partial<Pick<DeclarationReflection, "signatures">>): Comment[] {
  return [comment, ...signatures.map((signature) => signature.comment)].filter((each) => each !== undefined);
}

export function isInternal(reflection: DeclarationReflection): boolean {
  return reflection.name.startsWith("__") || commentsOf(reflection).some((comment) => comment.hasModifier("@internal"));
}

function hasExample(reflection: DeclarationReflection): boolean {
  return commentsOf(reflection).some((comment) => comment.getTag("@example"));
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

/** Returns the declarations of a module by section, without re-exports, most important first and internal ones last. */
export function sectionsOf(module: DeclarationReflection, reference: Reference): Section[] {
  const declared = sortExports(
    (module.children ?? []).filter((child) => !child.isReference()),
    reference,
  );
  const byKind = Object.entries(KINDS).map(([title, kind]) => ({
    title,
    members: declared.filter((child) => child.kindOf(kind)),
  }));
  const sections = [
    ...byKind.map(({ title, members }) => ({ title, members: members.filter((child) => !isInternal(child)) })),
    { title: INTERNALS, members: byKind.flatMap(({ members }) => members.filter(isInternal)) },
  ];
  return sections.filter(({ members }) => members.length > 0);
}

/** Returns the declarations of a module, without re-exports, in the order of its page. */
export function declaredExports(module: DeclarationReflection, reference: Reference): DeclarationReflection[] {
  return sectionsOf(module, reference).flatMap(({ members }) => members);
}

/** An import specifier, and the exports of a module that it makes available. */
export interface ImportPath {
  readonly specifier: string;
  readonly exports: readonly DeclarationReflection[];
}

/** Finds how users import the exports of a module: by the module's path, or from another module of its package. */
export function importPathOf(model: DeclarationReflection, reference: Reference): ImportPath | undefined {
  const { pkg, specifier } = reference.moduleOf(model);
  const declared = declaredExports(model, reference);
  const all = declared.length > 0 ? declared : sortExports(targetsOf(model), reference);
  if (specifier !== undefined && all.length > 0) return { specifier, exports: all };
  for (const entry of model.project.children ?? []) {
    const { pkg: other, specifier: path } = reference.moduleOf(entry);
    if (entry === model || other !== pkg || path === undefined) continue;
    const reExported = new Set(targetsOf(entry));
    const exports = declared.filter((child) => reExported.has(child));
    if (exports.length > 0) return { specifier: path, exports };
  }
  return undefined;
}

/**
 * Registers the internal modules: those with the tag `@internal`, and those, except commands, whose exports can be imported
 * neither from the package's entry nor by a path that the package's manifest lists.
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
