import { toMarkdown } from "mdast-util-to-markdown";

/** Name of the file that lists all pages. */
export const LLMS = "llms.txt";

/** Name of the file with the text of the hand-written pages. */
export const LLMS_FULL = "llms-full.txt";

/** What the files say of the site itself. */
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
  /** Absolute. */
  readonly url: string;
}

/** A list below a heading. */
export interface LinkList {
  readonly title: string;
  readonly links: readonly Link[];
  /** Whether it leads to landing pages and categories alone. */
  readonly overviewOnly: boolean;
}

/** Markdown that shows a text as it is. */
function escaped(value: string): string {
  return toMarkdown({ type: "text", value }).trimEnd();
}

/** What both files begin with. */
function opening({ title, tagline }: About): string[] {
  return [`# ${escaped(title)}`, ...(tagline === "" ? [] : [`> ${escaped(tagline)}`])];
}

function item({ title, description, url }: Link): string {
  const rest = description === "" ? "" : `: ${escaped(description)}`;
  return `- [${escaped(title)}](${url})${rest}`;
}

/**
 * The text of `llms.txt`: title, quotation, notes, and lists of links below headings of the second level. A list without
 * links is left out.
 */
export function listText(about: About, lists: readonly LinkList[]): string {
  const filled = lists.filter(({ links }) => links.length > 0);
  const note =
    "Every page has a Markdown form, at its own path with `.md` behind it; the links lead to these. All pages of the " +
    `documentation that were written by hand are in one file, [${LLMS_FULL}](${about.home}${LLMS_FULL}).`;
  const short = filled
    .filter(({ overviewOnly }) => overviewOnly)
    .map(
      ({ title }) =>
        `The list “${escaped(title)}” holds landing pages and categories only. Each type and operation has a page besides; follow the links.`,
    );
  const sections = filled.flatMap(({ title, links }) => [`## ${escaped(title)}`, links.map(item).join("\n")]);
  return `${[...opening(about), note, ...short, ...sections].join("\n\n")}\n`;
}

/**
 * The text of `llms-full.txt`.
 *
 * @param texts - Markdown forms of the pages, in order
 */
export function fullText(about: About, texts: readonly string[]): string {
  const note =
    `This file holds the pages of ${about.home} that were written by hand, in the order of the sidebars. ` +
    `Not in it are generated pages: references and examples. Links to them are in ${about.home}${LLMS}.`;
  return [`${[...opening(about), note].join("\n\n")}\n`, ...texts].join("\n---\n\n");
}
