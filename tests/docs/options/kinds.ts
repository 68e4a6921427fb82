import { CompareMethod } from "@graphql-markdown/diff";
import ts from "typescript";

/** The kinds of value that a type allows: `string`, `boolean`, `list`, `object`, `function`, and literals as JSON. */
export function kindsOf(checker: ts.TypeChecker, type: ts.Type): ReadonlySet<string> {
  const kinds = new Set(flatKinds(checker, type));
  if (kinds.delete("true") && kinds.delete("false")) kinds.add("boolean");
  return kinds;
}

/**
 * The kinds of value that the Type cell of a page names.
 *
 * @param cell with inline code between backticks
 */
export function kindsInCell(cell: string): ReadonlySet<string> {
  // The cell of a function also describes its result, and the cell of an object its keys.
  const kindText = cell.replace(/(\bfunction\b).*$/u, "$1").replace(/(\bobject\b)(?: with\b|:).*$/u, "$1");
  const literals = [...kindText.matchAll(/`("[^"]*"|true|false)`/gu)].map(([, literal = ""]) => literal);
  const words = kindText.replaceAll(/`[^`]*`/gu, "").matchAll(/\b(string|boolean|list|object|function)s?\b/gu);
  return new Set([...literals, ...[...words].map(([, word = ""]) => word)]);
}

/** Types that allow any value or no value. */
const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Any | ts.TypeFlags.Unknown;

function flatKinds(checker: ts.TypeChecker, type: ts.Type): string[] {
  // The names of the methods are not declared, but exported by the package that implements them.
  if (type.aliasSymbol?.name === "DiffMethodName")
    return Object.values(CompareMethod).map((name) => JSON.stringify(name));
  if (type.isUnion()) return type.types.flatMap((part) => flatKinds(checker, part));
  if (type.isStringLiteral()) return [JSON.stringify(type.value)];
  if ((type.flags & ts.TypeFlags.BooleanLiteral) !== 0) return [checker.typeToString(type)];
  if ((type.flags & NOTHING) !== 0) return [];
  // A branded string is an intersection of `string` and a mark that no value has.
  const parts = type.isIntersection() ? type.types : [type];
  if (parts.some((part) => (part.flags & ts.TypeFlags.String) !== 0)) return ["string"];
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    return ["list", ...(element ? flatKinds(checker, element) : [])];
  }
  return [type.getCallSignatures().length > 0 ? "function" : "object"];
}
