import ts from "typescript";
import { showCallables } from "./edits";
import type { ExternalExport } from "./module";
import { SCOPE } from "./packages";

/** A declaration file, prepared for TypeDoc. */
export interface PreparedDeclarations {
  readonly text: string;
  readonly declares: boolean;
  readonly external: readonly ExternalExport[];
}

const DOC_COMMENT = /\/\*\*(?:(?!\*\/)[\s\S])*\*\//g;
const MODULE_TAG = /@(?:packageDocumentation|module)\b/;
/** Takes the name with it: TypeDoc would file the module under that name and not under its path. */
const MODULE_TAG_LINE = /^\s*\*\s*@(?:packageDocumentation|primaryExport|module)\b.*$/gm;
/** Two upstream comments hold a tag behind a second star, which makes it a list item. */
const STARRED_TAG = /^(\s*\*)\s+\*\s+@/gm;

function commentBody(comment: string): string {
  return comment
    .replace(/^\/\*\*/, "")
    .replace(/\s*\*\/$/, "")
    .replace(MODULE_TAG_LINE, " *");
}

/** Gathers the module's comments, wherever they stand, into one at the top: TypeDoc reads no other. */
function hoistModuleComment(text: string): string {
  const bodies: string[] = [];
  const rest = text.replace(DOC_COMMENT, (comment) => {
    if (!MODULE_TAG.test(comment)) return comment;
    bodies.push(commentBody(comment));
    return "";
  });
  if (bodies.length === 0) return text;
  return `/**${bodies.join("\n *\n")}\n * @packageDocumentation\n */\n${rest}`;
}

function isDeclaration(statement: ts.Statement): boolean {
  return !ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement) && !ts.isExportAssignment(statement);
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
 * Prepares one published declaration file: what can be called is shown as functions, the module's comment
 * moves to the top without the tags that would rename the module, and re-exports from other packages are noted.
 *
 * @param fileName name for the parser, ending in `.d.ts`
 * @param text the file's content
 */
export function prepareDeclarations(fileName: string, text: string): PreparedDeclarations {
  const clean = hoistModuleComment(text.replace(/^#!.*\n/, "").replace(STARRED_TAG, "$1 @"));
  const source = ts.createSourceFile(fileName, clean, ts.ScriptTarget.Latest, true);
  return {
    text: showCallables(source),
    declares: source.statements.some(isDeclaration),
    external: source.statements.flatMap(externalExports),
  };
}
