import ts from "typescript";
import { showCallables, unfoldMaybe } from "./edits";
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
/** A comment that says nothing; TypeDoc reads it in place of the real one above it. */
const EMPTY_COMMENT = /\/\*\*[\s*]*(?:@alias[\s*]*)?\*\/\s*/g;
/** A page of this site, written as a link to the constant that holds its origin, and a path after it. */
const DOCS_LINK = /\{@link DOCS_URL\}(\/[\w/-]+)/g;

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
 * Prepares one published declaration file: what can be called is shown as functions, `Maybe` as what it stands for, the
 * module's comment moves to the top without the tags that would rename the module, and re-exports from other packages
 * are noted.
 *
 * @param fileName name for the parser, ending in `.d.ts`
 * @param text the file's content
 */
export function prepareDeclarations(fileName: string, text: string): PreparedDeclarations {
  const parse = (code: string): ts.SourceFile => ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true);
  const readable = text
    .replace(/^#!.*\n/, "")
    .replace(STARRED_TAG, "$1 @")
    .replace(EMPTY_COMMENT, "")
    .replace(DOCS_LINK, "[docs$1](/docs$1)");
  const source = parse(hoistModuleComment(readable));
  return {
    text: showCallables(parse(unfoldMaybe(source))),
    declares: source.statements.some(isDeclaration),
    external: source.statements.flatMap(externalExports),
  };
}
