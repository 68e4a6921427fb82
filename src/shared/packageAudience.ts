/** A page of the docs that uses a package. */
export interface Guide {
  readonly title: string;
  /** Path below the base URL. */
  readonly to: string;
}

/** What a reader has to know to leave again at once, or to stay. */
export interface PackageAudience {
  /** One or two sentences. */
  readonly who: string;
  readonly guides: readonly Guide[];
}
