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
 * Takes a page apart.
 *
 * @param mdx whether it is MDX, which can have modules
 */
export function partsOf(text: string, mdx: boolean): PageParts {
  const fenced = FENCED.exec(text);
  const frontMatter = fenced?.groups?.["lines"];
  const rest = fenced ? text.slice(fenced[0].length) : text;
  return { title: titleOf(frontMatter), body: mdx ? rest.replace(MODULES, "") : rest };
}
