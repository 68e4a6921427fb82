import { readFile } from "node:fs/promises";
import path from "node:path";
import { GraphQLError, Source, buildASTSchema, concatAST, parse, validateSchema } from "graphql";
import type { DocumentNode, GraphQLSchema } from "graphql";
import { GenerationError } from "../target";
import { listFiles } from "../../shared/files";

/** Returns the location of a syntax or validation error: `file:line:column`, or only the file if graphql-js knows no line. */
function locationOf(error: GraphQLError): string {
  const location = error.locations?.[0];
  const file = error.source?.name ?? "schema";
  return location ? `${file}:${String(location.line)}:${String(location.column)}` : file;
}

function schemaError(error: unknown): GenerationError {
  if (!(error instanceof GraphQLError)) {
    return new GenerationError(`The schema is not valid: ${String(error)}`, "Fix the SDL.", { cause: error });
  }
  return new GenerationError(`${locationOf(error)}: ${error.message}`, "Fix the SDL at that location.", {
    cause: error,
  });
}

/**
 * Reads the SDL files of a folder into one schema, to check it before the tool runs: for an invalid schema, the tool
 * only logs an error.
 *
 * @param root absolute path of the project
 * @param folder folder with `*.graphql` files, relative to `root`; types may be extended across files
 * @throws GenerationError when there is no file, a file has a syntax error, or the schema is not valid; the message has the
 *   location of the error
 */
export async function readSchema(root: string, folder: string): Promise<GraphQLSchema> {
  const files = (await listFiles(path.join(root, folder))).filter((file) => file.endsWith(".graphql"));
  if (files.length === 0) {
    throw new GenerationError(`No schema: ${folder} contains no .graphql file.`, "Put the SDL there.");
  }
  const documents: DocumentNode[] = [];
  for (const file of files) {
    const name = path.posix.join(folder, file);
    const body = await readFile(path.join(root, name), "utf8");
    try {
      // The name is shown in error messages.
      documents.push(parse(new Source(body, name)));
    } catch (error) {
      throw schemaError(error);
    }
  }
  return build(documents);
}

function build(documents: readonly DocumentNode[]): GraphQLSchema {
  let schema: GraphQLSchema;
  try {
    schema = buildASTSchema(concatAST(documents));
  } catch (error) {
    throw schemaError(error);
  }
  const [first] = validateSchema(schema);
  if (first) throw schemaError(first);
  return schema;
}
