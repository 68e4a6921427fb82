import { hasReferenceFormatter } from "../options";
import type { PlaygroundOptions } from "../options";
import { frameworkSettings } from "./frameworks";
import { frontMatterOf } from "./frontMatter";
import { groupIn, nameIn } from "./optionText";
import { referenceFormatter } from "./ownFile";
import type { Setting, Settings } from "./setting";

/** What the schema file of a configuration holds. */
export type SourceKind = "sdl" | "introspection";

/** The settings of a whole configuration; the tool has these three by default, but a reader wants to see them. */
export interface ProjectSettings extends Settings {
  readonly schema: string;
  readonly rootPath: string;
  readonly baseURL: string;
}

const FILES = {
  sdl: { schema: "schema.graphql", loader: ["GraphQLFileLoader", "@graphql-tools/graphql-file-loader"] },
  introspection: { schema: "schema.json", loader: ["JsonFileLoader", "@graphql-tools/json-file-loader"] },
} as const satisfies Readonly<Record<SourceKind, object>>;

/** The package that reads a schema file. */
export function loaderOf(kind: SourceKind): (typeof FILES)[SourceKind]["loader"][1] {
  return FILES[kind].loader[1];
}

/** Names of directives as the tool wants them in lists, whether or not they were typed so. */
function directives(names: readonly string[]): readonly string[] {
  const given = names.map(nameIn).filter((name) => name !== "");
  return [...new Set(given)].map((name) => `@${name}`);
}

function groupByDirective({ directive, field, fallback }: PlaygroundOptions["groupByDirective"]): Settings | undefined {
  const name = nameIn(directive);
  if (name === "") return undefined;
  // Without a fallback, pages of no group would go to the root of the output, with a category that has no label.
  return { directive: name, field: nameIn(field), fallback: groupIn(fallback) || "Miscellaneous" };
}

function exampleSection({ directive, field }: PlaygroundOptions["exampleSection"]): Settings | undefined {
  return filled({ directive: unless("", nameIn(directive)), field: unless("", nameIn(field)) });
}

/** The value, unless the tool has it by default. */
function unless<Value extends Setting>(standard: Value, value: Value): Value | undefined {
  return value === standard ? undefined : value;
}

/** The same settings without those that say nothing. */
function filled(settings: Settings): Settings | undefined {
  const entries = Object.entries(settings).filter(([, value]) => {
    return value !== undefined && (typeof value !== "object" || value === null || Object.keys(value).length > 0);
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/**
 * The settings of the tool that do what a reader chose, without those that it has by default.
 *
 * @param options that were chosen
 * @param kind of the schema file
 */
export function settingsOf(options: PlaygroundOptions, kind: SourceKind): ProjectSettings {
  const { homepage, sectionHeaderId, ...framework } = frameworkSettings[options.framework];
  const { schema, loader } = FILES[kind];
  const places = { schema, rootPath: framework.rootPath, baseURL: "api" };
  const settings = {
    linkRoot: framework.linkRoot,
    homepage,
    force: framework.force,
    formatter: hasReferenceFormatter(options) ? referenceFormatter : framework.formatter,
    // Prettier could turn text that the formatter has escaped into code again.
    pretty: unless(false, options.pretty && !hasReferenceFormatter(options)),
    groupByDirective: groupByDirective(options.groupByDirective),
    skipDocDirective: directives(options.skipDocDirective),
    onlyDocDirective: directives(options.onlyDocDirective),
    docOptions: filled({
      index: unless(false, options.index),
      sectionHeaderId,
      frontMatter: frontMatterOf(options.frontMatter),
    }),
    printTypeOptions: filled({
      hierarchy: unless<string>("api", options.hierarchy),
      deprecated: unless<string>("default", options.deprecated),
      exampleSection: exampleSection(options.exampleSection),
      typeBadges: unless(true, options.typeBadges),
    }),
    loaders: Object.fromEntries([loader]),
  };
  return { ...places, ...filled(settings) };
}
