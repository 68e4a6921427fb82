import type { PlaygroundOptions } from "../options";
import { toJavaScript } from "./javascript";
import { settingsOf } from "./settings";
import type { ProjectSettings, SourceKind } from "./settings";
import { toYaml } from "./yaml";

export type { SourceKind } from "./settings";

/** A configuration of the tool in each form that a reader can copy, and in the one that the tool reads. */
export interface PlaygroundConfiguration {
  /** Text of `.graphqlrc`, for `gqlmd graphql-to-doc`. */
  readonly graphqlrc: string;
  /** Text of `docusaurus.config.js`, for `docusaurus graphql-to-doc`; other frameworks have no plugin. */
  readonly docusaurusConfig?: string;
  /** Name of the file in which the configuration expects the schema. */
  readonly schemaFile: string;
  /** The settings as the tool finds them: those of its extension, with the schema. */
  readonly options: ProjectSettings;
}

/** The configuration of a site with the plugin, whose command has the right formatter by default. */
function docusaurusConfigOf(settings: ProjectSettings): string {
  const plugin = toJavaScript({ ...settings, formatter: undefined }, "      ");
  return `export default {\n  plugins: [\n    [\n      "@graphql-markdown/docusaurus",\n      ${plugin},\n    ],\n  ],\n};\n`;
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
    ...(options.framework === "docusaurus" ? { docusaurusConfig: docusaurusConfigOf(settings) } : {}),
    schemaFile: schema,
    options: settings,
  };
}
