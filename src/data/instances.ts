/**
 * The docs instances of the site, in the order in which lists show them. Plain data, because both the configuration and browser
 * code read it. A new instance needs an entry here and a folder with pages, and usually an item in `src/config/navbar.ts`.
 */

/** A docs instance: a folder of pages with its own sidebar and URL path. */
export interface DocsInstance {
  /** Id of the docs plugin, without a slash. `default` is the instance of the preset. */
  readonly id: string;
  /** Folder of its pages, relative to the site, and their path below the base URL; without a slash at either end. */
  readonly routeBasePath: string;
  /** File with its sidebar; without one, the sidebar follows the folders. */
  readonly sidebarPath?: string;
  /** Component that replaces the theme's `DocItem` on its pages. */
  readonly docItemComponent?: string;
  /** Path of its first page, below the base URL; with a slash at its end if the page's canonical URL has one. */
  readonly landing: string;
  /** Name for readers: in breadcrumbs, above search results and on the not-found page. */
  readonly label: string;
  /** The content of its pages, in words that follow the label and a colon. */
  readonly summary: string;
  /** Whether its pages, except the first, are generated from a schema or from types. */
  readonly generated: boolean;
  readonly inSitemap: boolean;
  /**
   * Part of the site that readers can search alone. Equally good results are in the order of their areas in this file, except
   * that results from the area of the reader's page come first.
   */
  readonly searchArea: "Docs" | "API" | "Examples";
  readonly llms: {
    /** Heading in `llms.txt`; instances with the same heading share a list. */
    readonly section: string;
    /** Whether `llms.txt` lists only the landing page and the categories. */
    readonly overviewOnly: boolean;
  };
  readonly socialImage: {
    /** Path below the base URL. */
    readonly src: string;
    readonly alt: string;
  };
}

const exampleImage = {
  src: "img/social/examples.png",
  alt: "The type Media of a schema on the left, the text of its page on the right.",
};

export const instances: readonly DocsInstance[] = [
  {
    id: "default",
    routeBasePath: "docs",
    sidebarPath: "./sidebars.ts",
    landing: "docs/intro",
    label: "Docs",
    summary: "what GraphQL-Markdown does and how to set it up",
    generated: false,
    inSitemap: true,
    searchArea: "Docs",
    llms: { section: "Docs", overviewOnly: false },
    socialImage: {
      src: "img/social/home.png",
      alt: "A type of a schema on the left, the page that it becomes on the right.",
    },
  },
  {
    id: "api",
    routeBasePath: "api",
    docItemComponent: "@site/src/components/api/ReferenceItem",
    landing: "api/",
    label: "API",
    summary: "the packages and their functions",
    generated: true,
    inSitemap: true,
    searchArea: "API",
    llms: { section: "API", overviewOnly: false },
    socialImage: {
      src: "img/social/api.png",
      alt: "A call of a function on the left, the text of its reference page on the right.",
    },
  },
  {
    id: "example-default",
    routeBasePath: "examples/default",
    landing: "examples/default/",
    label: "Example: default",
    summary: "the pages of a media-tracking schema",
    generated: true,
    // In search engines, the many generated pages would bury those that people look for.
    inSitemap: false,
    searchArea: "Examples",
    // A list of all types and operations would bury the rest of `llms.txt`.
    llms: { section: "Examples", overviewOnly: true },
    socialImage: exampleImage,
  },
  {
    id: "example-group-by",
    routeBasePath: "examples/group-by",
    landing: "examples/group-by/",
    label: "Example: group by directive",
    summary: "the pages of a school schema",
    generated: true,
    inSitemap: false,
    searchArea: "Examples",
    llms: { section: "Examples", overviewOnly: true },
    socialImage: exampleImage,
  },
];
