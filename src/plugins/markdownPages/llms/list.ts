import type { ListItem, RootContent } from "mdast";
import { toMarkdown } from "mdast-util-to-markdown";
import type { About } from "./about";

/** Name of the file with the text of the hand-written pages. */
export const LLMS_FULL = "llms-full.txt";

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

function heading(depth: 1 | 2, value: string): RootContent {
  return { type: "heading", depth, children: [{ type: "text", value }] };
}

function item({ title, description, url }: Link): ListItem {
  const link = { type: "link" as const, url, children: [{ type: "text" as const, value: title }] };
  const rest = description === "" ? [] : [{ type: "text" as const, value: `: ${description}` }];
  return { type: "listItem", spread: false, children: [{ type: "paragraph", children: [link, ...rest] }] };
}

/** What a reader of the lists has to know, in the place that the convention has for it: between the title and the lists. */
function notes({ home }: About, lists: readonly LinkList[]): RootContent[] {
  const full = `${home}${LLMS_FULL}`;
  const forms: RootContent = {
    type: "paragraph",
    children: [
      { type: "text", value: "Every page has a Markdown form, at its own path with " },
      { type: "inlineCode", value: ".md" },
      {
        type: "text",
        value:
          " behind it; the links lead to these. All pages of the documentation that were written by hand are in one file, ",
      },
      { type: "link", url: full, children: [{ type: "text", value: LLMS_FULL }] },
      { type: "text", value: "." },
    ],
  };
  const short = lists
    .filter(({ overviewOnly }) => overviewOnly)
    .map(({ title }): RootContent => {
      const value = `The list “${title}” holds landing pages and categories only. Each type and operation has a page besides; follow the links.`;
      return { type: "paragraph", children: [{ type: "text", value }] };
    });
  return [forms, ...short];
}

/**
 * The text of `llms.txt`: title, quotation, notes, and lists of links below headings of the second level. A list without
 * links is left out.
 */
export function listText(about: About, lists: readonly LinkList[]): string {
  const tagline = { type: "paragraph" as const, children: [{ type: "text" as const, value: about.tagline }] };
  const filled = lists.filter(({ links }) => links.length > 0);
  const children: RootContent[] = [
    heading(1, about.title),
    ...(about.tagline === "" ? [] : [{ type: "blockquote" as const, children: [tagline] }]),
    ...notes(about, filled),
    ...filled.flatMap(({ title, links }): RootContent[] => [
      heading(2, title),
      { type: "list", ordered: false, spread: false, children: links.map(item) },
    ]),
  ];
  return toMarkdown({ type: "root", children }, { bullet: "-" });
}
