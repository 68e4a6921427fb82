import { readFile } from "node:fs/promises";
import path from "node:path";
import ts from "typescript";
import { listFiles } from "@site/src/shared/files";
import { project } from "../markdown/files";
import { codesOf, parsePage } from "../markdown/pages";

/** A text that a package can print or throw. */
export interface Message {
  /** With a hole for each part that depends on the run. */
  readonly text: string;
  /** File and line, as in `core/dist/config.js:12`. */
  readonly place: string;
}

/** Functions that print their first argument. */
const PRINTERS = /^_?(?:log|warn|error|info|debug|trace|success|report)$/u;

/** Every message in the code of the installed packages, including those that only pass on another message. */
export async function installedMessages(): Promise<Message[]> {
  const folder = path.join(project, "node_modules/@graphql-markdown");
  const files = (await listFiles(folder)).filter((file) => /^[^/]+\/dist\/.*\.[cm]?js$/u.test(file));
  const found = await Promise.all(
    files.map(async (file) => messagesOf(file, await readFile(path.join(folder, file), "utf8"))),
  );
  return found.flat();
}

/**
 * The messages that a source file logs or throws, and those of the errors that it creates.
 *
 * @param file name for the places
 * @param source JavaScript
 */
function messagesOf(file: string, source: string): Message[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const messages: Message[] = [];
  const visit = (node: ts.Node): void => {
    const expression = printed(node);
    if (expression !== undefined) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      messages.push(...textsOf(expression).map((text) => ({ text, place: `${file}:${String(line + 1)}` })));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return messages;
}

/** Whether a message has text of its own instead of only passing on another message. */
export function hasOwnText({ text }: Message): boolean {
  return /\p{Letter}{2}/u.test(text.replaceAll(HOLE, " "));
}

/** The expression whose text a node prints or throws. */
function printed(node: ts.Node): ts.Expression | undefined {
  if (ts.isCallExpression(node)) {
    const prints = PRINTERS.test(calledName(node.expression)) || node.expression.kind === ts.SyntaxKind.SuperKeyword;
    return prints ? node.arguments[0] : undefined;
  }
  if (ts.isThrowStatement(node)) return ts.isNewExpression(node.expression) ? undefined : node.expression;
  if (ts.isNewExpression(node) && calledName(node.expression).endsWith("Error")) return node.arguments?.[0];
  return undefined;
}

/** `log` of `log(…)`, `console.log(…)`, `globals["log"](…)` and `(0, logger_1.log)(…)`. */
function calledName(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  if (ts.isParenthesizedExpression(expression)) return calledName(expression.expression);
  if (ts.isBinaryExpression(expression)) return calledName(expression.right);
  if (ts.isElementAccessExpression(expression)) {
    return ts.isStringLiteralLike(expression.argumentExpression) ? expression.argumentExpression.text : "";
  }
  return "";
}

/**
 * Finds the messages that do not occur in the code of a page, where any text may replace a hole.
 *
 * @param source text of the page
 * @returns one line for each missing message
 */
export async function uncovered(source: string, messages: readonly Message[]): Promise<string[]> {
  const { tree } = await parsePage("docs/troubleshooting.mdx", source);
  const codes = codesOf(tree);
  return messages
    .filter(hasOwnText)
    .filter((message) => !codes.some((code) => pattern(message).test(code)))
    .map(({ text, place }) => `${place}: ${text.replaceAll(HOLE, "…")}`);
}

function pattern({ text }: Message): RegExp {
  const fixed = text.trim().split(HOLE);
  return new RegExp(fixed.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, "\\$&")).join(".+"), "u");
}

/** Placeholder for a part of a text that is only known at run time. */
const HOLE = "\u0000";

/**
 * The texts to which an expression can evaluate, with a hole for each part that is only known at run time. Resolves constants
 * of the same file; a choice between two texts yields both.
 */
function textsOf(expression: ts.Expression): string[] {
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (ts.isParenthesizedExpression(expression)) return textsOf(expression.expression);
  if (ts.isConditionalExpression(expression)) {
    return [...textsOf(expression.whenTrue), ...textsOf(expression.whenFalse)];
  }
  if (ts.isTemplateExpression(expression)) {
    return expression.templateSpans.reduce<string[]>(
      (texts, span) => joined(texts, joined(textsOf(span.expression), [span.literal.text])),
      [expression.head.text],
    );
  }
  if (ts.isBinaryExpression(expression)) return textsOfBinary(expression);
  if (ts.isNewExpression(expression)) return expression.arguments?.[0] ? textsOf(expression.arguments[0]) : [HOLE];
  if (ts.isIdentifier(expression)) {
    const value = constantCalled(expression.text, expression);
    return value === undefined ? [HOLE] : textsOf(value);
  }
  return [HOLE];
}

function textsOfBinary({ left, right, operatorToken }: ts.BinaryExpression): string[] {
  if (operatorToken.kind === ts.SyntaxKind.PlusToken) return joined(textsOf(left), textsOf(right));
  const chooses = [ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken].includes(operatorToken.kind);
  return chooses ? [...textsOf(left), ...textsOf(right)] : [HOLE];
}

function joined(before: readonly string[], after: readonly string[]): string[] {
  return before.flatMap((text) => after.map((more) => text + more));
}

/** Resolves a name to the initial value of a constant, from the innermost scope outwards. */
function constantCalled(name: string, from: ts.Node): ts.Expression | undefined {
  for (let scope: ts.Node = from; !ts.isSourceFile(scope); scope = scope.parent) {
    if (ts.isFunctionLike(scope) && scope.parameters.some((parameter) => parameter.name.getText() === name)) {
      return undefined;
    }
    const { parent } = scope;
    if (!ts.isBlock(parent) && !ts.isSourceFile(parent)) continue;
    for (const statement of parent.statements) {
      if (!ts.isVariableStatement(statement) || (statement.declarationList.flags & ts.NodeFlags.Const) === 0) continue;
      const found = statement.declarationList.declarations.find((each) => each.name.getText() === name);
      if (found !== undefined) return found.initializer;
    }
  }
  return undefined;
}
