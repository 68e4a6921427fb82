import type { generateDocFromSchema } from "@graphql-markdown/core";
import type { DocumentNode, GraphQLDirective, GraphQLSchema } from "graphql";
import type { Modules as RelationModules } from "fast-relations/relations.mjs";
import type { Tool as ReportTool } from "schema-report/tool.mjs";

/** Entities of a schema by kind, then by name, as the tool collects them. */
export type Entities = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** The result of a loader: a parsed document, or a schema. */
export type LoadedSource =
  | { readonly location: string; readonly document: DocumentNode }
  | { readonly location: string; readonly schema: GraphQLSchema };

type Generate = typeof generateDocFromSchema;
/** The options of a run, as the tool computes them. */
export type ToolConfig = Parameters<Generate>[0];
type Render<Answer> = (...given: readonly unknown[]) => Promise<Answer>;

/** Modules of the tool. They look up their functions in these objects at each call, so that functions can be replaced. */
export interface Modules extends RelationModules {
  readonly config: {
    readonly buildConfig: (options: object, flags: object) => Promise<ToolConfig>;
    /** Path of the home page that comes with the tool. */
    readonly ASSET_HOMEPAGE_LOCATION: string;
  };
  readonly generator: {
    readonly generateDocFromSchema: Generate;
    loadMDXModule: (name: unknown) => Promise<object | undefined>;
    loadGraphqlSchema: (location: unknown, loaders: unknown) => Promise<GraphQLSchema | undefined>;
    readonly resolveSkipAndOnlyDirectives: ReportTool["generator"]["resolveSkipAndOnlyDirectives"];
  };
  readonly introspection: RelationModules["introspection"] & {
    /** Throws when the argument is not given and has no default. */
    readonly getTypeDirectiveArgValue: (directive: GraphQLDirective, element: unknown, name: string) => unknown;
  };
  readonly loader: {
    /** Returns loaders as `@graphql-tools/load` calls them. */
    getDocumentLoaders: () => Promise<{
      readonly loaders: readonly { readonly load: (location: string) => Promise<readonly LoadedSource[]> }[];
    }>;
  };
  readonly group: { readonly getGroupName: (entity: unknown, by: unknown) => string | undefined };
  readonly link: Pick<ReportTool["link"], "hasPrintableDirective">;
  readonly printer: { readonly Printer: { options: unknown } };
  readonly strings: { escapeMDX: (value: unknown) => string; readonly slugify: (name: string) => string };
  readonly renderer: {
    readonly Renderer: {
      readonly prototype: {
        readonly mdxExtension: string;
        generateIndexMetafile: Render<void>;
        renderTypeEntities: Render<unknown>;
      };
    };
  };
}
