/** What the configuration says of a list of pages in `llms.txt`. */
export interface SectionOptions {
  /** Heading of the list. */
  readonly title: string;
  /** Ids of the docs instances whose pages it names, in this order. */
  readonly instances: readonly string[];
  /** Whether it names only the landing page and the categories of each instance. */
  readonly overviewOnly?: boolean;
}

/** A page in a list. */
export interface ListedPage {
  readonly title: string;
  readonly description: string;
  /** From the root of the origin. */
  readonly path: string;
  /** A page that lists the pages of a category, made by Docusaurus. */
  readonly category: boolean;
}

/** A list of pages, in the order of the sidebars. */
export interface Section {
  readonly title: string;
  readonly overviewOnly: boolean;
  readonly pages: readonly ListedPage[];
}
