import type { Reflection } from "typedoc";
import type { MarkdownPageEvent } from "typedoc-plugin-markdown";
import { MarkdownTheme } from "typedoc-plugin-markdown";
import { frontMatter } from "../front-matter";
import { finishHeadings } from "./headings";
import { ApiThemeContext } from "./context";

/** The plugin's Markdown theme with pages laid out for readers of this site; see `./page`. */
export class ApiTheme extends MarkdownTheme {
  /** The sidebar comes from the files and their front matter. */
  override getNavigation(): [] {
    return [];
  }

  override getRenderContext(page: MarkdownPageEvent<Reflection>): ApiThemeContext {
    return new ApiThemeContext(this, page, this.application.options);
  }

  override render(page: MarkdownPageEvent<Reflection>): string {
    // The plugin ends the lines of broken signatures in a space.
    const body = super.render(page).replace(/[ \t]+$/gm, "");
    return `${frontMatter(page.model)}\n${finishHeadings(body)}`;
  }
}
