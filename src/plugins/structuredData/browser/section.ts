/** The section that a page belongs to, as its head and its breadcrumbs name it. */
export interface Section {
  readonly name: string;
  /** Its first page, below the home page. */
  readonly path: string;
  /** Whether the breadcrumbs that readers see begin with its name too, in place of the home page. */
  readonly namesTrail?: boolean | undefined;
  /** Its picture for social networks, below the home page; as large as every other, see `metadata` of the theme. */
  readonly image: string;
  /** What is on that picture. */
  readonly alt: string;
}
