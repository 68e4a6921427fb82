import { buildASTSchema, extendSchema, parse, validateSchema } from "graphql";
import type { DocumentNode, GraphQLSchema } from "graphql";

/**
 * Parses a block, and builds and validates it if it defines types, even without a root operation. Extensions must be valid for
 * one of the schemas of the page.
 *
 * @param code the block
 * @param others the whole schemas of the same page
 * @returns one message per problem
 */
export function checkGraphql(code: string, others: readonly string[] = []): string[] {
  let document: DocumentNode;
  try {
    document = parse(code);
  } catch (error) {
    return [String(error)];
  }
  if (!isExtension(document)) return isTypeSystem(document) ? problemsOf(() => buildASTSchema(document)) : [];
  const attempts = others
    .map((other) => parse(other))
    .filter((other) => !isExtension(other))
    .map((other) => problemsOf(() => extendSchema(buildASTSchema(other, { assumeValidSDL: true }), document)));
  return attempts.length === 0 || attempts.some((problems) => problems.length === 0) ? [] : (attempts[0] ?? []);
}

function isExtension({ definitions }: DocumentNode): boolean {
  return definitions.some(({ kind }) => kind.endsWith("Extension"));
}

function isTypeSystem({ definitions }: DocumentNode): boolean {
  return definitions.some(({ kind }) => kind.endsWith("TypeDefinition"));
}

function problemsOf(build: () => GraphQLSchema): string[] {
  try {
    return validateSchema(build())
      .map(({ message }) => message)
      .filter((message) => message !== "Query root type must be provided.");
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
