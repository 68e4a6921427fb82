/** Folders of the project that readers may take home, by the name of their archive at `downloads/<name>.zip`. */
export const downloads = { "graphql-formatter": "examples/formatter" } as const;
