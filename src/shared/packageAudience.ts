/** A page of the docs that shows how to use a package. */
export interface Guide {
  readonly title: string;
  /** Path below the base URL. */
  readonly to: string;
}

/** Tells readers whether they need a package. */
export interface PackageAudience {
  /** Who needs the package, in one or two sentences. */
  readonly who: string;
  readonly guides: readonly Guide[];
}
