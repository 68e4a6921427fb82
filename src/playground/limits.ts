/** Bytes of a source, as a file has them. */
export const MAX_SOURCE_BYTES = 12_000_000;

/** Types of a schema. */
export const MAX_TYPES = 5_000;

/** Pages, of which a schema has one for each operation too. */
export const MAX_PAGES = 10_000;
