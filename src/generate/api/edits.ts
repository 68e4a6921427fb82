import ts from "typescript";
import { applyEdits } from "../markdown/edit";
import type { Edit } from "../markdown/edit";

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
export function showCallables(source: ts.SourceFile): string {
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
export function unfoldMaybe(source: ts.SourceFile): string {
  return applyEdits(source.text, maybeEdits(source, source));
}
