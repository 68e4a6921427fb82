/** A page of the docs that uses a package. */
export interface Guide {
  readonly title: string;
  /** Path below the base URL. */
  readonly to: string;
}

/** Tells readers whether they need a package. */
export interface PackageAudience {
  /** One or two sentences. */
  readonly who: string;
  readonly guides: readonly Guide[];
}
