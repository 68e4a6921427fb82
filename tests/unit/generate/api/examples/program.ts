/** Turns an example of a page into a program that compares its results with its comments. */
import ts from "typescript";
import { applyEdits } from "../../../../../src/generate/markdown";
import type { Edit } from "../../../../../src/generate/markdown";

const RESULT = /^(?:expected result|returns|output|result)\s*:\s*|^=>\s*/i;

/** The text of the comments between two positions. */
function commentsIn(source: ts.SourceFile, start: number, end: number): string[] {
  return source.text
    .slice(start, end)
    .split("\n")
    .flatMap((line) => /^\s*\/\/ ?(.*)$/.exec(line)?.[1] ?? []);
}

/** The comment about the result of a statement, at the end of its line or below it. */
function resultComment(source: ts.SourceFile, statement: ts.Statement): string {
  const { text } = source;
  const end = statement.getEnd();
  const next = source.statements[source.statements.indexOf(statement) + 1];
  const below = text.slice(end, next?.getStart(source) ?? text.length);
  // A comment after an empty line is about the next statement.
  const [adjacent = ""] = below.split(/\n\s*\n/);
  return commentsIn(source, end, end + adjacent.length)
    .join("\n")
    .replace(RESULT, "")
    .trim();
}

/** Converts `import { a } from "b"` to `const { a } = require("b")`. */
function asRequire(source: ts.SourceFile, node: ts.ImportDeclaration): Edit {
  const { importClause, moduleSpecifier } = node;
  const range = { start: node.getStart(source), end: node.getEnd() };
  if (importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return { ...range, text: "" };
  const { name, namedBindings } = importClause ?? {};
  const from = `require(${moduleSpecifier.getText(source)})`;
  const declarations: string[] = [];
  if (name) declarations.push(`const ${name.text} = ${from}.default ?? ${from};`);
  if (namedBindings && ts.isNamespaceImport(namedBindings))
    declarations.push(`const ${namedBindings.name.text} = ${from};`);
  if (namedBindings && ts.isNamedImports(namedBindings)) {
    const names = namedBindings.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ name: local, propertyName }) => (propertyName ? `${propertyName.getText()}: ${local.text}` : local.text));
    declarations.push(`const { ${names.join(", ")} } = ${from};`);
  }
  return { ...range, text: declarations.join(" ") };
}

/** The expression whose value a statement shows: the argument of `console.log`, or the statement's expression. */
function shownExpression({ expression }: ts.ExpressionStatement, source: ts.SourceFile): string {
  const isLog = ts.isCallExpression(expression) && expression.expression.getText(source) === "console.log";
  const shown = isLog ? expression.arguments[0] : expression;
  return (shown ?? expression).getText(source);
}

/**
 * Converts an example to a program that declares the async function `example`. The function imports with `require`, and passes
 * each result to `check(comment, compute)`.
 */
export function programOf(code: string): string {
  const source = ts.createSourceFile("example.ts", code, ts.ScriptTarget.Latest, true);
  const edits = source.statements.flatMap((statement): Edit[] => {
    if (ts.isImportDeclaration(statement)) return [asRequire(source, statement)];
    if (!ts.isExpressionStatement(statement)) return [];
    const comment = resultComment(source, statement);
    const text = `await check(${JSON.stringify(comment)}, async () => (${shownExpression(statement, source)}));`;
    return [{ start: statement.getStart(source), end: statement.getEnd(), text }];
  });
  const wrapped = `async function example() {\n${applyEdits(code, edits)}\n}`;
  return ts.transpileModule(wrapped, { compilerOptions: { target: ts.ScriptTarget.ES2022 } }).outputText;
}
