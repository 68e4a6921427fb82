import { DEFAULT_PARSE_FRONT_MATTER, escapeMarkdownHeadingIds } from "@docusaurus/utils";
import { createProcessor } from "@mdx-js/mdx";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import type { MarkdownNode } from "./node";

/** A page as its author wrote it. */
export interface Page {
  /** Path from the project's folder, as in `docs/intro.mdx`. */
  readonly path: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly tree: MarkdownNode;
}

/** The same dialect as the site's: MDX with tables and admonitions. */
const processor = createProcessor({ remarkPlugins: [remarkGfm, remarkDirective] });

/**
 * Reads a page into its front matter and its syntax tree; lines count from the start of the file.
 *
 * @param path that the page is to carry
 * @param source text of the file
 */
export async function parsePage(path: string, source: string): Promise<Page> {
  const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: path, fileContent: source });
  // Blank lines stand for the front matter, so that positions stay those of the file.
  const body = source.slice(source.lastIndexOf(content));
  const skipped = source.length - body.length;
  const blank = source.slice(0, skipped).replaceAll(/[^\n]/gu, "");
  return { path, frontMatter, tree: processor.parse(blank + escapeMarkdownHeadingIds(body)) as MarkdownNode };
}
