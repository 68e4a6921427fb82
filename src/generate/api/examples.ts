import * as graphql from "graphql";
import type { DeclarationReflection, Reflection } from "typedoc";
import ts from "typescript";
import { applyEdits } from "../markdown";
import type { Edit } from "../markdown";
import { SCOPE } from "./packages";
import type { Reference } from "./reference";
import { importPathOf, TYPES } from "./exports";
import type { ImportPath } from "./exports";

/** A module that an example can import from: the names of its exports, and whether they are only types. */
export interface Importable {
  readonly specifier: string;
  readonly names: ReadonlyMap<string, "type" | "value">;
  /** Whether an import from another specifier is replaced by one from `specifier`. */
  readonly replaces: (specifier: string) => boolean;
}

const FENCE = /^(```(?:js|ts|javascript|typescript)\n)([\s\S]*?)(\n?```)$/;

/** Finds the imports to replace: `replaces` accepts their specifiers, and the importable module exports all their names. */
function replacedImports(source: ts.SourceFile, { names, replaces }: Importable): ts.ImportDeclaration[] {
  return source.statements.filter(ts.isImportDeclaration).filter(({ moduleSpecifier, importClause }) => {
    const bindings = importClause?.namedBindings;
    if (!ts.isStringLiteral(moduleSpecifier) || !replaces(moduleSpecifier.text)) return false;
    return bindings && ts.isNamedImports(bindings) && bindings.elements.every(({ name }) => names.has(name.text));
  });
}

/** Whether an identifier refers to a variable or type, rather than naming a property or a declaration. */
function isUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name !== node;
  const declares = ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent) || ts.isParameter(parent);
  return !(declares && parent.name === node);
}

/** Lists the names that an example uses without declaring or importing them. */
function freeNames(source: ts.SourceFile, imports: readonly ts.Node[]): Set<string> {
  const used = new Set<string>();
  const declared = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (imports.includes(node)) return;
    if (ts.isIdentifier(node)) used.add(isUse(node) ? node.text : "");
    const { name } = node as { name?: ts.Node };
    const declares = ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) || ts.isImportSpecifier(node);
    if (declares && name && ts.isIdentifier(name)) declared.add(name.text);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return new Set([...used].filter((name) => !declared.has(name)));
}

function importStatement({ specifier, names }: Importable, used: readonly string[]): string {
  const areTypes = used.every((name) => names.get(name) === "type");
  const list = used.map((name) => (names.get(name) === "type" && !areTypes ? `type ${name}` : name));
  return `import ${areTypes ? "type " : ""}{ ${list.join(", ")} } from "${specifier}";`;
}

/**
 * Adds the imports that an example needs, so that it can be pasted and run. Replaces imports of the same names, whose
 * paths are often outdated.
 */
export function completeExample(code: string, available: readonly Importable[]): string {
  const source = ts.createSourceFile("example.ts", code, ts.ScriptTarget.Latest, true);
  const replaced = available.flatMap((importable) => replacedImports(source, importable));
  const free = freeNames(source, replaced);
  const statements = available.flatMap((importable) => {
    const used = [...importable.names.keys()].filter((name) => free.has(name)).sort();
    return used.length > 0 ? [importStatement(importable, used)] : [];
  });
  if (statements.length === 0) return code;
  const edits = replaced.map((node): Edit => ({ start: node.getStart(source), end: node.getEnd(), text: "" }));
  const rest = applyEdits(code, edits).trim();
  return `${statements.join("\n")}\n${rest.startsWith("import ") ? "" : "\n"}${rest}`;
}

/** Exports of `graphql` that examples use without importing them. Its other exports have names too common to recognize. */
const GRAPHQL: Importable = {
  specifier: "graphql",
  names: new Map(
    Object.keys(graphql)
      .filter((name) => /^(?:GraphQL[A-Z]\w*|Kind|DirectiveLocation|buildSchema)$/.test(name))
      .map((name) => [name, "value"]),
  ),
  replaces: (specifier) => specifier === "graphql",
};

/** Describes what the examples on a module's page can import with the module's import path. */
function importableFrom({ specifier, exports }: ImportPath, { defaults }: Reference, typesOnly: boolean): Importable {
  const named = exports.filter((child) => !defaults.has(child) && !child.name.startsWith("__"));
  const isType = (child: DeclarationReflection): boolean => typesOnly || child.kindOf(TYPES);
  return {
    specifier,
    names: new Map(named.map((child) => [child.name, isType(child) ? "type" : "value"])),
    replaces: (other) => other.startsWith(SCOPE) || other.startsWith("."),
  };
}

/** Adds the missing imports to all examples in the comments of a module. */
export function completeExamples(module: DeclarationReflection, reference: Reference): void {
  const importPath = importPathOf(module, reference);
  const { pkg } = reference.moduleOf(module);
  const fromModule = importPath ? [importableFrom(importPath, reference, pkg.typesOnly === true)] : [];
  const available = [...fromModule, GRAPHQL];
  const visit = (reflection: Reflection): void => {
    for (const { tag, content } of reflection.comment?.blockTags ?? []) {
      if (tag !== "@example") continue;
      for (const part of content) {
        if (part.kind !== "code") continue;
        part.text = part.text.replace(
          FENCE,
          (_, open: string, code: string, close: string) => `${open}${completeExample(code, available)}${close}`,
        );
      }
    }
    reflection.traverse((child) => {
      visit(child);
    });
  };
  visit(module);
}
