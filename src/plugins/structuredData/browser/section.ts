/** What the head of a page says about the section that the page belongs to. */
export interface Section {
  readonly name: string;
  /** Its first page, below the home page. */
  readonly path: string;
  /** Its picture for social networks, below the home page; as large as every other, see `metadata` of the theme. */
  readonly image: string;
  /** What is on that picture. */
  readonly alt: string;
}
