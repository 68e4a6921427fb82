import type { DeclarationReflection } from "typedoc";
import { ReferenceReflection } from "typedoc";
import { hasPage, moduleId } from "../module";
import type { ReferenceContext } from "../reference";

interface Row {
  readonly name: string;
  readonly cell: string;
  readonly from: string;
}

function renderReference(context: ReferenceContext, reference: ReferenceReflection): Row {
  const { name } = reference;
  const target = reference.tryGetTargetReflectionDeep();
  const page = target?.parent;
  const url = target && context.router.hasUrl(target) ? context.urlTo(target) : undefined;
  const cell = url === undefined ? `\`${name}\`` : `[\`${name}\`](${url})`;
  if (!page?.isDeclaration()) return { name, cell, from: "" };
  if (page === context.page.model) return { name, cell, from: `\`${target?.name ?? name}\`, above` };
  const module = context.reference.moduleOf(page);
  const from = hasPage(module) ? `[${moduleId(module)}](${context.urlTo(page)})` : moduleId(module);
  return { name, cell, from };
}

/** A table of what the module re-exports, with links to where it is described. */
export function renderReexports(context: ReferenceContext, model: DeclarationReflection): string {
  const references = (model.children ?? []).filter((child) => child instanceof ReferenceReflection);
  const external = context.reference.moduleOf(model).external.map(({ name, from }) => ({
    name,
    cell: `\`${name}\``,
    from: `\`${from}\``,
  }));
  const rows = [...references.map((reference) => renderReference(context, reference)), ...external];
  if (rows.length === 0) return "";
  const lines = rows
    .sort((a, b) => a.name.localeCompare(b.name, "en"))
    .map(({ cell, from }) => `| ${cell} | ${from} |`);
  return ["## Re-exports", "", "| Name | From |", "| --- | --- |", ...lines].join("\n");
}
