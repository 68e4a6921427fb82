import type { DeclarationReflection, PageDefinition, ProjectReflection } from "typedoc";
import { PageKind, ReflectionKind } from "typedoc";
import { ModuleRouter } from "typedoc-plugin-markdown";
import { hasPage, pageFile } from "./module";
import type { Reference } from "./reference";

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
