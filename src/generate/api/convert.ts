import { Application, Converter, LogLevel, ReflectionKind, TSConfigReader } from "typedoc";
import type { CommentDisplayPart, Context, DeclarationReflection, ProjectReflection, Reflection } from "typedoc";
import path from "node:path";
import * as markdownPlugin from "typedoc-plugin-markdown";
import ts from "typescript";
import { GenerationError } from "../target";
import type { Workspace } from "./workspace";
import { Reference, routerFor } from "./reference";
import { documentExports } from "./document";
import { completeExamples } from "./examples";
import { markInternalModules, targetsOf } from "./exports";
import { moduleId, packageName } from "./modules";
import type { ApiModule } from "./modules";
import { themeFor } from "./theme";

/** Name of our router and our theme in TypeDoc. */
const NAME = "graphql-markdown-api";

function typedocOptions({ folder, tsconfig, modules }: Workspace): Record<string, unknown> {
  return {
    name: NAME,
    basePath: folder,
    tsconfig,
    entryPoints: modules.map(({ file }) => file),
    entryPointStrategy: "resolve",
    // By default, TypeDoc treats all of node_modules as external. Here, the packages in it are the subject.
    exclude: [],
    externalPattern: ["**/node_modules/!(@graphql-markdown)/**"],
    excludeExternals: true,
    excludeInternal: false,
    excludePrivate: true,
    excludeTags: ["@category", "@since", "@public", "@interface", "@pattern", "@abstract", "@overload"],
    // The authors have checked the published declarations, against their versions of dependencies.
    skipErrorChecking: true,
    cleanOutputDir: false,
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

/** Registers a default export, and renames it to its declared name, which readers see in stack traces and imports. */
function nameDefaultExport(context: Context, reflection: DeclarationReflection, { defaults }: Reference): void {
  if (reflection.name !== "default" || !reflection.parent?.kindOf(ReflectionKind.Module)) return;
  const symbol = context.getSymbolFromReflection(reflection);
  const declared = symbol?.declarations?.map((declaration) => ts.getNameOfDeclaration(declaration)?.getText());
  const name = declared?.find((text) => text !== undefined);
  defaults.add(reflection);
  // The compiler names an anonymous value `__default`.
  if (name && !name.startsWith("_")) reflection.name = name;
}

/** Adds a language to code blocks without one. */
function nameLanguage(parts: readonly CommentDisplayPart[], language: string): void {
  for (const part of parts) {
    if (part.kind === "code") part.text = part.text.replace(/^```(?=\n)/, `\`\`\`${language}`);
  }
}

/** Removes the tag `@function`, which only controls the conversion, and empty tags. Names the languages of code blocks. */
function cleanComment(reflection: Pick<DeclarationReflection, "comment">): void {
  const { comment } = reflection;
  if (!comment) return;
  comment.removeModifier("@function");
  nameLanguage(comment.summary, "text");
  for (const { tag, content } of comment.blockTags) nameLanguage(content, tag === "@example" ? "ts" : "text");
  // TypeDoc writes a code fence even for an empty `@example`.
  comment.blockTags = comment.blockTags.filter(({ content }) =>
    content.some(({ text }) => /[^`\s]/.test(text.replace(/^```\w*\n/, ""))),
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
  app.renderer.defineRouter(NAME, routerFor(reference));
  app.renderer.defineTheme(NAME, themeFor(reference));
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context: Context, reflection: DeclarationReflection) => {
    nameDefaultExport(context, reflection, reference);
  });
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, cleanModel);
  app.converter.on(Converter.EVENT_RESOLVE_END, nameParameters);
  return app;
}

/** Returns TypeDoc's name for a module: the path of its file below `basePath`, without `.d.ts` or `/index.d.ts`. */
function typedocName({ pkg, name }: ApiModule): string {
  return path.posix.join("node_modules", packageName(pkg), pkg.source, name);
}

/** Connects TypeDoc's modules with ours, gives them the names on the pages, and completes their documentation. */
function registerModules(project: ProjectReflection, workspace: Workspace, reference: Reference): void {
  const names = new Map(workspace.modules.map((module) => [typedocName(module), module]));
  for (const reflection of project.children ?? []) {
    const module = names.get(reflection.name);
    if (!module) continue;
    reference.register(reflection, module);
    reflection.name = moduleId(module);
    if (module.name === "") for (const target of targetsOf(reflection)) reference.featured.add(target);
    documentExports(reflection, module);
  }
  markInternalModules(project, reference);
  for (const reflection of project.children ?? []) completeExamples(reflection, reference);
}

/**
 * Converts the declarations of a workspace, and writes the pages of its modules.
 *
 * @throws GenerationError when TypeDoc cannot convert them, or cannot write a page
 */
export async function writePages(workspace: Workspace, outDir: string): Promise<Reference> {
  const reference = new Reference();
  const app = await createApplication(workspace, reference);
  const project = await app.convert();
  if (project && !app.logger.hasErrors()) {
    registerModules(project, workspace, reference);
    await app.outputs.writeOutput({ name: "markdown", path: outDir }, project);
  }
  // TypeDoc only logs errors.
  if (project && !app.logger.hasErrors()) return reference;
  throw new GenerationError(
    `TypeDoc could not convert the declarations of the @graphql-markdown packages, or write their pages to ${outDir}; see its errors above.`,
    "Run `npm ci` to restore the packages; if that does not help, compare the TypeScript version with TypeDoc's.",
    { cause: new Error(`TypeDoc reported ${String(app.logger.errorCount)} error(s)`) },
  );
}
