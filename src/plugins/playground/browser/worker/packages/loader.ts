import { buildClientSchema, parse } from "graphql";
import type { IntrospectionQuery } from "graphql";
import type { SchemaSource } from "../source";
import type { LoadedSource, Loader } from "./modules";

/**
 * A loader that reads the source of the current run, whatever its location: it gives the tool what the loaders for files
 * give it, `@graphql-tools/graphql-file-loader` for SDL and `@graphql-tools/json-file-loader` for introspection.
 *
 * @param source of the schema
 */
export function loaderOf(source: SchemaSource): Loader {
  return {
    load: (location): Promise<readonly LoadedSource[]> => {
      if (source.kind === "sdl") return Promise.resolve([{ location, document: parse(source.text) }]);
      return Promise.resolve([{ location, schema: buildClientSchema(source.introspection as IntrospectionQuery) }]);
    },
  };
}
