import type { Reflection } from "typedoc";
import type { MarkdownThemeContext } from "typedoc-plugin-markdown";
import type { ApiModule } from "./module";
import { pageFile, pageSlug } from "./module";

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
