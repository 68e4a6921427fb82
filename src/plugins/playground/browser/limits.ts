/** Length of a source: bytes of a file, or characters of a text, which is the same for nearly all of most schemas. */
export const MAX_SOURCE_BYTES = 12_000_000;

/** Types of a schema. So many take a tab near to 1 GB for a moment; `tests/bench/RESULTS.md` has the measurements. */
export const MAX_TYPES = 5_000;

/** Pages, of which a schema has one for each operation too. */
export const MAX_PAGES = 10_000;
