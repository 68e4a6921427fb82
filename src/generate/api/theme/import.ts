import type { DeclarationReflection } from "typedoc";
import { ReferenceReflection, ReflectionKind } from "typedoc";
import { byImportance, isDefault, isInternal, ownExports } from "../exports";
import type { ApiModule } from "../module";
import { packageName } from "../module";
import type { ApiPackage } from "../packages";
import { moduleFor } from "../registry";

/** Enough names to see the pattern; the page lists all of them. */
const MAX_NAMES = 3;
/** Longer statements break into lines, as a formatter would break them. */
const MAX_LENGTH = 80;
const TYPES = [ReflectionKind.Interface, ReflectionKind.TypeAlias];

function fence(code: string): string {
  return `\`\`\`ts\n${code}\n\`\`\``;
}

/** The statement that imports the most important exports of a list. */
function importStatement(exports: readonly DeclarationReflection[], specifier: string, pkg: ApiPackage): string {
  const open = exports.filter((child) => !isInternal(child));
  const shown = open.length > 0 ? open : exports;
  const values = pkg.typesOnly ? [] : shown.filter((child) => !child.kindOf(TYPES));
  const fallback = values.find(isDefault);
  if (fallback && fallback.name !== "default") return `import ${fallback.name} from "${specifier}";`;
  const names = (values.length > 0 ? values : shown).filter((child) => !isDefault(child)).slice(0, MAX_NAMES);
  const keyword = values.length > 0 ? "import" : "import type";
  const statement = `${keyword} { ${names.map(({ name }) => name).join(", ")} } from "${specifier}";`;
  if (statement.length <= MAX_LENGTH) return statement;
  return `${keyword} {\n${names.map(({ name }) => `  ${name},\n`).join("")}} from "${specifier}";`;
}

function targetOf(reference: ReferenceReflection): DeclarationReflection | undefined {
  const target = reference.tryGetTargetReflectionDeep();
  return target?.isDeclaration() ? target : undefined;
}

function exportedBy(entry: DeclarationReflection): DeclarationReflection[] {
  const references = (entry.children ?? []).filter((child) => child instanceof ReferenceReflection);
  return references
    .map(targetOf)
    .filter((target) => target !== undefined)
    .sort(byImportance);
}

/** The import through another module of the package that passes these exports on. */
function importThrough(model: DeclarationReflection, { pkg }: ApiModule): string | undefined {
  const entries = (model.project.children ?? []).filter((entry) => entry !== model && moduleFor(entry).pkg === pkg);
  for (const entry of entries) {
    const { specifier } = moduleFor(entry);
    const passed = new Set(exportedBy(entry));
    const shared = ownExports(model).filter((child) => passed.has(child));
    if (specifier !== undefined && shared.length > 0) return importStatement(shared, specifier, pkg);
  }
  return undefined;
}

/** How a reader gets at the module: an import statement, or the reason why there is none. */
export function renderImport(model: DeclarationReflection): string {
  const module = moduleFor(model);
  const { specifier, command, pkg } = module;
  if (command !== undefined)
    return `This module is the program behind the \`${command}\` command; it is not there to be imported.`;
  const exports = ownExports(model);
  const all = exports.length > 0 ? exports : exportedBy(model);
  if (specifier !== undefined && all.length > 0) return fence(importStatement(all, specifier, pkg));
  const through = importThrough(model, module);
  if (through !== undefined) return fence(through);
  return `Internal module: not part of the entry points of \`${packageName(pkg)}\`.`;
}
