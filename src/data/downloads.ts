/** Archives at `downloads/<name>.zip`: the folder with the files, and the name of that folder in the archive. */
export const downloads = {
  "graphql-formatter": { source: "packages/reference-formatter", folder: "formatter" },
  "fast-relations": { source: "packages/fast-relations", folder: "fast-relations" },
  "schema-report": { source: "packages/schema-report", folder: "schema-report" },
} as const;

/** Packages that readers install from `downloads/<name>.tgz`, with their folders. */
export const packages = { "docusaurus-lean-search": "packages/search" } as const;
