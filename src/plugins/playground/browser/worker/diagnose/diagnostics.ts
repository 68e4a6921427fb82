import type { GraphQLError } from "graphql";
import type { Diagnostic } from "../../protocol";

/** More marks than a reader can look at would only keep the page busy. */
export const MAX_DIAGNOSTICS = 100;

/** An error of graphql-js with its place, if it has one. */
export function diagnosticOf({ message, locations }: GraphQLError): Diagnostic {
  const place = locations?.[0];
  return place ? { message, line: place.line, column: place.column } : { message };
}

function byPlace(one: Diagnostic, other: Diagnostic): number {
  return (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0);
}

/**
 * Diagnostics in the order of their places, and no more than can be looked at.
 *
 * @param diagnostics of any number
 * @returns the first of them, and one more that says that there are others
 */
export function inOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const sorted = [...diagnostics].sort(byPlace);
  if (sorted.length <= MAX_DIAGNOSTICS) return sorted;
  return [...sorted.slice(0, MAX_DIAGNOSTICS), { message: "There are more errors. Fix these first." }];
}
