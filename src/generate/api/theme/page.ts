import { ReferenceReflection, ReflectionKind } from "typedoc";
import type { DeclarationReflection } from "typedoc";
import { commentsOf, importPathOf, INTERNALS, isInternal, sectionsOf, TYPES } from "../exports";
import type { ApiPackage } from "../packages";
import type { Reference, ReferenceContext } from "../reference";
import { hasPage, moduleId, moduleLead, packageName } from "../modules";
import type { ApiModule } from "../modules";
import { splitSentence } from "./arrange";

/** Maximum number of names in an import statement; the page lists all exports. */
const MAX_NAMES = 3;
/** Maximum length of an import statement on one line. */
const MAX_LENGTH = 80;

function fence(code: string): string {
  return `\`\`\`ts\n${code}\n\`\`\``;
}

/** Writes the statement that imports the most important exports of a list. */
function importStatement(
  exports: readonly DeclarationReflection[],
  specifier: string,
  pkg: ApiPackage,
  { defaults }: Reference,
): string {
  const publicExports = exports.filter((child) => !isInternal(child));
  const shown = publicExports.length > 0 ? publicExports : exports;
  const values = pkg.typesOnly ? [] : shown.filter((child) => !child.kindOf(TYPES));
  const defaultExport = values.find((child) => defaults.has(child));
  if (defaultExport && defaultExport.name !== "default") return `import ${defaultExport.name} from "${specifier}";`;
  const names = (values.length > 0 ? values : shown).filter((child) => !defaults.has(child)).slice(0, MAX_NAMES);
  const keyword = values.length > 0 ? "import" : "import type";
  const statement = `${keyword} { ${names.map(({ name }) => name).join(", ")} } from "${specifier}";`;
  if (statement.length <= MAX_LENGTH) return statement;
  return `${keyword} {\n${names.map(({ name }) => `  ${name},\n`).join("")}} from "${specifier}";`;
}

/** Writes the import statement of a module: for a command, a note instead; nothing if the module has no import path. */
function renderImport({ reference }: ReferenceContext, model: DeclarationReflection): string {
  const { command, pkg } = reference.moduleOf(model);
  if (command !== undefined)
    return `This module is the program behind the \`${command}\` command; it is not meant to be imported.`;
  const path = importPathOf(model, reference);
  return path ? fence(importStatement(path.exports, path.specifier, pkg, reference)) : "";
}

function renderInternalNote(module: ApiModule, reference: Reference): string {
  if (!reference.internal.has(module)) return "";
  const name = `\`${packageName(module.pkg)}\``;
  const text =
    module.specifier === undefined
      ? `Part of how ${name} works. You can't import this module: the package does not export it.`
      : `Part of how ${name} works: the package's entry point does not export it. You can import it by its own path, but it may change in any release.`;
  return `:::note[Internal module]\n${text}\n:::`;
}

/** Writes who needs a package, with links to the guides that use it: only on the page of its entry. */
function renderAudience({ pkg, name }: ApiModule): string {
  if (name !== "") return "";
  const guides = pkg.audience.guides.map(({ title, to }) => `[${title}](${to})`);
  return `${pkg.audience.who}\n\nUsed in: ${guides.join(", ")}.`;
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

/** Writes a table of the module's re-exports, with links to their descriptions. */
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

/** Minimum number of exports for a list that has a title for each kind. */
const MIN_TITLED = 4;

/** Returns the first sentence of the comment on an export, on one line. */
function sentenceOf(context: ReferenceContext, child: DeclarationReflection): string {
  const [comment] = commentsOf(child);
  if (!comment) return "";
  const [paragraph = ""] = context.helpers
    .getCommentParts(comment.summary)
    .trim()
    .split(/\n\s*\n|\n(?=\s*[-*\d])/u);
  const sentence = splitSentence(paragraph).first.replaceAll(/\s+/gu, " ").trim();
  // Some sentences lack a full stop, or end with a colon before text that is not included here.
  return sentence === "" ? "" : sentence.replace(/(?<![!?])[:.]?$/u, ".");
}

function line(context: ReferenceContext, child: DeclarationReflection): string {
  const call = child.kindOf(ReflectionKind.Function) ? "()" : "";
  const sentence = sentenceOf(context, child);
  const name = `[\`${child.name}${call}\`](#${context.router.getAnchor(child) ?? ""})`;
  return `- ${name}${sentence === "" ? "" : `: ${sentence}`}`;
}

/** Lists the exports of a module in the order of the page, one per line. */
function renderListing(context: ReferenceContext, model: DeclarationReflection): string {
  const sections = sectionsOf(model, context.reference);
  if (sections.length === 0) return "";
  const hasTitles = sections.length > 1 && sections.flatMap(({ members }) => members).length >= MIN_TITLED;
  const lists = sections.map(({ title, members }) => {
    const list = members.map((child) => line(context, child)).join("\n");
    return hasTitles ? `${title}\n\n${list}` : list;
  });
  return `<Exports>\n\n${lists.join(hasTitles ? "\n\n" : "\n")}\n\n</Exports>`;
}

const INTERNALS_NOTE = `:::note
The package marks these exports as internal: they may change or be removed in any release.
:::`;

/** Writes the purpose of the module: its comment, or this site's description. */
function renderLead(context: ReferenceContext, model: DeclarationReflection): string {
  if (model.comment?.hasVisibleComponent()) return context.partials.comment(model.comment).trim();
  return moduleLead(context.reference.moduleOf(model)) ?? "";
}

/** Splits a text after its first paragraph. */
function splitLead(lead: string): readonly [string, string] {
  const end = lead.search(/\n\s*\n/);
  return end === -1 ? [lead, ""] : [lead.slice(0, end), lead.slice(end).trim()];
}

/**
 * Writes the page of a module: a note if it is internal, the first paragraph of its purpose, audience, import, list of exports,
 * the rest of its purpose, then the exports by kind, internal exports, and re-exports.
 */
export function renderPage(context: ReferenceContext, model: DeclarationReflection): string {
  const module = context.reference.moduleOf(model);
  const sections = sectionsOf(model, context.reference).flatMap(({ title, members }) => [
    `## ${title}`,
    title === INTERNALS ? INTERNALS_NOTE : "",
    ...members.map((child) => context.partials.memberContainer(child, { headingLevel: 3 })),
  ]);
  const [lead, details] = splitLead(renderLead(context, model));
  const parts = [
    renderInternalNote(module, context.reference),
    lead,
    renderAudience(module),
    renderImport(context, model),
    renderListing(context, model),
    details,
    ...sections,
    renderReexports(context, model),
  ];
  return parts.filter(Boolean).join("\n\n");
}
