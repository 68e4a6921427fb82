import { GraphQLError, parse, KnownTypeNamesRule, visit, visitInParallel } from "graphql";
import type { DocumentNode } from "graphql";
import { validateSDL } from "graphql/validation/validate";
import { SDLValidationContext } from "graphql/validation/ValidationContext";
import type { Diagnostic } from "../protocol";

/** Maximum number of diagnostics: nobody reads more, and they would keep the page busy. */
const MAX_DIAGNOSTICS = 100;

/** Converts an error of graphql-js, with its position if it has one. */
function diagnosticOf({ message, locations }: GraphQLError): Diagnostic {
  const place = locations?.[0];
  return place ? { message, line: place.line, column: place.column } : { message };
}

function byPosition(one: Diagnostic, other: Diagnostic): number {
  return (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0);
}

/**
 * Sorts diagnostics by position, and truncates the list.
 *
 * @returns the first ones and, if others were removed, one more that says so
 */
function inOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const sorted = [...diagnostics].sort(byPosition);
  if (sorted.length <= MAX_DIAGNOSTICS) return sorted;
  return [...sorted.slice(0, MAX_DIAGNOSTICS), { message: "There are more errors. Fix these first." }];
}

/** Name of the error that the tool throws for a document without any definition that it can use. */
const NOTHING_FOUND = "NoTypeDefinitionsFound";

/**
 * Reads SDL.
 *
 * @returns the document, or its syntax error; graphql-js stops at the first
 * @throws RangeError when it is nested too deeply for the call stack
 */
export function parseSdl(text: string): DocumentNode | readonly Diagnostic[] {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof GraphQLError) return [diagnosticOf(error)];
    throw error;
  }
}

/**
 * Reports types and directives that are named like a property of every JavaScript object, such as `constructor`: the
 * tool's loader mistakes that property for its own data.
 */
function reservedNames(document: DocumentNode, { message }: Error): readonly Diagnostic[] {
  return document.definitions.flatMap((definition) => {
    if (!("name" in definition) || !definition.name || !(definition.name.value in {})) return [];
    const { value, loc } = definition.name;
    const { line, column } = loc?.startToken ?? {};
    return [
      {
        message: `The tool cannot load anything named ${value}, because every JavaScript object has a property of that name: “${message}”. Rename it.`,
        ...(line !== undefined && column !== undefined && { line, column }),
      },
    ];
  });
}

/**
 * Explains why the tool could not load a schema. The tool merges definitions before it validates them, so its errors have
 * no positions; this finds them by validating the original document.
 */
export function diagnosticsOfSchema(document: DocumentNode | undefined, problem: Error): readonly Diagnostic[] {
  if (problem.name === NOTHING_FOUND) return [{ message: "The schema defines no types." }];
  if (problem instanceof GraphQLError) return [diagnosticOf(problem)];
  const reserved = document && problem instanceof TypeError ? reservedNames(document, problem) : [];
  if (reserved.length > 0) return inOrder(reserved);
  const known = document ? validateSDL(document).filter(({ message }) => problem.message.includes(message)) : [];
  if (known.length > 0) return inOrder(known.map(diagnosticOf));
  return inOrder(problem.message.split("\n\n").map((message) => ({ message })));
}

/** Thrown to stop a validation that has found enough. */
class Enough extends Error {}

/**
 * Finds types that a schema uses but does not define, if there are more than can be shown. For each of them, the tool
 * would search all names for suggestions, which takes half a minute for a name that thousands of fields use.
 *
 * @returns undefined when there are few; the tool reports those
 */
export function manyUnknownTypes(document: DocumentNode): readonly Diagnostic[] | undefined {
  const errors: GraphQLError[] = [];
  const context = new SDLValidationContext(document, null, (error) => {
    errors.push(error);
    if (errors.length > MAX_DIAGNOSTICS) throw new Enough();
  });
  try {
    visit(document, visitInParallel([KnownTypeNamesRule(context)]));
  } catch (error) {
    if (error instanceof Enough) return inOrder(errors.map(diagnosticOf));
    throw error;
  }
  return undefined;
}
