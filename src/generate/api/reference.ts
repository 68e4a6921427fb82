import { PageKind, ReflectionKind } from "typedoc";
import type { Application, DeclarationReflection, PageDefinition, ProjectReflection, Reflection } from "typedoc";
import { ModuleRouter } from "typedoc-plugin-markdown";
import type { MarkdownThemeContext } from "typedoc-plugin-markdown";
import { hasPage, pageFile, pageSlug } from "./modules";
import type { ApiModule } from "./modules";

/** Facts about TypeDoc's reflections that TypeDoc does not record. */
export class Reference {
  /** Default exports; most have been renamed to their declared names. */
  readonly defaults = new Set<Reflection>();
  /** Exports that the entry of their package re-exports. */
  readonly featured = new Set<Reflection>();
  /** Internal modules: see `markInternalModules`. */
  readonly internal = new Set<ApiModule>();
  private readonly modules = new Map<Reflection, ApiModule>();

  register(reflection: Reflection, module: ApiModule): void {
    this.modules.set(reflection, module);
  }

  /**
   * Returns the module of a reflection.
   *
   * @throws Error when no module is registered for the reflection, which is a bug in the generator
   */
  moduleOf(reflection: Reflection): ApiModule {
    const module = this.modules.get(reflection);
    if (!module) throw new Error(`TypeDoc's module "${reflection.name}" is not one of the packages' modules`);
    return module;
  }

  /**
   * Returns the path of a page in the site.
   *
   * @param file path of the page, relative to the output folder
   * @throws Error when no module has that page, which is a bug in the generator
   */
  routeOf(file: string): string {
    const module = [...this.modules.values()].find((each) => pageFile(each) === file);
    if (!module) throw new Error(`No module has the page "${file}"`);
    return `/api${pageSlug(module)}`;
  }
}

/** TypeDoc's context of the page that is being rendered, with `Reference`. */
export interface ReferenceContext extends MarkdownThemeContext {
  readonly reference: Reference;
}

/** Kinds of members that have a heading; the others are in tables. */
const WITH_HEADING = [ReflectionKind.Method, ReflectionKind.Accessor];

/** Creates the router, which defines the pages of modules, and a stable heading id for each export. */
export function routerFor(reference: Reference): new (application: Application) => ModuleRouter {
  return class extends ModuleRouter {
    override buildPages(project: ProjectReflection): PageDefinition[] {
      const pages: PageDefinition[] = [];
      for (const reflection of project.children ?? []) {
        const module = reference.moduleOf(reflection);
        if (!hasPage(module)) continue;
        const url = pageFile(module);
        this.fullUrls.set(reflection, url);
        pages.push({ kind: PageKind.Reflection, model: reflection, url });
        anchorExports(reflection, (target, anchor) => {
          this.anchors.set(target, anchor);
          this.fullUrls.set(target, `${url}#${anchor}`);
        });
      }
      return pages;
    }
  };
}

/** Sets the ids of headings: names in lower case, numbered if two names differ only in case. */
function anchorExports(
  page: DeclarationReflection,
  set: (target: DeclarationReflection, anchor: string) => void,
): void {
  const used = new Set<string>();
  const claim = (target: DeclarationReflection, wanted: string): string => {
    let anchor = wanted.toLowerCase();
    for (let count = 1; used.has(anchor); count += 1) anchor = `${wanted.toLowerCase()}-${String(count)}`;
    used.add(anchor);
    set(target, anchor);
    return anchor;
  };
  for (const child of page.children ?? []) {
    if (child.isReference()) continue;
    const anchor = claim(child, child.name);
    for (const member of child.children ?? []) {
      if (member.kindOf(WITH_HEADING)) claim(member, `${anchor}-${member.name}`);
    }
  }
}
