import { definitions, fixesOf, hasReferenceFormatter, optionNames } from "../options";
import type { PlaygroundOptions, SourceKind } from "../options";
import { factsOfFramework } from "./frameworks";
import { filled, referenceFormatter, toYaml } from "./written";
import type { Settings } from "./written";

/** Distinguishes SDL, which never starts with a brace, from the JSON of an introspection result. */
export function sourceKindOf(text: string): SourceKind {
  return /^[\s\uFEFF]*\{/u.test(text) ? "introspection" : "sdl";
}

/** The settings of a configuration. These three are always set, although the tool has defaults, so that readers see them. */
export interface ProjectSettings extends Settings {
  readonly schema: string;
  readonly rootPath: string;
  readonly baseURL: string;
}

const FILES = {
  sdl: { schema: "schema.graphql", loader: ["GraphQLFileLoader", "@graphql-tools/graphql-file-loader"] },
  introspection: { schema: "schema.json", loader: ["JsonFileLoader", "@graphql-tools/json-file-loader"] },
} as const satisfies Readonly<Record<SourceKind, object>>;

/** Returns the name of the package that loads a schema file. */
export function loaderOf(kind: SourceKind): (typeof FILES)[SourceKind]["loader"][1] {
  return FILES[kind].loader[1];
}

/** Returns the settings of a group, or those outside of groups if `group` is undefined, in the order of the options. */
function settingsIn(group: "docOptions" | "printTypeOptions" | undefined, options: PlaygroundOptions): Settings {
  const names = optionNames.filter((name) => definitions[name].setting && definitions[name].group === group);
  return Object.fromEntries(names.map((name) => [name, definitions[name].setting?.(options)]));
}

/** Converts options to settings of the tool. An option that has the tool's default adds no setting. */
export function settingsOf(options: PlaygroundOptions, kind: SourceKind): ProjectSettings {
  const { rootPath, settings } = factsOfFramework(options.framework);
  const { schema, loader } = FILES[kind];
  const { formatter, sectionHeaderId, linkRoot, homepage, force } = settings;
  return {
    schema,
    rootPath,
    baseURL: "api",
    ...filled({
      linkRoot,
      homepage,
      force,
      formatter: hasReferenceFormatter(options) ? referenceFormatter : formatter,
      // Reserves the position of `pretty` after `formatter` in the written file. The options below may set it.
      pretty: undefined,
      ...settingsIn(undefined, options),
      docOptions: filled({ index: undefined, sectionHeaderId, ...settingsIn("docOptions", options) }),
      printTypeOptions: filled(settingsIn("printTypeOptions", options)),
      loaders: Object.fromEntries([loader]),
    }),
  };
}

/** A configuration of the tool, as text for the reader to copy and as data. */
interface PlaygroundConfiguration {
  /** Text of `.graphqlrc`, for `gqlmd graphql-to-doc`. */
  readonly graphqlrc: string;
  /** Name of the file in which the configuration expects the schema. */
  readonly schemaFile: string;
  /** The settings as the tool reads them: those under `extensions`, with the schema. */
  readonly options: ProjectSettings;
}

/**
 * Returns the configuration with which the tool writes exactly the files that the playground shows.
 *
 * @param kind of the schema: SDL is in `schema.graphql`, an introspection result in `schema.json`
 */
export function configurationOf(options: PlaygroundOptions, kind: SourceKind = "sdl"): PlaygroundConfiguration {
  const settings = settingsOf(options, kind);
  const { schema, ...extension } = settings;
  return {
    graphqlrc:
      fixesOf(options)
        .map(({ sentence }) => `# ${sentence}\n`)
        .join("") + toYaml({ schema, extensions: { "graphql-markdown": extension } }),
    schemaFile: schema,
    options: settings,
  };
}
