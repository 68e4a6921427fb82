import { GraphQLError, parse } from "graphql";
import type { DocumentNode } from "graphql";
import { validateSDL } from "graphql/validation/validate";
import type { Diagnostic } from "../../protocol";

/** More marks than a reader can look at would only keep the page busy. */
export const MAX_DIAGNOSTICS = 100;

function diagnosticOf({ message, locations }: GraphQLError): Diagnostic {
  const place = locations?.[0];
  return place ? { message, line: place.line, column: place.column } : { message };
}

function byPlace(one: Diagnostic, other: Diagnostic): number {
  return (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0);
}

/** The first of many, and how many there are. */
function limited(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const more = diagnostics.length - MAX_DIAGNOSTICS;
  const first = diagnostics.slice(0, MAX_DIAGNOSTICS);
  return more > 0 ? [...first, { message: `There are ${String(more)} more errors. Mend these first.` }] : first;
}

/**
 * Reads SDL.
 *
 * @returns the document, or its syntax error; graphql-js stops at the first
 * @throws RangeError when it is nested deeper than the stack is high
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
 * Says what is wrong with a schema that the tool did not load. The tool merges definitions before it validates them, and
 * then names errors without their places; those are found in the document as it was written.
 *
 * @param document as it was written
 * @param problem what the tool threw
 */
export function diagnosticsOfSdl(document: DocumentNode, problem: Error): readonly Diagnostic[] {
  if (problem instanceof GraphQLError) return [diagnosticOf(problem)];
  const known = validateSDL(document).filter(({ message }) => problem.message.includes(message));
  if (known.length === 0) return limited(problem.message.split("\n\n").map((message) => ({ message })));
  return limited(known.map(diagnosticOf).sort(byPlace));
}
