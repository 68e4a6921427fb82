import type { Files, Run } from "./reproduction";

/** A schema that triggers the bugs. */
export const schema = `directive @internal(level: Level) on OBJECT
directive @beta on OBJECT
directive @doc(category: String) on OBJECT

enum Level {
  LOW
}

type Query {
  user(id: ID): User
}

type Mutation {
  rename(name: String): User
}

type User @doc(category: "People") {
  name: String
  pet: Pet!
  toy: Toy
  age: Int @deprecated(reason: "Ask them.")
  size: Int @deprecated(reason: "First line.\\nSecond line.")
}

type Pet @internal {
  name: String
}

type Toy @beta {
  name: String
}
`;

/** The loader for the schema, in a form that is valid in JavaScript and YAML. */
export const LOADERS = 'loaders: { GraphQLFileLoader: "@graphql-tools/graphql-file-loader" }';

/** The command of Docusaurus. */
export const DOCUSAURUS = "docusaurus graphql-to-doc";

/** The command without Docusaurus. */
export const GQLMD = "gqlmd graphql-to-doc";

/** Parts of a run in addition to the options of the tool. */
interface More {
  /** Source code of `formatter.cjs`, which is used as the formatter. */
  readonly formatter?: string;
  readonly files?: Files;
  /** Steps instead of only the command. */
  readonly steps?: Run["steps"];
}

/**
 * Generates pages in Docusaurus.
 *
 * @param options of the plugin, as JavaScript
 */
export function docusaurus(options: string, { formatter, files, steps = [DOCUSAURUS] }: More = {}): Run {
  const named = formatter === undefined ? "" : 'formatter: new URL("./formatter.cjs", import.meta.url).href';
  const all = [LOADERS, options, named].filter((option) => option !== "").join(", ");
  const config = `export default { plugins: [["@graphql-markdown/docusaurus", { ${all} }]] };\n`;
  return { files: { "docusaurus.config.js": config, ...filesOf(formatter), ...files }, steps };
}

/**
 * Generates pages without Docusaurus.
 *
 * @param options as YAML
 */
export function gqlmd(options: string, { formatter, files, steps = [GQLMD] }: More = {}): Run {
  const named = formatter === undefined ? "" : 'formatter: "${PWD}/formatter.cjs"';
  const all = [LOADERS, options, named].filter((option) => option !== "").join(", ");
  const config = `schema: schema.graphql\nextensions: { graphql-markdown: { ${all} } }\n`;
  return { files: { ".graphqlrc": config, ...filesOf(formatter), ...files }, steps };
}

function filesOf(formatter: string | undefined): Files {
  return { "schema.graphql": schema, ...(formatter === undefined ? {} : { "formatter.cjs": formatter }) };
}
