import type { Nodes } from "hast";

/** A page, parsed. */
export interface Page {
  /** The title, where the text has none of its own. */
  readonly title: string | undefined;
  /** What the text shows, in elements of an allow-list and a few that stand for components. */
  readonly content: Nodes;
  /** Why the site would not read it as MDX. */
  readonly fault?: string;
  /** Whether there is more than is shown. */
  readonly cut: boolean;
}

/** The notice on a page that has a fault. */
export const faultNotice = (fault: string): string =>
  `A site could not read this page as MDX, so it is shown as Markdown: ${fault}`;

/** A heading of a page. */
export interface PageHeading {
  readonly id: string;
  /** From 1 to 6. */
  readonly level: number;
  readonly text: string;
}

/** Front matter as a table, or what is wrong with it. */
export type FrontMatter =
  | { readonly rows: readonly (readonly [key: string, value: string])[] }
  | { readonly fault: string };

/** What GitHub shows beside the text of a page, and what it does not. */
export interface OnGithub {
  readonly frontMatter: FrontMatter | undefined;
  /** Whether it has parts that GitHub does not know. */
  readonly holdsMdx: boolean;
  /** Whether it has links from the root of a site, which lead to no file there. */
  readonly linksToSite: boolean;
}

/** A page with what its surroundings need. */
export interface ShownPage extends Page {
  /** Each has an element of its id. */
  readonly headings: readonly PageHeading[];
  /** The level down to which a site lists headings beside the page. For sites alone. */
  readonly listed?: number;
  /** For GitHub alone. */
  readonly github?: OnGithub;
}

/** Who reads a page. */
export type Reader = "site" | "github";

/** What the worker answers: that it has begun, then the page. */
export type PageAnswer = "begun" | ShownPage;

/** What the page asks of the worker. */
export interface PageRequest {
  readonly path: string;
  readonly text: string;
  /** Whether headings end with an id in braces, which Docusaurus takes for one. */
  readonly headingIds: boolean;
  /** Whether its components are those of the formatter that readers copy. */
  readonly takeHome: boolean;
  readonly reader: Reader;
}
