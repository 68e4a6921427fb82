/** Class of internal modules in the sidebar of the API reference. */
export const INTERNAL_CLASS = "api-internal";
