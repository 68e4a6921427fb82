import type { DeclarationReflection } from "typedoc";
import { ReflectionKind } from "typedoc";
import { isInternal } from "../exports";
import type { ApiPackage } from "../packages";
import type { Reference, ReferenceContext } from "../reference";
import { wayIn } from "../ways";

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
export function renderImport({ reference }: ReferenceContext, model: DeclarationReflection): string {
  const { command, pkg } = reference.moduleOf(model);
  if (command !== undefined)
    return `This module is the program behind the \`${command}\` command; it is not there to be imported.`;
  const way = wayIn(model, reference);
  return way ? fence(importStatement(way.exports, way.specifier, pkg, reference)) : "";
}
