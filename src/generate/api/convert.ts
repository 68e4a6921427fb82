import { Application, Converter, LogLevel, ReflectionKind, TSConfigReader } from "typedoc";
import type { CommentDisplayPart, Context, DeclarationReflection, ProjectReflection, Reflection } from "typedoc";
import * as markdownPlugin from "typedoc-plugin-markdown";
import ts from "typescript";
import { GenerationError } from "../target";
import type { Workspace } from "./workspace";
import { ApiRouter, Reference } from "./reference";
import { documentExports } from "./document";
import { completeExamples } from "./examples";
import { noteInternalModules, targetsOf } from "./exports";
import { moduleId, packageName } from "./modules";
import type { ApiModule } from "./modules";
import { ApiTheme } from "./theme";

/** Name under which TypeDoc knows our router and our theme. */
const NAME = "graphql-markdown-api";

/** Options of TypeDoc and of its Markdown plugin for the modules of a workspace. */
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

/** Gives a default export its own name, which readers see in stack traces and imports. */
function nameDefaultExport(context: Context, reflection: DeclarationReflection, { defaults }: Reference): void {
  if (reflection.name !== "default" || !reflection.parent?.kindOf(ReflectionKind.Module)) return;
  const symbol = context.getSymbolFromReflection(reflection);
  const declared = symbol?.declarations?.map((declaration) => ts.getNameOfDeclaration(declaration)?.getText());
  const name = declared?.find((text) => text !== undefined);
  defaults.add(reflection);
  // `__default` is what the compiler calls a value that its author left without a name.
  if (name && !name.startsWith("_")) reflection.name = name;
}

/** TypeDoc fences the text of an `@example` even when it is empty. */
function withoutLanguage(text: string): string {
  return text.replace(/^```\w*\n/, "");
}

/** Names the language of code blocks that their authors left without one. */
function nameLanguage(parts: readonly CommentDisplayPart[], language: string): void {
  for (const part of parts) {
    if (part.kind === "code") part.text = part.text.replace(/^```(?=\n)/, `\`\`\`${language}`);
  }
}

/** Removes what only steered the conversion, and tags that say nothing. */
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

/** A symbol that makes an opaque type differ from all others; nobody can use it. */
function isBrand(reflection: Reflection): boolean {
  const { type } = reflection as Partial<DeclarationReflection>;
  return type?.type === "typeOperator" && type.operator === "unique";
}

/** Prepares the model for the pages, before TypeDoc resolves links and parameters in comments. */
function cleanModel({ project }: Context): void {
  for (const reflection of Object.values(project.reflections)) {
    if (isBrand(reflection)) project.removeReflection(reflection);
    else cleanComment(reflection);
  }
}

/** Names the parameters that the signature takes apart, where no `@param` tag lent TypeDoc a name for them. */
function nameParameters({ project }: Context): void {
  for (const reflection of Object.values(project.reflections)) {
    if (reflection.name === "__namedParameters") reflection.name = "options";
  }
}

/** Makes TypeDoc ready to convert the modules of a workspace. */
async function createApplication(workspace: Workspace, reference: Reference): Promise<Application> {
  const app = await Application.bootstrapWithPlugins(typedocOptions(workspace), [new TSConfigReader()]);
  // TypeDoc makes the router and the theme itself, and passes them nothing of ours.
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

/** The name that TypeDoc gives a module: its file's path below `basePath`, without `/index.d.ts`. */
function typedocName({ pkg, name }: ApiModule): string {
  return ["node_modules", packageName(pkg), pkg.source, name].filter(Boolean).join("/");
}

/** What a package's entry passes on is what its authors expect to be used. */
function featureExports(entry: DeclarationReflection, { featured }: Reference): void {
  for (const target of targetsOf(entry)) featured.add(target);
}

/** Ties every module that TypeDoc found to ours, and gives it the name that the pages use. */
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
  noteInternalModules(project, reference);
  for (const reflection of project.children ?? []) completeExamples(reflection, reference);
}

/** All modules as TypeDoc sees them, and the means to render them. */
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
