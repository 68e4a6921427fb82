import type { DeclarationReflection, ProjectReflection } from "typedoc";
import { targetsOf } from "./exports";
import type { Reference } from "./reference";

/**
 * Notes which modules are internal to their package: neither its entry nor a path that its manifest names leads to what
 * they export, or their authors say so.
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
