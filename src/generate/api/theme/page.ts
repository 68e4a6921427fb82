import { ReferenceReflection, ReflectionKind } from "typedoc";
import type { DeclarationReflection } from "typedoc";
import { isInternal, ownExports, SECTIONS, importPathOf } from "../exports";
import type { ApiPackage } from "../packages";
import type { Reference, ReferenceContext } from "../reference";
import { packageAudiences } from "../audiences";
import { hasPage, moduleId, moduleLead, packageName } from "../modules";
import type { ApiModule } from "../modules";
import { splitSentence } from "./arrange";

/** Enough names to see the pattern; the page lists all of them. */
const MAX_NAMES = 3;
/** Longer statements break into lines, as a formatter would break them. */
const MAX_LENGTH = 80;
const TYPES = [ReflectionKind.Interface, ReflectionKind.TypeAlias];

function fence(code: string): string {
  return `\`\`\`ts\n${code}\n\`\`\``;
}

/** The statement that imports the most important exports of a list. */
function importStatement(
  exports: readonly DeclarationReflection[],
  specifier: string,
  pkg: ApiPackage,
  { defaults }: Reference,
): string {
  const open = exports.filter((child) => !isInternal(child));
  const shown = open.length > 0 ? open : exports;
  const values = pkg.typesOnly ? [] : shown.filter((child) => !child.kindOf(TYPES));
  const fallback = values.find((child) => defaults.has(child));
  if (fallback && fallback.name !== "default") return `import ${fallback.name} from "${specifier}";`;
  const names = (values.length > 0 ? values : shown).filter((child) => !defaults.has(child)).slice(0, MAX_NAMES);
  const keyword = values.length > 0 ? "import" : "import type";
  const statement = `${keyword} { ${names.map(({ name }) => name).join(", ")} } from "${specifier}";`;
  if (statement.length <= MAX_LENGTH) return statement;
  return `${keyword} {\n${names.map(({ name }) => `  ${name},\n`).join("")}} from "${specifier}";`;
}

/** How users import the module; a module that they cannot import has a note above. */
function renderImport({ reference }: ReferenceContext, model: DeclarationReflection): string {
  const { command, pkg } = reference.moduleOf(model);
  if (command !== undefined)
    return `This module is the program behind the \`${command}\` command; it is not there to be imported.`;
  const way = importPathOf(model, reference);
  return way ? fence(importStatement(way.exports, way.specifier, pkg, reference)) : "";
}

/** Says at the top of an internal module that it is one, and what that means for the reader. */
function renderInternalNote(module: ApiModule, reference: Reference): string {
  if (!reference.internal.has(module)) return "";
  const name = `\`${packageName(module.pkg)}\``;
  const text =
    module.specifier === undefined
      ? `Part of how ${name} works. No path leads to this module, so that you cannot import it.`
      : `Part of how ${name} works: the package's entry point does not export it. You can import it by its own path, but it may change in any release.`;
  return `:::note[Internal module]\n${text}\n:::`;
}

/** Says on a package's own page who needs it, with links to the guides that use it. */
function renderAudience({ pkg, name }: ApiModule): string {
  const audience = packageAudiences[packageName(pkg)];
  if (name !== "" || !audience) return "";
  const guides = audience.guides.map(({ title, to }) => `[${title}](${to})`);
  return `${audience.who}\n\nUsed in: ${guides.join(", ")}.`;
}

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
function renderReexports(context: ReferenceContext, model: DeclarationReflection): string {
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

/** Lists with several kinds of exports name each of them from this length on. */
const MANY = 4;

/** The first sentence of the comment on an export, on one line. */
function sentenceOf(context: ReferenceContext, child: DeclarationReflection): string {
  const comment = child.comment ?? child.signatures?.find((signature) => signature.comment)?.comment;
  if (!comment) return "";
  const [paragraph = ""] = context.helpers
    .getCommentParts(comment.summary)
    .trim()
    .split(/\n\s*\n|\n(?=\s*[-*\d])/u);
  const sentence = splitSentence(paragraph).first.replaceAll(/\s+/gu, " ").trim();
  // Authors leave the full stop out, or lead with a colon to what does not follow here.
  return sentence === "" ? "" : sentence.replace(/(?<![!?])[:.]?$/u, ".");
}

function line(context: ReferenceContext, child: DeclarationReflection): string {
  const call = child.kindOf(ReflectionKind.Function) ? "()" : "";
  const sentence = sentenceOf(context, child);
  const name = `[\`${child.name}${call}\`](#${context.router.getAnchor(child) ?? ""})`;
  return `- ${name}${sentence === "" ? "" : `: ${sentence}`}`;
}

/** What a module exports, a line each, in the order of the page. */
function renderListing(context: ReferenceContext, model: DeclarationReflection): string {
  const exports = ownExports(model, context.reference);
  const open = exports.filter((child) => !isInternal(child));
  const groups = [
    ...SECTIONS.map(({ title, kind }) => ({ title, members: open.filter((child) => child.kindOf(kind)) })),
    { title: "Internals", members: exports.filter(isInternal) },
  ].filter(({ members }) => members.length > 0);
  if (groups.length === 0) return "";
  const isNamed = groups.length > 1 && exports.length >= MANY;
  const lists = groups.map(({ title, members }) => {
    const list = members.map((child) => line(context, child)).join("\n");
    return isNamed ? `${title}\n\n${list}` : list;
  });
  return `<Exports>\n\n${lists.join(isNamed ? "\n\n" : "\n")}\n\n</Exports>`;
}

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
