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

/** What the page asks of the worker, which answers with a `Page`. */
export interface PageRequest {
  readonly path: string;
  readonly text: string;
  /** Whether headings end with an id in braces, which Docusaurus takes for one. */
  readonly headingIds: boolean;
}
