import { GraphQLError, parse, KnownTypeNamesRule, visit, visitInParallel } from "graphql";
import type { DocumentNode } from "graphql";
import { validateSDL } from "graphql/validation/validate";
import { SDLValidationContext } from "graphql/validation/ValidationContext";
import type { Diagnostic, FederationFix } from "../protocol";
import { federationFixOf } from "./federation";

/** Maximum number of diagnostics: nobody reads more, and they would keep the page busy. */
const MAX_DIAGNOSTICS = 100;

/** Thrown for mistakes in the schema. */
export class InvalidSchema extends Error {
  /** Sorted by position. When there are too many, the last one says so. */
  readonly diagnostics: readonly Diagnostic[];

  /** @param federation definitions that the schema lacks if it is a subgraph of Federation */
  constructor(
    diagnostics: readonly Diagnostic[],
    readonly federation?: FederationFix,
  ) {
    super("The schema has mistakes.");
    const sorted = diagnostics.toSorted(
      (one, other) => (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0),
    );
    this.diagnostics =
      sorted.length <= MAX_DIAGNOSTICS
        ? sorted
        : [...sorted.slice(0, MAX_DIAGNOSTICS), { message: "There are more errors. Fix these first." }];
  }
}

/** Converts an error of graphql-js, with its position if it has one. */
function diagnosticOf({ message, locations }: GraphQLError): Diagnostic {
  const position = locations?.[0];
  return position ? { message, line: position.line, column: position.column } : { message };
}

/**
 * Parses SDL.
 *
 * @throws InvalidSchema with its first syntax error
 * @throws RangeError when it is nested too deeply for the call stack
 */
export function parseSdl(text: string): DocumentNode {
  try {
    return parse(text);
  } catch (error) {
    throw error instanceof GraphQLError ? new InvalidSchema([diagnosticOf(error)]) : error;
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

/** Name of the error that the tool throws for a document without any definition that it can use. */
const NOTHING_FOUND = "NoTypeDefinitionsFound";

/**
 * Finds the mistakes in a schema that the tool could not load. The tool merges definitions before it validates them, so
 * its errors have no positions; validating the original document finds them.
 */
function diagnosticsOf(document: DocumentNode | undefined, problem: Error): readonly Diagnostic[] {
  if (problem.name === NOTHING_FOUND) return [{ message: "The schema defines no types." }];
  if (problem instanceof GraphQLError) return [diagnosticOf(problem)];
  const reserved = document && problem instanceof TypeError ? reservedNames(document, problem) : [];
  if (reserved.length > 0) return reserved;
  const located = document ? validateSDL(document).filter(({ message }) => problem.message.includes(message)) : [];
  if (located.length > 0) return located.map(diagnosticOf);
  return problem.message.split("\n\n").map((message) => ({ message }));
}

/**
 * Explains why the tool could not load a schema.
 *
 * @param document undefined for an introspection result
 * @param cause the error of the tool
 * @returns the error itself when it is not a mistake in the schema
 */
export function explain(document: DocumentNode | undefined, cause: unknown): unknown {
  if (!(cause instanceof Error) || cause instanceof RangeError) return cause;
  return new InvalidSchema(diagnosticsOf(document, cause), document && federationFixOf(document));
}

/**
 * Refuses a schema with more uses of undefined types than can be shown. For each use, the tool would search all names for
 * suggestions, which takes half a minute for a name that thousands of fields use.
 *
 * @throws InvalidSchema when there are too many; if there are fewer, the tool itself reports them
 */
export function checkTypeNames(document: DocumentNode): void {
  const found: Diagnostic[] = [];
  const context = new SDLValidationContext(document, null, (error) => {
    found.push(diagnosticOf(error));
    if (found.length > MAX_DIAGNOSTICS) throw new InvalidSchema(found);
  });
  visit(document, visitInParallel([KnownTypeNamesRule(context)]));
}
