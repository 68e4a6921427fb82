import ts from "typescript";
import { applyEdits } from "../markdown";
import type { Edit } from "../markdown";
import type { ExternalExport } from "./modules";
import { SCOPE } from "./packages";

/** Creates the edit that adds `@function` to a constant: into its doc comment, or as a new comment. */
function functionTag(source: ts.SourceFile, statement: ts.VariableStatement): Edit {
  const { text } = source;
  const comments = ts.getLeadingCommentRanges(text, statement.getFullStart()) ?? [];
  const doc = comments.filter(({ pos }) => text.startsWith("/**", pos)).at(-1);
  // The comment right before an undocumented constant may describe the module.
  if (doc && !text.slice(doc.pos, doc.end).includes("@packageDocumentation")) {
    return { start: doc.end - "*/".length, end: doc.end, text: "\n * @function\n */" };
  }
  const start = statement.getStart(source);
  return { start, end: start, text: "/** @function */\n" };
}

/**
 * Creates the edits that turn `static readonly f: (a: A) => B;` into the method `static f(a: A): B;`: TypeDoc would show
 * a property.
 */
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
 * Rewrites the declarations of callable values so that TypeDoc shows them as functions and methods. Constants get a
 * tag, which TypeDoc ignores if the type is not callable; properties become methods.
 */
function showCallables(source: ts.SourceFile): string {
  const edits = source.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement)) return [functionTag(source, statement)];
    if (ts.isClassDeclaration(statement)) return statement.members.flatMap((member) => methodForm(source, member));
    return [];
  });
  return applyEdits(source.text, edits);
}

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

/** Expands `Maybe<T>`, which many signatures contain, to `T | null | undefined`, so that readers need not look it up. */
function expandMaybe(source: ts.SourceFile): string {
  return applyEdits(source.text, maybeEdits(source, source));
}

export interface PreparedDeclarations {
  readonly text: string;
  readonly declares: boolean;
  readonly external: readonly ExternalExport[];
}

const DOC_COMMENT = /\/\*\*(?:(?!\*\/)[\s\S])*\*\//g;
const MODULE_TAG = /@(?:packageDocumentation|module)\b/;
/** Includes the name after the tag: TypeDoc would use it instead of the module's path. */
const MODULE_TAG_LINE = /^\s*\*\s*@(?:packageDocumentation|primaryExport|module)\b.*$/gm;
/**
 * Matches a tag after a second star, which makes it a list item, as in one upstream comment. Also matches an empty line of a
 * comment before a tag.
 */
const STARRED_TAG = /^(\s*\*)\s+\*\s+@/gm;
/** Matches a comment that is empty or contains only `@alias`: TypeDoc would read it instead of the real comment above it. */
const EMPTY_COMMENT = /\/\*\*[\s*]*(?:@alias[\s*]*)?\*\/\s*/g;
/** Matches a link to a page of this site: a link to the constant `DOCS_URL`, which has the origin, followed by a path. */
const DOCS_LINK = /\{@link DOCS_URL\}(\/[\w/-]+)/g;

function commentBody(comment: string): string {
  return comment
    .replace(/^\/\*\*/, "")
    .replace(/\s*\*\/$/, "")
    .replace(MODULE_TAG_LINE, " *");
}

/** Merges all module comments of a file into one comment at the top, the only one that TypeDoc reads. */
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
 * Prepares a published declaration file for TypeDoc: callable values become functions, `Maybe` is expanded, the module's
 * comment moves to the top without tags that would rename the module, and re-exports from other packages are listed.
 *
 * @param fileName name for the parser, ending in `.d.ts`
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
    text: showCallables(parse(expandMaybe(source))),
    declares: source.statements.some(isDeclaration),
    external: source.statements.flatMap(externalExports),
  };
}
