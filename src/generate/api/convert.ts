import { Application, Converter, LogLevel, ReflectionKind, TSConfigReader } from "typedoc";
import type { CommentDisplayPart, Context, DeclarationReflection, ProjectReflection, Reflection } from "typedoc";
import * as markdownPlugin from "typedoc-plugin-markdown";
import ts from "typescript";
import { GenerationError } from "../target";
import type { Workspace } from "./workspace";
import { ApiRouter, Reference } from "./reference";
import { documentExports } from "./document";
import { completeExamples } from "./examples";
import { markInternalModules, targetsOf } from "./exports";
import { moduleId, packageName } from "./modules";
import type { ApiModule } from "./modules";
import { ApiTheme } from "./theme";

/** Name of our router and our theme in TypeDoc. */
const NAME = "graphql-markdown-api";

function typedocOptions({ folder, tsconfig, modules }: Workspace): Record<string, unknown> {
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
    // The authors have checked the published declarations, against their versions of dependencies.
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

/** Renames a default export to its declared name, which readers see in stack traces and imports. */
function nameDefaultExport(context: Context, reflection: DeclarationReflection, { defaults }: Reference): void {
  if (reflection.name !== "default" || !reflection.parent?.kindOf(ReflectionKind.Module)) return;
  const symbol = context.getSymbolFromReflection(reflection);
  const declared = symbol?.declarations?.map((declaration) => ts.getNameOfDeclaration(declaration)?.getText());
  const name = declared?.find((text) => text !== undefined);
  defaults.add(reflection);
  // The compiler names an anonymous value `__default`.
  if (name && !name.startsWith("_")) reflection.name = name;
}

/** Removes the start of a code fence: TypeDoc writes a fence even for an empty `@example`. */
function withoutLanguage(text: string): string {
  return text.replace(/^```\w*\n/, "");
}

/** Adds a language to code blocks without one. */
function nameLanguage(parts: readonly CommentDisplayPart[], language: string): void {
  for (const part of parts) {
    if (part.kind === "code") part.text = part.text.replace(/^```(?=\n)/, `\`\`\`${language}`);
  }
}

/** Removes tags that only controlled the conversion, and empty ones. */
function cleanComment(reflection: Pick<DeclarationReflection, "comment">): void {
  const { comment } = reflection;
  if (!comment) return;
  comment.removeModifier("@function");
  nameLanguage(comment.summary, "text");
  for (const { tag, content } of comment.blockTags) nameLanguage(content, tag === "@example" ? "ts" : "text");
  comment.blockTags = comment.blockTags.filter(({ content }) =>
    content.some(({ text }) => /[^`\s]/.test(withoutLanguage(text))),
  );
}

/** Whether a reflection is a unique symbol that only serves to make an opaque type distinct. */
function isBrand(reflection: Reflection): boolean {
  const { type } = reflection as Partial<DeclarationReflection>;
  return type?.type === "typeOperator" && type.operator === "unique";
}

/** Cleans the model, before TypeDoc resolves links and parameters in comments. */
function cleanModel({ project }: Context): void {
  for (const reflection of Object.values(project.reflections)) {
    if (isBrand(reflection)) project.removeReflection(reflection);
    else cleanComment(reflection);
  }
}

/** Names destructured parameters for which no `@param` tag gives TypeDoc a name. */
function nameParameters({ project }: Context): void {
  for (const reflection of Object.values(project.reflections)) {
    if (reflection.name === "__namedParameters") reflection.name = "options";
  }
}

async function createApplication(workspace: Workspace, reference: Reference): Promise<Application> {
  const app = await Application.bootstrapWithPlugins(typedocOptions(workspace), [new TSConfigReader()]);
  // Subclasses pass on `reference`, because TypeDoc instantiates router and theme itself.
  app.renderer.defineRouter(
    NAME,
    class extends ApiRouter {
      protected override readonly reference = reference;
    },
  );
  app.renderer.defineTheme(
    NAME,
    class extends ApiTheme {
      protected override readonly reference = reference;
    },
  );
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context: Context, reflection: DeclarationReflection) => {
    nameDefaultExport(context, reflection, reference);
  });
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, cleanModel);
  app.converter.on(Converter.EVENT_RESOLVE_END, nameParameters);
  return app;
}

/** Returns the name that TypeDoc gives a module: its file's path below `basePath`, without `/index.d.ts`. */
function typedocName({ pkg, name }: ApiModule): string {
  return ["node_modules", packageName(pkg), pkg.source, name].filter(Boolean).join("/");
}

/** Marks the exports that the package's entry re-exports as featured: its authors expect them to be used. */
function featureExports(entry: DeclarationReflection, { featured }: Reference): void {
  for (const target of targetsOf(entry)) featured.add(target);
}

/** Connects TypeDoc's modules with ours, and renames them to the names on the pages. */
function registerModules(project: ProjectReflection, workspace: Workspace, reference: Reference): void {
  const names = new Map(workspace.modules.map((module) => [typedocName(module), module]));
  for (const reflection of project.children ?? []) {
    const module = names.get(reflection.name);
    if (!module) continue;
    reference.register(reflection, module);
    reflection.name = moduleId(module);
    if (module.name === "") featureExports(reflection, reference);
    documentExports(reflection, module);
  }
  markInternalModules(project, reference);
  for (const reflection of project.children ?? []) completeExamples(reflection, reference);
}

/** TypeDoc's model of all modules, and the application to render it. */
export interface Conversion {
  readonly app: Application;
  readonly project: ProjectReflection;
  readonly reference: Reference;
}

/**
 * Converts the declarations of a workspace into TypeDoc's model.
 *
 * @throws GenerationError when TypeDoc cannot convert them
 */
export async function convertWorkspace(workspace: Workspace): Promise<Conversion> {
  const reference = new Reference();
  const app = await createApplication(workspace, reference);
  const project = await app.convert();
  if (!project || app.logger.hasErrors()) {
    throw new GenerationError(
      "TypeDoc could not convert the declarations of the @graphql-markdown packages; see its errors above.",
      "Run `npm ci` to restore the packages; if that does not help, compare the TypeScript version with TypeDoc's.",
      { cause: new Error(`TypeDoc reported ${String(app.logger.errorCount)} error(s)`) },
    );
  }
  registerModules(project, workspace, reference);
  return { app, project, reference };
}
