const files = import.meta.webpackContext("@site/examples/schemas/default", { regExp: /\.graphql$/u });

/** The schema of the first example, whose files are those of its domains. */
export const media = files.keys().map(files).join("\n");
