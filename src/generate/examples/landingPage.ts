import { visit } from "unist-util-visit";
import { compareNames } from "../../shared/compareNames";
import { GenerationError } from "../target";
import { applyEdits, parseMdx, rangeOf } from "../markdown";
import type { Edit } from "../markdown";
import type { Page } from "./pages";

/** Plurals of the kinds of entities, in the order of the page. */
const PLURALS: Readonly<Record<string, string>> = {
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

/** Returns the heading for a name: its first letter, or `#`. */
function letterOf({ title }: Page): string {
  return /^\p{L}/u.exec(title)?.[0].toUpperCase() ?? "#";
}

const anchorOf = (letter: string): string => `section-${letter === "#" ? "other" : letter.toLowerCase()}`;

const escapeName = (name: string): string => name.replaceAll("_", "\\_");

const entityPages = (pages: readonly Page[]): Page[] =>
  pages.filter(({ kind }) => kind in PLURALS).sort((a, b) => compareNames(a.title, b.title));

const lettersOf = (listed: readonly Page[]): string[] => [...new Set(listed.map(letterOf))];

/** Wraps lines of MDX in the component that styles them. The landing page imports it, and `IndexKind`. */
const wrap = (lines: readonly string[]): string => ["<PageIndex>", "", ...lines, "", "</PageIndex>"].join("\n");

/** Writes links to the letters of the list that `pageIndex` writes, as MDX. */
export function pageLetters(pages: readonly Page[]): string {
  const links = lettersOf(entityPages(pages)).map((letter) => `[${letter}](#${anchorOf(letter)})`);
  return wrap(['<nav aria-label="Pages by first letter">', "", links.join(" "), "", "</nav>"]);
}

/** Writes the number of pages of each kind of entity, as MDX. */
export function pageCounts(pages: readonly Page[]): string {
  return wrap(
    Object.entries(PLURALS).flatMap(([kind, plural]) => {
      const { length } = pages.filter((page) => page.kind === kind);
      return length === 0 ? [] : [`- **${String(length)}** ${length === 1 ? kind : plural}`];
    }),
  );
}

/**
 * Writes a list of the pages of entities by name, below their first letters.
 *
 * @returns lines of MDX; their anchors start with `section-`, so that the search does not index the list
 */
export function pageIndex(pages: readonly Page[]): string {
  const listed = entityPages(pages);
  return wrap(
    lettersOf(listed).flatMap((letter) => [
      `### ${letter} {#${anchorOf(letter)}}`,
      "",
      ...listed
        .filter((page) => letterOf(page) === letter)
        .map(({ title, link, kind }) => `- [${escapeName(title)}](${link}) <IndexKind>${kind}</IndexKind>`),
      "",
    ]),
  );
}

/** The MDX comments that a landing page's template has as placeholders, with the functions that write the replacements. */
const PLACEHOLDERS: Readonly<Record<string, (pages: readonly Page[]) => string>> = {
  "/* letters */": pageLetters,
  "/* counts */": pageCounts,
  "/* index */": pageIndex,
};

/**
 * Replaces the placeholders of a landing page with the index of all pages, links to its letters, and the number of pages
 * by kind.
 *
 * @param file path of the landing page, for the error message
 * @throws GenerationError when a placeholder is missing
 */
export function withPageIndex(home: string, pages: readonly Page[], file: string): string {
  const edits: Edit[] = [];
  const missing = new Set(Object.keys(PLACEHOLDERS));
  visit(parseMdx(home), "mdxFlowExpression", (expression) => {
    const write = PLACEHOLDERS[expression.value];
    if (write === undefined) return;
    edits.push({ ...rangeOf(expression), text: write(pages) });
    missing.delete(expression.value);
  });
  const [placeholder] = missing;
  if (placeholder !== undefined)
    throw new GenerationError(
      `${file} lacks a placeholder for the index of pages.`,
      `Add a line with {${placeholder}}.`,
    );
  return applyEdits(home, edits);
}

/**
 * Writes the options into a landing page, into the code block whose title is the options file, so that the page shows the
 * options that were used.
 *
 * @param options the options file: its path in the project and its text
 * @param file path of the landing page, for the error message
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
