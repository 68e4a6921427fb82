import type { DeclarationReflection } from "typedoc";
import { SECTIONS, isInternal, ownExports } from "../exports";
import { moduleLead } from "../module";
import type { ReferenceContext } from "../reference";
import { renderImport } from "./import";
import { renderReexports } from "./reexports";

const INTERNALS = `## Internals

:::note

The package marks these exports as internal: they may change or go in any release.

:::`;

/** What the module is for: its own comment, or what this site says of it. */
function renderLead(context: ReferenceContext, model: DeclarationReflection): string {
  if (model.comment?.hasVisibleComponent()) return context.partials.comment(model.comment);
  return moduleLead(context.reference.moduleOf(model)) ?? "";
}

function renderExports(context: ReferenceContext, exports: readonly DeclarationReflection[]): string[] {
  return exports.map((child) => context.partials.memberContainer(child, { headingLevel: 3 }));
}

/**
 * One page of one module: what it is for, how to import it, its exports by kind, internal ones, and what it
 * re-exports.
 */
export function renderPage(context: ReferenceContext, model: DeclarationReflection): string {
  const exports = ownExports(model, context.reference);
  const open = exports.filter((child) => !isInternal(child));
  const internal = exports.filter(isInternal);
  const sections = SECTIONS.flatMap(({ title, kind }) => {
    const members = renderExports(
      context,
      open.filter((child) => child.kindOf(kind)),
    );
    return members.length > 0 ? [`## ${title}`, ...members] : [];
  });
  const last = internal.length > 0 ? [INTERNALS, ...renderExports(context, internal)] : [];
  const parts = [
    renderLead(context, model),
    renderImport(context, model),
    ...sections,
    ...last,
    renderReexports(context, model),
  ];
  return parts.filter(Boolean).join("\n\n");
}
