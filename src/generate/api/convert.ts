import type { Context, DeclarationReflection, ProjectReflection } from "typedoc";
import { Application, Converter, TSConfigReader } from "typedoc";
import { GenerationError } from "../error";
import { cleanModel, nameDefaultExport, nameParameters } from "./clean";
import { documentExports } from "./document";
import { completeExamples } from "./examples";
import { targetsOf } from "./exports";
import { noteInternalModules } from "./internal";
import type { ApiModule } from "./module";
import { moduleId, packageName } from "./module";
import { Reference } from "./reference";
import { ApiRouter } from "./router";
import { ApiTheme } from "./theme/theme";
import { NAME, typedocOptions } from "./typedoc-options";
import type { Workspace } from "./workspace";

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
