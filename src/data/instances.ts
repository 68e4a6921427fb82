/**
 * The docs instances of the site, in the order in which readers meet them. Configuration and browser code both read this
 * list, so it is plain data. A new instance needs an entry here and a folder with pages, and nothing else.
 */

/** A docs instance: a folder of pages with its own sidebar and its own place in the URLs. */
export interface DocsInstance {
  /** Of the docs plugin. `default` is the instance of the preset; an id may not hold a slash. */
  readonly id: string;
  /** Folder of its pages, relative to the site. */
  readonly path: string;
  /** Path of its pages, below the base URL, without a slash at either end. */
  readonly routeBasePath: string;
  /** File with its sidebar; without one, the sidebar follows the folders. */
  readonly sidebarPath?: string;
  /** The component of its pages, when they need another than the theme's. */
  readonly docItemComponent?: string;
  /** Path of its first page, below the base URL. */
  readonly landing: string;
  /** Name for readers: in breadcrumbs, above search results and on the not-found page. */
  readonly label: string;
  /** Whether its breadcrumbs begin with that name, in place of the home page; not unless told. */
  readonly namesTrail?: boolean;
  /** What a reader finds there, as the end of a sentence. */
  readonly summary: string;
  /** Whether its pages, the first one aside, are made from a schema or from types. */
  readonly generated: boolean;
  /** Whether its pages stand in the sitemap. */
  readonly inSitemap: boolean;
  readonly search: {
    /** Results of a lower rank come first when they are equally good. */
    readonly rank: number;
  };
  readonly llms: {
    /** Heading in `llms.txt`; instances with the same one share a list. */
    readonly section: string;
    /** Whether the list names only the landing page and the categories. */
    readonly overviewOnly: boolean;
  };
  readonly socialImage: {
    /** Below the home page. */
    readonly src: string;
    readonly alt: string;
  };
}

const exampleImage = {
  src: "img/social/examples.png",
  alt: "The type Media of a schema on the left, the text of its page on the right.",
};

/** Every docs instance of the site. */
export const instances: readonly DocsInstance[] = [
  {
    id: "default",
    path: "docs",
    routeBasePath: "docs",
    sidebarPath: "./sidebars.ts",
    landing: "docs/intro",
    label: "Docs",
    summary: "what GraphQL-Markdown does and how to set it up",
    generated: false,
    inSitemap: true,
    search: { rank: 0 },
    llms: { section: "Docs", overviewOnly: false },
    socialImage: {
      src: "img/social/home.png",
      alt: "A type of a schema on the left, the page that it becomes on the right.",
    },
  },
  {
    id: "api",
    path: "api",
    routeBasePath: "api",
    docItemComponent: "@site/src/components/api/ReferenceItem",
    landing: "api/",
    label: "API",
    summary: "the packages and their functions",
    generated: true,
    inSitemap: true,
    search: { rank: 1 },
    llms: { section: "API", overviewOnly: false },
    socialImage: {
      src: "img/social/api.png",
      alt: "A call of a function on the left, the text of its reference page on the right.",
    },
  },
  {
    id: "example-default",
    path: "examples/default",
    routeBasePath: "examples/default",
    landing: "examples/default",
    label: "Example: default",
    namesTrail: true,
    summary: "the pages of a media-tracking schema",
    generated: true,
    // The generated examples would drown the pages that people search for.
    inSitemap: false,
    search: { rank: 2 },
    // A page for each type and operation would drown what it is an example of.
    llms: { section: "Examples", overviewOnly: true },
    socialImage: exampleImage,
  },
  {
    id: "example-group-by",
    path: "examples/group-by",
    routeBasePath: "examples/group-by",
    landing: "examples/group-by",
    label: "Example: group by directive",
    namesTrail: true,
    summary: "the pages of a school schema",
    generated: true,
    inSitemap: false,
    search: { rank: 2 },
    llms: { section: "Examples", overviewOnly: true },
    socialImage: exampleImage,
  },
];
