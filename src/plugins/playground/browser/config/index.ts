import type { PlaygroundOptions } from "../options";
import { settingsOf } from "./settings";
import type { ProjectSettings, SourceKind } from "./settings";
import { toYaml } from "./yaml";

export type { SourceKind } from "./settings";

/** A configuration of the tool as a reader can copy it, and as the tool reads it. */
export interface PlaygroundConfiguration {
  /** Text of `.graphqlrc`, for `gqlmd graphql-to-doc`. */
  readonly graphqlrc: string;
  /** Name of the file in which the configuration expects the schema. */
  readonly schemaFile: string;
  /** The settings as the tool finds them: those of its extension, with the schema. */
  readonly options: ProjectSettings;
}

/**
 * The configuration that gives exactly the files that the playground shows.
 *
 * @param options that a reader chose
 * @param kind of the schema: SDL is in `schema.graphql`, an introspection result in `schema.json`
 */
export function configurationOf(options: PlaygroundOptions, kind: SourceKind = "sdl"): PlaygroundConfiguration {
  const settings = settingsOf(options, kind);
  const { schema, ...extension } = settings;
  return {
    graphqlrc: toYaml({ schema, extensions: { "graphql-markdown": extension } }),
    schemaFile: schema,
    options: settings,
  };
}
