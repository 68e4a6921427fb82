import { toMarkdown } from "mdast-util-to-markdown";

/** Name of the file that lists the pages. */
export const LLMS = "llms.txt";

/** Name of the file with the text of the hand-written pages. */
export const LLMS_FULL = "llms-full.txt";

/** Facts about the site, for the start of the files. */
export interface About {
  readonly title: string;
  /** May be empty. */
  readonly tagline: string;
  /** URL of the home page, with a slash at its end. */
  readonly home: string;
}

/** A link to the Markdown form of a page. */
export interface Link {
  readonly title: string;
  readonly description: string;
  /** Absolute URL of the Markdown form. */
  readonly url: string;
}

export interface LinkList {
  readonly title: string;
  readonly links: readonly Link[];
  /** Whether the list contains only landing pages and categories. */
  readonly overviewOnly: boolean;
}

function escapeText(value: string): string {
  return toMarkdown({ type: "text", value }).trimEnd();
}

/** Writes the start of both files: the title, and the tagline as a quotation. */
function opening({ title, tagline }: About): string[] {
  return [`# ${escapeText(title)}`, ...(tagline === "" ? [] : [`> ${escapeText(tagline)}`])];
}

function item({ title, description, url }: Link): string {
  const rest = description === "" ? "" : `: ${escapeText(description)}`;
  return `- [${escapeText(title)}](${url})${rest}`;
}

/** Writes the text of `llms.txt`: title, tagline, notes, and each list that is not empty, below its heading. */
export function listText(about: About, lists: readonly LinkList[]): string {
  const nonEmpty = lists.filter(({ links }) => links.length > 0);
  const note =
    "Every page is available as Markdown at its path without a final slash, plus `.md`, and the home page at " +
    `\`${about.home}index.md\`; the links lead to that form. All hand-written pages of the documentation are in one file, ` +
    `[${LLMS_FULL}](${about.home}${LLMS_FULL}).`;
  const overviewNotes = nonEmpty
    .filter(({ overviewOnly }) => overviewOnly)
    .map(
      ({ title }) =>
        `The list “${escapeText(title)}” contains only landing pages and categories. Each type and operation also has a page; follow the links.`,
    );
  const sections = nonEmpty.flatMap(({ title, links }) => [`## ${escapeText(title)}`, links.map(item).join("\n")]);
  return `${[...opening(about), note, ...overviewNotes, ...sections].join("\n\n")}\n`;
}

/**
 * Writes the text of `llms-full.txt`.
 *
 * @param texts Markdown of the hand-written pages
 */
export function fullText(about: About, texts: readonly string[]): string {
  const note =
    `This file contains the hand-written pages of ${about.home}, in the order of the sidebars. ` +
    `It does not contain generated pages: references and examples. Links to those are in ${about.home}${LLMS}.`;
  return [`${[...opening(about), note].join("\n\n")}\n`, ...texts].join("\n---\n\n");
}
