/** The title and the text of a generated page. */
export interface PageText {
  /** The title that the front matter gives. */
  readonly title: string | undefined;
  /** The text below the front matter, without the imports and exports at the beginning of an MDX page. */
  readonly body: string;
}

const FRONT_MATTER = /^---\r?\n(?<lines>[\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/u;

/**
 * The imports and exports at the beginning of an MDX page. Each runs to the next empty line: the tool writes it on one
 * line, and Prettier breaks it into several, none of them empty.
 */
const MODULES = /^(?:\s*(?:import|export)[ \t][^\n]*(?:\n[ \t]*[^\s][^\n]*)*(?:\n|$))*\s*/u;

function readTitle(frontMatter: string): string | undefined {
  const value = /^title:[ \t]*(?<value>.+?)[ \t]*$/mu.exec(frontMatter)?.groups?.["value"];
  const unquoted = /^(?<quote>["'])(?<text>.*)\k<quote>$/u.exec(value ?? "")?.groups?.["text"];
  return unquoted ?? value;
}

/**
 * Splits a page into its title and its text.
 *
 * @param mdx whether the page is MDX, which can begin with imports and exports
 */
export function splitPage(text: string, mdx: boolean): PageText {
  const found = FRONT_MATTER.exec(text);
  const rest = text.slice(found?.[0].length ?? 0);
  return { title: readTitle(found?.groups?.["lines"] ?? ""), body: mdx ? rest.replace(MODULES, "") : rest };
}
