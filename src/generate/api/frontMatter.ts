import type { DeclarationReflection } from "typedoc";
import { INTERNAL_CLASS } from "../../data/internalModules";
import { textOfBlocks } from "../markdown";
import { declaredExports } from "./exports";
import { hasPage, moduleId, moduleLead, packageName, pageSlug, pageTitle } from "./modules";
import type { Reference } from "./reference";
import { sidebarLabel, sidebarPosition } from "./sidebar";

const MIN_LENGTH = 50;
const MAX_LENGTH = 160;

/** Reduces a comment to one line with the sentences of its paragraphs. Omits lists, and paragraphs that introduce lists. */
function plainText(markdown: string): string {
  const paragraphs = textOfBlocks(markdown, ["paragraph"]).filter((text) => !text.endsWith(":"));
  return paragraphs.map((paragraph) => (/[.!?]$/.test(paragraph) ? paragraph : `${paragraph}.`)).join(" ");
}

/** Cuts a text to as many whole sentences as fit. The dot in `path.posix` does not end a sentence. */
function wholeSentences(text: string, limit: number): string {
  let sentences = "";
  for (const sentence of text.match(/.+?[.!?](?= |$)/g) ?? []) {
    if (sentences.length + sentence.length > limit) break;
    sentences += sentence;
  }
  return sentences.trim();
}

/** Writes "Exports a, b and 3 more, in @graphql-markdown/x.", with as many names as the limit allows. */
function listExports(model: DeclarationReflection, limit: number, reference: Reference): string {
  const declared = declaredExports(model, reference);
  const names = (declared.length > 0 ? declared : (model.children ?? [])).map(({ name }) => name);
  const ending = `, in ${packageName(reference.moduleOf(model).pkg)}.`;
  for (let count = names.length; count > 0; count -= 1) {
    const rest = names.length - count;
    const all = rest > 0 ? [...names.slice(0, count), `${String(rest)} more`] : names;
    const text = `Exports ${all.join(", ").replace(/, ([^,]*)$/, " and $1")}${ending}`;
    if (text.length <= limit) return text;
  }
  return `Part of ${packageName(reference.moduleOf(model).pkg)}.`;
}

function baseDescription(model: DeclarationReflection, reference: Reference): string {
  const comment = (model.comment?.summary ?? []).map((part) => part.text).join("");
  const sentences = wholeSentences(plainText(comment) || (moduleLead(reference.moduleOf(model)) ?? ""), MAX_LENGTH);
  if (sentences.length >= MIN_LENGTH) return sentences;
  return `${sentences} ${listExports(model, MAX_LENGTH - sentences.length - 1, reference)}`.trim();
}

function isUsedBefore(model: DeclarationReflection, description: string, reference: Reference): boolean {
  const modules = (model.project.children ?? []).filter((other) => hasPage(reference.moduleOf(other)));
  return modules.slice(0, modules.indexOf(model)).some((other) => baseDescription(other, reference) === description);
}

/**
 * Writes the description of a page for search engines and previews, unique and with 50 to 160 characters: the comment of the
 * module, or this site's sentence about the module. A list of exports follows if the description would be too short.
 */
function describe(model: DeclarationReflection, reference: Reference): string {
  const description = baseDescription(model, reference);
  if (!isUsedBefore(model, description, reference)) return description;
  const suffix = ` (${moduleId(reference.moduleOf(model))})`;
  return `${wholeSentences(description, MAX_LENGTH - suffix.length)}${suffix}`;
}

/** Writes a line of front matter, with the value as JSON, which is valid YAML. */
function line(key: string, value: string | number | readonly string[] | null): string {
  return `${key}: ${JSON.stringify(value)}`;
}

export function frontMatter(model: DeclarationReflection, reference: Reference): string {
  const module = reference.moduleOf(model);
  const modules = (model.project.children ?? []).map((child) => reference.moduleOf(child));
  const lines = [
    line("title", pageTitle(module)),
    line("description", describe(model, reference)),
    line("keywords", [pageTitle(module), packageName(module.pkg), "API reference"]),
    line("slug", pageSlug(module)),
    line("sidebar_label", sidebarLabel(module)),
    line("sidebar_position", sidebarPosition(module, modules, reference.internal)),
    ...(reference.internal.has(module) ? [line("sidebar_class_name", INTERNAL_CLASS)] : []),
    // The page is generated: the repository has no file to edit.
    line("custom_edit_url", null),
  ];
  return `---\n${lines.join("\n")}\n---\n`;
}
