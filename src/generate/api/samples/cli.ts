/** Examples for the command-line package. */
export const CLI_SAMPLES: Readonly<Record<string, string>> = {
  "cli#getGraphQLMarkdownCli": `
const command = getGraphQLMarkdownCli(
  { schema: "schema.graphql" },
  undefined,
  "@graphql-markdown/formatters/mkdocs",
);
command.name(); // "graphql-to-doc"
command.opts().formatter; // "@graphql-markdown/formatters/mkdocs"`,
  "cli#runGraphQLMarkdown": `
import { writeFile } from "node:fs/promises";

await writeFile("schema.graphql", "type Query { now: String }");
await runGraphQLMarkdown(
  {
    formatter: "@graphql-markdown/formatters/mkdocs",
    loaders: { GraphQLFileLoader: "@graphql-tools/graphql-file-loader" },
  },
  { schema: "./schema.graphql", root: "./docs" },
);`,
};
