import type { DeclarationReflection } from "typedoc";
import { ReferenceReflection, ReflectionKind } from "typedoc";
import { isInternal, ownExports, sortExports } from "../exports";
import type { ApiModule } from "../module";
import { packageName } from "../module";
import type { ApiPackage } from "../packages";
import type { Reference, ReferenceContext } from "../reference";

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

function targetOf(reference: ReferenceReflection): DeclarationReflection | undefined {
  const target = reference.tryGetTargetReflectionDeep();
  return target?.isDeclaration() ? target : undefined;
}

function exportedBy(entry: DeclarationReflection, reference: Reference): DeclarationReflection[] {
  const references = (entry.children ?? []).filter((child) => child instanceof ReferenceReflection);
  const targets = references.map(targetOf).filter((target) => target !== undefined);
  return sortExports(targets, reference);
}

/** The import through another module of the package that passes these exports on. */
function importThrough(model: DeclarationReflection, { pkg }: ApiModule, reference: Reference): string | undefined {
  const entries = (model.project.children ?? []).filter(
    (entry) => entry !== model && reference.moduleOf(entry).pkg === pkg,
  );
  for (const entry of entries) {
    const { specifier } = reference.moduleOf(entry);
    const passed = new Set(exportedBy(entry, reference));
    const shared = ownExports(model, reference).filter((child) => passed.has(child));
    if (specifier !== undefined && shared.length > 0) return importStatement(shared, specifier, pkg, reference);
  }
  return undefined;
}

/** How users import the module, or why they cannot. */
export function renderImport({ reference }: ReferenceContext, model: DeclarationReflection): string {
  const module = reference.moduleOf(model);
  const { specifier, command, pkg } = module;
  if (command !== undefined)
    return `This module is the program behind the \`${command}\` command; it is not there to be imported.`;
  const exports = ownExports(model, reference);
  const all = exports.length > 0 ? exports : exportedBy(model, reference);
  if (specifier !== undefined && all.length > 0) return fence(importStatement(all, specifier, pkg, reference));
  const through = importThrough(model, module, reference);
  if (through !== undefined) return fence(through);
  return `Internal module: not part of the entry points of \`${packageName(pkg)}\`.`;
}
