import { PageKind, ReflectionKind } from "typedoc";
import type { DeclarationReflection, PageDefinition, ProjectReflection, Reflection } from "typedoc";
import { ModuleRouter } from "typedoc-plugin-markdown";
import type { MarkdownThemeContext } from "typedoc-plugin-markdown";
import { hasPage, pageFile, pageSlug } from "./modules";
import type { ApiModule } from "./modules";

/** What one run knows of TypeDoc's reflections, beyond what TypeDoc does. */
export class Reference {
  /** Default exports, whose own names no longer say that they are. */
  readonly defaults = new Set<Reflection>();
  /** Exports that the entry of their package passes on under their names. */
  readonly featured = new Set<Reflection>();
  /** Modules that no entry of their package leads to. */
  readonly internal = new Set<ApiModule>();
  private readonly modules = new Map<Reflection, ApiModule>();

  /** Ties a reflection to the module that it stands for. */
  register(reflection: Reflection, module: ApiModule): void {
    this.modules.set(reflection, module);
  }

  /**
   * The module that a reflection stands for.
   *
   * @throws Error when the reflection is not a registered module, which is a bug in the generator
   */
  moduleOf(reflection: Reflection): ApiModule {
    const module = this.modules.get(reflection);
    if (!module) throw new Error(`TypeDoc reports the module "${reflection.name}", but no declaration file has it`);
    return module;
  }

  /**
   * Where the page of a file stands in the site.
   *
   * @param file relative to the output folder
   * @throws Error when no module has that page, which is a bug in the generator
   */
  routeOf(file: string): string {
    const module = [...this.modules.values()].find((each) => pageFile(each) === file);
    if (!module) throw new Error(`No module has the page "${file}"`);
    return `/api${pageSlug(module)}`;
  }
}

/** TypeDoc's way to the page that is being rendered, with what this run knows. */
export interface ReferenceContext extends MarkdownThemeContext {
  readonly reference: Reference;
}

/** Members that the pages show under a heading of their own; the others stand in tables. */
const WITH_HEADING = [ReflectionKind.Method, ReflectionKind.Accessor];

/** Files one page per module at its place in the site, and gives every export a heading id that stays the same. */
export abstract class ApiRouter extends ModuleRouter {
  protected abstract readonly reference: Reference;

  override buildPages(project: ProjectReflection): PageDefinition[] {
    const pages: PageDefinition[] = [];
    for (const reflection of project.children ?? []) {
      const module = this.reference.moduleOf(reflection);
      if (!hasPage(module)) continue;
      const url = pageFile(module);
      this.fullUrls.set(reflection, url);
      pages.push({ kind: PageKind.Reflection, model: reflection, url });
      this.anchorExports(reflection, url);
    }
    return pages;
  }

  /** Ids are the names in lower case, numbered where two names differ only in case. */
  private anchorExports(page: DeclarationReflection, url: string): void {
    const used = new Set<string>();
    const claim = (target: DeclarationReflection, wanted: string): string => {
      let anchor = wanted.toLowerCase();
      for (let count = 1; used.has(anchor); count += 1) anchor = `${wanted.toLowerCase()}-${String(count)}`;
      used.add(anchor);
      this.anchors.set(target, anchor);
      this.fullUrls.set(target, `${url}#${anchor}`);
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
}
