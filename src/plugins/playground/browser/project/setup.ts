import { configurationOf } from "../configuration";
import type { PlaygroundConfiguration, SourceKind } from "../configuration";
import { loaderOf } from "../configuration/settings";
import type { PlaygroundOptions } from "../options";
import type { PackageName, Versions } from "./packages";

/** Where the configuration of a Docusaurus site stands: in its plugin, or in a file of its own. */
export type Form = "plugin" | "graphqlrc";

/** What the files of a project, or of a site, are made from. */
export interface Setup {
  readonly options: PlaygroundOptions;
  readonly kind: SourceKind;
  /** Of no effect with other frameworks, which have no plugin. */
  readonly form: Form;
  readonly versions: Versions;
}

/** What a new site is called, until its owner has a better name. */
export const TITLE = "GraphQL API";

/** Whether the configuration is a `.graphqlrc`. */
export function hasGraphqlrc({ options, form }: Setup): boolean {
  return options.framework !== "docusaurus" || form === "graphqlrc";
}

/** The configuration of the tool. */
export function toolOf({ options, kind }: Setup): PlaygroundConfiguration {
  return configurationOf(options, kind);
}

/** The folder of the generated pages, from that of the site. */
export function pagesFolderOf(setup: Setup): string {
  const { rootPath, baseURL } = toolOf(setup).options;
  return `${rootPath}/${baseURL}`;
}

/** The command that generates the pages. */
export function generateCommandOf({ options }: Setup): string {
  return options.framework === "docusaurus" ? "docusaurus graphql-to-doc" : "gqlmd graphql-to-doc";
}

/** The packages of the tool, and what it loads of others. */
export function toolPackagesOf(setup: Setup): readonly PackageName[] {
  const { options, kind } = setup;
  const tool: readonly PackageName[] =
    options.framework === "docusaurus"
      ? ["@graphql-markdown/docusaurus"]
      : ["@graphql-markdown/cli", "@graphql-markdown/formatters"];
  return [
    ...tool,
    loaderOf(kind),
    "graphql",
    ...(toolOf(setup).options["pretty"] === true ? (["prettier"] as const) : []),
  ];
}
