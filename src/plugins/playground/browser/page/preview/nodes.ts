/** Elements that a page can show: an allow-list. What is not among them is shown as what it holds. */
export const plainTags = [
  "p",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "strong",
  "b",
  "em",
  "i",
  "del",
  "code",
  "kbd",
  "mark",
  "small",
  "sub",
  "sup",
  "blockquote",
  "ul",
  "ol",
  "li",
  "table",
  "thead",
  "tbody",
  "tr",
  "th",
  "td",
  "hr",
  "br",
  "div",
  "span",
  "details",
  "summary",
] as const;

export type PlainTag = (typeof plainTags)[number];

/** A part of a page that is ready to be shown, as it passes from the worker to the page. */
export type PageNode =
  | string
  | { readonly kind: "plain"; readonly tag: PlainTag; readonly id?: string; readonly children: readonly PageNode[] }
  | { readonly kind: "link"; readonly href: string; readonly children: readonly PageNode[] }
  | { readonly kind: "block"; readonly language: string; readonly code: string }
  | { readonly kind: "badge"; readonly children: readonly PageNode[] }
  | {
      readonly kind: "admonition";
      readonly tone: string;
      readonly title: readonly PageNode[];
      readonly children: readonly PageNode[];
    };

/** A page, parsed. */
export interface Page {
  readonly title: string | undefined;
  readonly nodes: readonly PageNode[];
  /** Why the site would not read it as MDX. */
  readonly fault?: string;
  /** Whether there is more than is shown. */
  readonly cut: boolean;
}

/** What the page asks of the worker. */
export interface PageRequest {
  readonly id: number;
  readonly path: string;
  readonly text: string;
  /** Whether headings end with an id in braces, which Docusaurus takes for one. */
  readonly headingIds: boolean;
}

export interface PageAnswer {
  readonly id: number;
  readonly page: Page;
}
