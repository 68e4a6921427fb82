import { instances } from "./instances";

/** A link to a main part of the site, shown where a reader is lost: on the not-found page and in the search. */
export interface SiteSection {
  /** Path of a page, below the base URL. */
  readonly to: string;
  readonly title: string;
  /** Content of the section, in words that follow the title and a colon. */
  readonly text: string;
}

/** The main parts of the site. Fixture sites, which lack these pages, replace this file. */
export const sections: readonly SiteSection[] = [
  ...instances.map(({ landing, label, summary }) => ({ to: `/${landing}`, title: label, text: summary })),
  { to: "/docs/settings", title: "Settings", text: "every option" },
  { to: "/showcase", title: "Showcase", text: "sites that use GraphQL-Markdown" },
];
