import { DEFAULT_PARSE_FRONT_MATTER } from "@docusaurus/utils";
import { compileMdx } from "./tree";
import type { Node } from "./tree";

export interface Page {
  readonly name: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly tree: Node;
}

/**
 * Parses a page as Docusaurus does.
 *
 * @throws Error when the page is not valid MDX
 */
export async function readPage(name: string, fileContent: string): Promise<Page> {
  const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: name, fileContent });
  try {
    return { name, frontMatter, tree: compileMdx(content) };
  } catch (error) {
    throw new Error(`${name} is not valid MDX: ${String(error)}`, { cause: error });
  }
}

/** Parses the MDX pages among generated files. */
export const readPages = (files: ReadonlyMap<string, string>): Promise<Page[]> =>
  Promise.all([...files].filter(([name]) => name.endsWith(".mdx")).map(([name, content]) => readPage(name, content)));

/**
 * Finds the page whose path ends with a name.
 *
 * @throws Error when there is no such page
 */
export function pageNamed(pages: readonly Page[], name: string): Page {
  const found = pages.find((page) => `/${page.name}`.endsWith(`/${name}.mdx`));
  if (!found) throw new Error(`There is no page ${name}.`);
  return found;
}
