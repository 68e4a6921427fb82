import type { DeclarationReflection } from "typedoc";
import { ownExports, sortExports, targetsOf } from "./exports";
import type { Reference } from "./reference";

/** A specifier, and what of a module can be imported by it. */
export interface WayIn {
  readonly specifier: string;
  readonly exports: readonly DeclarationReflection[];
}

/** What a module passes on from others, most important first. */
function passedOn(module: DeclarationReflection, reference: Reference): DeclarationReflection[] {
  return sortExports(targetsOf(module), reference);
}

/** How users reach what a module exports: by its own path, else through another module of its package. */
export function wayIn(model: DeclarationReflection, reference: Reference): WayIn | undefined {
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
