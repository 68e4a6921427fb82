import type { DeclarationReflection } from "typedoc";
import { SECTIONS, isInternal, ownExports } from "../exports";
import { moduleLead } from "../module";
import type { ReferenceContext } from "../reference";
import { renderImport } from "./import";
import { renderListing } from "./listing";
import { renderAudience, renderInternalNote } from "./notes";
import { renderReexports } from "./reexports";

const INTERNALS = `## Internals

:::note
The package marks these exports as internal: they may change or go in any release.
:::`;

/** What the module is for: its own comment, or what this site says of it. */
function renderLead(context: ReferenceContext, model: DeclarationReflection): string {
  if (model.comment?.hasVisibleComponent()) return context.partials.comment(model.comment).trim();
  return moduleLead(context.reference.moduleOf(model)) ?? "";
}

/** The first paragraph, and what follows it. */
function splitLead(lead: string): readonly [string, string] {
  const end = lead.search(/\n\s*\n/);
  return end === -1 ? [lead, ""] : [lead.slice(0, end), lead.slice(end).trim()];
}

function renderExports(context: ReferenceContext, exports: readonly DeclarationReflection[]): string[] {
  return exports.map((child) => context.partials.memberContainer(child, { headingLevel: 3 }));
}

/**
 * One page of one module: whom it is for, how to import it, what it exports in one list, then its exports by kind,
 * internal ones, and what it re-exports.
 */
export function renderPage(context: ReferenceContext, model: DeclarationReflection): string {
  const module = context.reference.moduleOf(model);
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
  const hidden = renderExports(context, internal);
  const [lead, details] = splitLead(renderLead(context, model));
  const parts = [
    renderInternalNote(module, context.reference),
    lead,
    renderAudience(module),
    renderImport(context, model),
    renderListing(context, model),
    details,
    ...sections,
    ...(hidden.length > 0 ? [INTERNALS, ...hidden] : []),
    renderReexports(context, model),
  ];
  return parts.filter(Boolean).join("\n\n");
}
