/** Replaces modules that are not needed in a bundle. */
export {};
