import ts from "typescript";
import { applyEdits } from "../markdown";
import type { Edit } from "../markdown";
import type { ExternalExport } from "./modules";
import { SCOPE } from "./packages";

/** Where to add `@function`: into the doc comment right before the constant, or as one of its own. */
function functionTag(source: ts.SourceFile, statement: ts.VariableStatement): Edit {
  const { text } = source;
  const comments = ts.getLeadingCommentRanges(text, statement.getFullStart()) ?? [];
  const doc = comments.filter(({ pos }) => text.startsWith("/**", pos)).at(-1);
  // The module's comment may stand right before a constant that has none itself.
  if (doc && !text.slice(doc.pos, doc.end).includes("@packageDocumentation")) {
    return { start: doc.end - "*/".length, end: doc.end, text: "\n * @function\n */" };
  }
  const start = statement.getStart(source);
  return { start, end: start, text: "/** @function */\n" };
}

/** `static readonly f: (a: A) => B;` as the method `static f(a: A): B;`: TypeDoc would show a property. */
function methodForm(source: ts.SourceFile, member: ts.ClassElement): Edit[] {
  if (!ts.isPropertyDeclaration(member) || !member.type || !ts.isFunctionTypeNode(member.type)) return [];
  const { type, name } = member;
  const readonly = member.modifiers?.find(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword);
  const typeParameters = type.typeParameters?.map((parameter) => parameter.getText(source)).join(", ");
  const parameters = type.parameters.map((parameter) => parameter.getText(source)).join(", ");
  const generic = typeParameters === undefined ? "" : `<${typeParameters}>`;
  const signature = `${generic}(${parameters}): ${type.type.getText(source)};`;
  return [
    ...(readonly ? [{ start: readonly.getStart(source), end: readonly.getEnd(), text: "" }] : []),
    { start: name.getEnd(), end: member.getEnd(), text: signature },
  ];
}

/**
 * Rewrites the declarations of values that can be called so that TypeDoc takes them for functions and methods:
 * constants get a tag that TypeDoc respects only where the type can be called, properties become methods.
 */
function showCallables(source: ts.SourceFile): string {
  const edits = source.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement)) return [functionTag(source, statement)];
    if (ts.isClassDeclaration(statement)) return statement.members.flatMap((member) => methodForm(source, member));
    return [];
  });
  return applyEdits(source.text, edits);
}

/** Type that the packages use for what may be missing; its page explains it. */
const MAYBE = "Maybe";

function maybeEdits(node: ts.Node, source: ts.SourceFile): Edit[] {
  const edits: Edit[] = [];
  const visit = (child: ts.Node): void => {
    edits.push(...maybeEdits(child, source));
  };
  ts.forEachChild(node, visit);
  if (!ts.isTypeReferenceNode(node) || node.typeName.getText(source) !== MAYBE) return edits;
  const [argument] = node.typeArguments ?? [];
  if (!argument) return edits;
  return [
    { start: node.getStart(source), end: argument.getStart(source), text: "(" },
    ...edits,
    { start: argument.getEnd(), end: node.getEnd(), text: " | null | undefined)" },
  ];
}

/** Writes `Maybe<T>` as `T | null | undefined`: one name less to look up, in half of all signatures. */
function unfoldMaybe(source: ts.SourceFile): string {
  return applyEdits(source.text, maybeEdits(source, source));
}

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
