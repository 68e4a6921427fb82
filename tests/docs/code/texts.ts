import ts from "typescript";

/** Placeholder for a part of a text that is only known at run time. */
export const HOLE = "\u0000";

/**
 * The texts to which an expression can evaluate, with a hole for each part that is only known at run time. Resolves constants
 * of the same file; a choice between two texts yields both.
 */
export function textsOf(expression: ts.Expression): string[] {
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
