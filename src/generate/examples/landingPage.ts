import { visit } from "unist-util-visit";
import { compareNames } from "../../shared/compareNames";
import { GenerationError } from "../target";
import { applyEdits, parseMdx, rangeOf } from "../markdown";
import type { Edit } from "../markdown";
import type { Page } from "./pages";

/** Kinds of entities in the order in which readers meet them, each with the word for several. */
const KINDS: Readonly<Record<string, string>> = {
  query: "queries",
  mutation: "mutations",
  subscription: "subscriptions",
  object: "objects",
  interface: "interfaces",
  union: "unions",
  input: "inputs",
  enum: "enums",
  scalar: "scalars",
  directive: "directives",
};

/** Heading of a name: its first letter, or `#`. */
function letterOf({ title }: Page): string {
  return /^\p{L}/u.exec(title)?.[0].toUpperCase() ?? "#";
}

const anchorOf = (letter: string): string => `section-${letter === "#" ? "other" : letter.toLowerCase()}`;

/** A name as text of Markdown. */
const escaped = (name: string): string => name.replaceAll("_", "\\_");

const listedOf = (pages: readonly Page[]): Page[] =>
  pages.filter(({ kind }) => kind in KINDS).sort((a, b) => compareNames(a.title, b.title));

const lettersOf = (listed: readonly Page[]): string[] => [...new Set(listed.map(letterOf))];

/** How each part begins and ends: the component that gives it its style. The landing page imports it, and `Kind`. */
const framed = (lines: readonly string[]): string => ["<PageIndex>", "", ...lines, "", "</PageIndex>"].join("\n");

/** Links to the first letters that there are in the list of `pageIndex`, as MDX. */
export function pageLetters(pages: readonly Page[]): string {
  const links = lettersOf(listedOf(pages)).map((letter) => `[${letter}](#${anchorOf(letter)})`);
  return framed(['<nav aria-label="Pages by first letter">', "", links.join(" "), "", "</nav>"]);
}

/** How many pages there are of each kind of entity, as MDX. */
export function pageCounts(pages: readonly Page[]): string {
  return framed(
    Object.entries(KINDS).flatMap(([kind, several]) => {
      const { length } = pages.filter((page) => page.kind === kind);
      return length === 0 ? [] : [`- **${String(length)}** ${length === 1 ? kind : several}`];
    }),
  );
}

/**
 * Lists the pages of entities by their names, each below its first letter.
 *
 * @returns lines of MDX; its anchors begin with `section-`, so that the search leaves the list to the pages themselves
 */
export function pageIndex(pages: readonly Page[]): string {
  const listed = listedOf(pages);
  return framed(
    lettersOf(listed).flatMap((letter) => [
      `### ${letter} {#${anchorOf(letter)}}`,
      "",
      ...listed
        .filter((page) => letterOf(page) === letter)
        .map(({ title, link, kind }) => `- [${escaped(title)}](${link}) <Kind>${kind}</Kind>`),
      "",
    ]),
  );
}

/** The parts of a landing page, by the comment of MDX that its template has in the place of each. */
const PLACES: Readonly<Record<string, (pages: readonly Page[]) => string>> = {
  "/* letters */": pageLetters,
  "/* counts */": pageCounts,
  "/* index */": pageIndex,
};

/**
 * Puts the index of all pages into a landing page, the letters that lead to its parts, and the number of pages of each kind.
 *
 * @param home text of the landing page
 * @param file name of its template, for messages
 * @throws GenerationError when the page has no place for one of them
 */
export function withPageIndex(home: string, pages: readonly Page[], file: string): string {
  const edits: Edit[] = [];
  const missing = new Set(Object.keys(PLACES));
  visit(parseMdx(home), "mdxFlowExpression", (expression) => {
    const write = PLACES[expression.value];
    if (write === undefined) return;
    edits.push({ ...rangeOf(expression), text: write(pages) });
    missing.delete(expression.value);
  });
  const [place] = missing;
  if (place !== undefined)
    throw new GenerationError(`${file} has no place for the index of pages.`, `Add a line with {${place}}.`);
  return applyEdits(home, edits);
}

/**
 * Fills the code block of a landing page whose title is the options file, so that the options shown are the options used.
 *
 * @param template text of the landing page
 * @param options the options file: its path in the project and its text
 * @param file name of the template, for messages
 * @throws GenerationError when there is no such code block
 */
export function renderLandingPage(
  template: string,
  options: { readonly file: string; readonly source: string },
  file: string,
): string {
  const title = `title="${options.file}"`;
  const shown = options.source
    .replace(/^import type .*\n/mu, "")
    .replace(" satisfies ExampleOptions", "")
    .trim();
  const edits: Edit[] = [];
  visit(parseMdx(template), "code", (block) => {
    if (block.meta !== title) return;
    edits.push({ ...rangeOf(block), text: `\`\`\`${block.lang ?? ""} ${title}\n${shown}\n\`\`\`` });
  });
  if (edits.length === 0) {
    throw new GenerationError(`${file} shows no options.`, `Add an empty code block with ${title}.`);
  }
  return applyEdits(template, edits);
}
