/** A page of the tool: what stands above its text, and the text. */
export interface PageParts {
  /** The title that the front matter gives. */
  readonly title: string | undefined;
  /** Markdown, without the modules that an MDX page imports and exports at its beginning. */
  readonly body: string;
}

const FENCED = /^---\r?\n(?<lines>[\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/u;

/**
 * What MDX takes for modules at the beginning of a page: from an import or export to the next empty line. The tool writes
 * each on one line, and Prettier makes several of it, none of them empty.
 */
const MODULES = /^(?:\s*(?:import|export)[ \t][^\n]*(?:\n[ \t]*[^\s][^\n]*)*(?:\n|$))*\s*/u;

function titleOf(frontMatter: string | undefined): string | undefined {
  const value = /^title:[ \t]*(?<value>.+?)[ \t]*$/mu.exec(frontMatter ?? "")?.groups?.["value"];
  const quoted = /^(?<quote>["'])(?<text>.*)\k<quote>$/u.exec(value ?? "")?.groups?.["text"];
  return quoted ?? value;
}

/**
 * Parts the front matter of a page from what follows.
 *
 * @returns the lines of the front matter, if it has one, and the rest of the page
 */
export function fencedOf(text: string): { readonly lines: string | undefined; readonly rest: string } {
  const fenced = FENCED.exec(text);
  return { lines: fenced?.groups?.["lines"], rest: fenced ? text.slice(fenced[0].length) : text };
}

/**
 * Takes a page apart.
 *
 * @param mdx whether it is MDX, which can have modules
 */
export function partsOf(text: string, mdx: boolean): PageParts {
  const { lines, rest } = fencedOf(text);
  return { title: titleOf(lines), body: mdx ? rest.replace(MODULES, "") : rest };
}
