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

/** Reads the same dialect as the site: MDX with tables and admonitions. */
const processor = createProcessor({ remarkPlugins: [remarkGfm, remarkDirective] });

/**
 * Parses a page into its front matter and its syntax tree. Lines are counted from the start of the file.
 *
 * @param path of the page
 * @param source text of the file
 */
export async function parsePage(path: string, source: string): Promise<Page> {
  const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: path, fileContent: source });
  // Blank lines replace the front matter, so that line numbers match the file.
  const body = source.slice(source.lastIndexOf(content));
  const skipped = source.length - body.length;
  const blank = source.slice(0, skipped).replaceAll(/[^\n]/gu, "");
  return { path, frontMatter, tree: processor.parse(blank + escapeMarkdownHeadingIds(body)) as MarkdownNode };
}
