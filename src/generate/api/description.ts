import type { DeclarationReflection, Reflection } from "typedoc";
import { ownExports } from "./exports";
import { hasPage, moduleId, moduleLead, packageName } from "./module";
import { moduleFor } from "./registry";

const MIN_LENGTH = 50;
const MAX_LENGTH = 160;

/** Text of a comment without Markdown, on one line, every paragraph a sentence. Lists and what leads to them go. */
function plainText(markdown: string): string {
  const paragraphs = markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[`*\\]/g, "")
    .split(/\n\s*\n|\n(?=\s*(?:-|\d+\.) )/)
    .map((paragraph) => paragraph.replace(/\s+/g, " ").trim())
    .filter((paragraph) => paragraph !== "" && !/^(?:-|\d+\.) |:$/.test(paragraph));
  return paragraphs.map((paragraph) => (/[.!?]$/.test(paragraph) ? paragraph : `${paragraph}.`)).join(" ");
}

/** As many whole sentences as fit; a full stop inside `path.posix` ends none. */
function wholeSentences(text: string, limit: number): string {
  let taken = "";
  for (const sentence of text.match(/.+?[.!?](?= |$)/g) ?? []) {
    if (taken.length + sentence.length > limit) break;
    taken += sentence;
  }
  return taken.trim();
}

/** "Exports a, b and 3 more, in @graphql-markdown/x.", with as many names as the limit allows. */
function listExports(model: DeclarationReflection, limit: number): string {
  const own = ownExports(model);
  const names = (own.length > 0 ? own : (model.children ?? [])).map(({ name }) => name);
  const ending = `, in ${packageName(moduleFor(model).pkg)}.`;
  for (let count = names.length; count > 0; count -= 1) {
    const rest = names.length - count;
    const all = rest > 0 ? [...names.slice(0, count), `${String(rest)} more`] : names;
    const text = `Exports ${all.join(", ").replace(/, ([^,]*)$/, " and $1")}${ending}`;
    if (text.length <= limit) return text;
  }
  return `Part of ${packageName(moduleFor(model).pkg)}.`;
}

function baseDescription(model: DeclarationReflection): string {
  const comment = (model.comment?.summary ?? []).map((part) => part.text).join("");
  const sentences = wholeSentences(plainText(comment) || (moduleLead(moduleFor(model)) ?? ""), MAX_LENGTH);
  if (sentences.length >= MIN_LENGTH) return sentences;
  return `${sentences} ${listExports(model, MAX_LENGTH - sentences.length - 1)}`.trim();
}

function isTakenBefore(model: DeclarationReflection, description: string): boolean {
  const modules = (model.project.children ?? []).filter((other) => hasPage(moduleFor(other)));
  return modules.slice(0, modules.indexOf(model)).some((other) => baseDescription(other) === description);
}

/**
 * The page's description for search engines and previews, 50 to 160 characters and different on every page: the
 * module's comment, else what this site says of it, completed by its exports when that is short.
 *
 * @throws Error when the reflection is not a module, which is a bug in the generator
 */
export function describe(model: Reflection): string {
  if (!model.isDeclaration()) throw new Error(`"${model.name}" is not a module`);
  const description = baseDescription(model);
  if (!isTakenBefore(model, description)) return description;
  const suffix = ` (${moduleId(moduleFor(model))})`;
  return `${wholeSentences(description, MAX_LENGTH - suffix.length)}${suffix}`;
}
