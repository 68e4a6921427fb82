import type { Reflection } from "typedoc";
import type { MarkdownPageEvent } from "typedoc-plugin-markdown";
import { MarkdownTheme } from "typedoc-plugin-markdown";
import { frontMatter } from "../front-matter";
import type { Reference } from "../reference";
import { ApiThemeContext } from "./context";
import { addHeadingIds } from "./headings";
import { arrange } from "./arrange";

/** The plugin's Markdown theme with pages laid out for readers of this site; see `./page`. */
export abstract class ApiTheme extends MarkdownTheme {
  protected abstract readonly reference: Reference;

  /** The sidebar comes from the files and their front matter. */
  override getNavigation(): [] {
    return [];
  }

  override getRenderContext(page: MarkdownPageEvent<Reflection>): ApiThemeContext {
    return new ApiThemeContext(this, page, this.application.options, this.reference);
  }

  override render(page: MarkdownPageEvent<Reflection>): string {
    return `${frontMatter(page.model, this.reference)}\n${arrange(addHeadingIds(super.render(page)))}`;
  }
}
