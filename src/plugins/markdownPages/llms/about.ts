/** What the files say of the site itself. */
export interface About {
  readonly title: string;
  /** May be empty. */
  readonly tagline: string;
  /** URL of the home page, with a slash at its end. */
  readonly home: string;
}
