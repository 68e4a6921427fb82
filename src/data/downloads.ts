/**
 * Packages that readers copy, by the name of their archive at `downloads/<name>.zip`: where the files are, and the folder that
 * they are in once unpacked.
 */
export const downloads = {
  "graphql-formatter": { source: "packages/reference-formatter", folder: "formatter" },
} as const;
