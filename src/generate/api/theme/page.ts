import type { DeclarationReflection } from "typedoc";
import type { MarkdownThemeContext } from "typedoc-plugin-markdown";
import { SECTIONS, isInternal, ownExports } from "../exports";
import { moduleLead } from "../module";
import { moduleFor } from "../registry";
import { renderImport } from "./import";
import { renderReexports } from "./reexports";

const INTERNALS = `## Internals

:::note

The package marks these exports as internal: they may change or go in any release.

:::`;

/** What the module is for: its own comment, or what this site says of it. */
function renderLead(context: MarkdownThemeContext, model: DeclarationReflection): string {
  if (model.comment?.hasVisibleComponent()) return context.partials.comment(model.comment);
  return moduleLead(moduleFor(model)) ?? "";
}

function renderExports(context: MarkdownThemeContext, exports: readonly DeclarationReflection[]): string[] {
  return exports.map((child) => context.partials.memberContainer(child, { headingLevel: 3 }));
}

/**
 * One page of one module: what it is for, how to import it, its exports by kind, internal ones, and what it only
 * passes on from elsewhere.
 */
export function renderPage(context: MarkdownThemeContext, model: DeclarationReflection): string {
  const exports = ownExports(model);
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
    renderImport(model),
    ...sections,
    ...last,
    renderReexports(context, model),
  ];
  return parts.filter(Boolean).join("\n\n");
}
