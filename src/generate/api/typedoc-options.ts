import { LogLevel } from "typedoc";
import * as markdownPlugin from "typedoc-plugin-markdown";
import type { Workspace } from "./workspace";

/** Name under which TypeDoc knows our router and our theme. */
export const NAME = "graphql-markdown-api";

/** Options of TypeDoc and of its Markdown plugin for the modules of a workspace. */
export function typedocOptions({ folder, tsconfig, modules }: Workspace): Record<string, unknown> {
  return {
    name: NAME,
    basePath: folder,
    tsconfig,
    entryPoints: modules.map(({ file }) => file),
    entryPointStrategy: "resolve",
    // By default TypeDoc treats everything in node_modules as external; here it is the subject.
    exclude: [],
    externalPattern: ["**/node_modules/!(@graphql-markdown)/**"],
    excludeExternals: true,
    excludeInternal: false,
    excludePrivate: true,
    excludeTags: ["@category", "@since", "@public", "@interface", "@pattern", "@abstract", "@overload"],
    // Published declarations were checked by their authors, against the versions that they had.
    skipErrorChecking: true,
    readme: "none",
    disableSources: true,
    disableGit: true,
    validation: false,
    sort: ["source-order"],
    logLevel: LogLevel.Error,
    plugin: [markdownPlugin.load],
    router: NAME,
    theme: NAME,
    fileExtension: ".mdx",
    sanitizeComments: true,
    useCodeBlocks: true,
    expandParameters: true,
    expandObjects: true,
    useCustomAnchors: true,
    customAnchorsFormat: "escapedCurlyBrace",
    parametersFormat: "table",
    interfacePropertiesFormat: "table",
    classPropertiesFormat: "table",
    typeAliasPropertiesFormat: "table",
    enumMembersFormat: "table",
    typeDeclarationFormat: "table",
    propertyMembersFormat: "table",
    tableColumnSettings: { hideInherited: true, hideModifiers: true, hideOverrides: true, hideSources: true },
  };
}
