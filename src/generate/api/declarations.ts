import ts from "typescript";
import type { ExternalExport } from "./module";
import { SCOPE } from "./packages";

/** A declaration file, prepared for TypeDoc. */
export interface PreparedDeclarations {
  readonly text: string;
  readonly declares: boolean;
  readonly external: readonly ExternalExport[];
}

/** Names that are bound by `@module` would replace the path that the reference files the module under. */
const MODULE_TAG = /^(\s*\*\s*)@module\b.*$/gm;
/** Marks that only make sense to the upstream project's own documentation tool. */
const UPSTREAM_TAGS = /^\s*\*\s*@(?:primaryExport|packageDocumentation)\s*$/gm;

/** Text of a JSDoc comment with one more modifier tag, on a line of its own before the end. */
function withTag(comment: string, tag: string): string {
  return comment.replace(/\s*\*\/$/, `\n * ${tag}\n */`);
}

/** Adds `@function` to every exported constant; TypeDoc heeds it only where the type can be called. */
function markFunctions(source: ts.SourceFile): string {
  const text = source.text;
  let output = "";
  let position = 0;
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const start = statement.getStart(source);
    const docs = ts.getLeadingCommentRanges(text, statement.getFullStart()) ?? [];
    const doc = docs.findLast(({ pos }) => text.startsWith("/**", pos));
    if (doc) {
      output += text.slice(position, doc.pos) + withTag(text.slice(doc.pos, doc.end), "@function");
      position = doc.end;
    } else {
      output += `${text.slice(position, start)}/** @function */\n`;
      position = start;
    }
  }
  return output + text.slice(position);
}

function isDeclaration(statement: ts.Statement): boolean {
  const imports = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement);
  return !imports && !ts.isExportAssignment(statement);
}

function externalExports(statement: ts.Statement): ExternalExport[] {
  if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier || !statement.exportClause) return [];
  const { moduleSpecifier, exportClause } = statement;
  if (!ts.isStringLiteral(moduleSpecifier) || !ts.isNamedExports(exportClause)) return [];
  const from = moduleSpecifier.text;
  if (from.startsWith(".") || from.startsWith(SCOPE)) return [];
  return exportClause.elements.map((element) => ({ name: element.name.text, from }));
}

/**
 * Prepares one published declaration file: constants that can be called are marked as functions, tags that would
 * rename the module are dropped, and re-exports from other packages are noted.
 *
 * @param fileName name for the parser, ending in `.d.ts`
 * @param text the file's content
 */
export function prepareDeclarations(fileName: string, text: string): PreparedDeclarations {
  const clean = text.replace(MODULE_TAG, "$1").replace(UPSTREAM_TAGS, " *").replace(/^#!.*\n/, "");
  const source = ts.createSourceFile(fileName, clean, ts.ScriptTarget.Latest, true);
  return {
    text: markFunctions(source),
    declares: source.statements.some(isDeclaration),
    external: source.statements.flatMap(externalExports),
  };
}
