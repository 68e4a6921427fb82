import { GraphQLError, parse } from "graphql";
import type { DocumentNode } from "graphql";
import { validateSDL } from "graphql/validation/validate";
import type { Diagnostic } from "../../protocol";
import { diagnosticOf, inOrder } from "./diagnostics";

/** What the tool throws for a document without any definition that it could use. */
const NOTHING_FOUND = "NoTypeDefinitionsFound";

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
 * The types and directives whose name each object of JavaScript has, such as `constructor`: the tool's loader takes the
 * property for something of its own.
 */
function reservedNames(document: DocumentNode, { message }: Error): readonly Diagnostic[] {
  return document.definitions.flatMap((definition) => {
    if (!("name" in definition) || !definition.name || !(definition.name.value in {})) return [];
    const { value, loc } = definition.name;
    const { line, column } = loc?.startToken ?? {};
    return [
      {
        message: `The tool cannot load anything named ${value}, as objects of JavaScript have a property of that name: “${message}”. Rename it.`,
        ...(line !== undefined && column !== undefined && { line, column }),
      },
    ];
  });
}

/**
 * Says what is wrong with a schema that the tool did not load. The tool merges definitions before it validates them, and
 * then names errors without their places; those are found in the document as it was written.
 *
 * @param document as it was written; an introspection result has none
 * @param problem what the tool threw
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
