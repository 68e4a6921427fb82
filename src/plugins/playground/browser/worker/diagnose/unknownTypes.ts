import { KnownTypeNamesRule, visit, visitInParallel } from "graphql";
import type { DocumentNode, GraphQLError } from "graphql";
import { SDLValidationContext } from "graphql/validation/ValidationContext";
import type { Diagnostic } from "../../protocol";
import { MAX_DIAGNOSTICS, diagnosticOf, inOrder } from "./diagnostics";

/** Ends a validation that has found enough. */
class Enough extends Error {}

/**
 * The names of types that a schema uses and does not define, when there are more than can be shown. The tool would compare
 * each of them with all names that there are, to suggest some: half a minute for a name that thousands of fields use.
 *
 * @param document a whole schema
 * @returns nothing when there are few; the tool finds those
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
