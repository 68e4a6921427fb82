import { readFile } from "node:fs/promises";
import path from "node:path";
import ts from "typescript";
import { listFiles } from "@site/src/shared/files";
import { project } from "../markdown/files";
import { HOLE, textsOf } from "../code/texts";

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
